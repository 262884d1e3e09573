"""What a seat of Skruf knows, and what it believes of the cards it does not see."""

__all__: list[str] = []
