"""Thinking over hidden cards, for any family of games: worlds are dealt, weighed and asked."""

__all__: list[str] = []
