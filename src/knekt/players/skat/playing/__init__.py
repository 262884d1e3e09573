"""Which card a seat of Skat plays, and when it claims."""

__all__: list[str] = []
