"""The table in the terminal, at which a person plays."""

__all__: list[str] = []
