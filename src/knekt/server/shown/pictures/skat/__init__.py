"""Pictures of Skat and Tournée."""
