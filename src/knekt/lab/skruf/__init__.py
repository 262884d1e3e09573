"""What the lab knows of Skruf."""

__all__: list[str] = []
