"""A sitting of Skat: rotation, rows, special rounds, entries."""

__all__: list[str] = []
