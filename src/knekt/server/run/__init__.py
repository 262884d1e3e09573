"""How a server is set up, started, measured and stopped."""

__all__: list[str] = []
