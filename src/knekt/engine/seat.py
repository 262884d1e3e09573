"""Seats, and the table itself, which also acts."""

from __future__ import annotations

__all__ = ["TABLE", "Seat"]

Seat = int  # 0 is left of the dealer, then clockwise

TABLE: Seat = -1  # the table itself: it deals, judges claims, stops a deal
