"""The table in the terminal for Skruf."""

__all__: list[str] = []
