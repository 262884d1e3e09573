"""What partners give each other in Skruf: gifts, and the swap of the opponents."""

__all__: list[str] = []
