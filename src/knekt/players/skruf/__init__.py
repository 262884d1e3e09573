"""Players of Skruf."""

__all__: list[str] = []
