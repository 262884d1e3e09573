"""Several servers on one database: what they tell each other, and who is connected to which of them."""

__all__: list[str] = []
