"""Skat solved with all cards open."""

__all__: list[str] = []
