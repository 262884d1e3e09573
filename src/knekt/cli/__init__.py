"""Commands and the table in the terminal."""

__all__: list[str] = []
