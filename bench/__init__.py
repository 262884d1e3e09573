"""Timings, printed beside a peer's in the same run: `make bench`."""
