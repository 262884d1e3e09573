"""The table in the terminal, laid for Skat."""

__all__: list[str] = []
