"""Skruf in text: spelling, entries, results."""

__all__: list[str] = []
