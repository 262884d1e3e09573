"""What partners give each other in Skat: gifts, and the cards of a revolution."""
