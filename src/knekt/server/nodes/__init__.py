"""Several servers on one database: what they tell each other, and who is connected where."""

__all__: list[str] = []
