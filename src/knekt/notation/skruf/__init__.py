"""Skruf in text: entries, results."""

__all__: list[str] = []
