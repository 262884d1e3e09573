"""Skat in text: spelling, entries, and the records of other programs."""

__all__: list[str] = []
