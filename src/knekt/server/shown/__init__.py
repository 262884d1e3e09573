"""What each viewer of a table is sent, and what can be read of deals that are over."""

__all__: list[str] = []
