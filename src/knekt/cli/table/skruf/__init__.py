"""The table in the terminal, laid for Skruf."""

__all__: list[str] = []
