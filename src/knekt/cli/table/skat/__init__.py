"""The table in the terminal for Skat."""

__all__: list[str] = []
