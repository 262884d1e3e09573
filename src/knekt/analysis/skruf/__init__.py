"""Advice in Skruf."""

__all__: list[str] = []
