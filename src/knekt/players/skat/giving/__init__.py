"""What partners give each other in Skat: gifts, and the cards of a revolution."""

__all__: list[str] = []
