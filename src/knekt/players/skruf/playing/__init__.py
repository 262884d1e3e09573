"""Which card a seat of Skruf plays, and when it claims."""

__all__: list[str] = []
