"""Measuring and training players: arenas, yardsticks, bulk work."""

__all__: list[str] = []
