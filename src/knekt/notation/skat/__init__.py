"""Skat in text: entries, results, and the records of other programs."""

__all__: list[str] = []
