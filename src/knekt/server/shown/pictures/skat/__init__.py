"""Pictures of Skat and Tournée."""

__all__: list[str] = []
