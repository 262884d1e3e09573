"""Players of Skat."""

__all__: list[str] = []
