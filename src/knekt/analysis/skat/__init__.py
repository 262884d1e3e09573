"""Advice in the games of the Skat family."""

__all__: list[str] = []
