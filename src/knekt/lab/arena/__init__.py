"""Players against players: duplicate deals, honest statistics."""

__all__: list[str] = []
