"""The tables of a node: what may be done at them, what is due, and what is written with it."""

__all__: list[str] = []
