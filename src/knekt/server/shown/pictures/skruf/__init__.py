"""Pictures of Skruf and trekarl."""

__all__: list[str] = []
