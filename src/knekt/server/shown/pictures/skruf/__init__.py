"""Pictures of Skruf and trekarl."""
