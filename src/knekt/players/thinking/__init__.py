"""Thinking over hidden cards, for any family of games:
worlds are dealt, weighed, and asked what they would bring.
"""

__all__: list[str] = []
