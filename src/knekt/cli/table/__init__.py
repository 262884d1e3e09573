"""The table in the terminal, where a person plays."""

__all__: list[str] = []
