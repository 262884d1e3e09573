"""What the lab knows of Skat."""

__all__: list[str] = []
