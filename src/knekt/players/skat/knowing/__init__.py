"""What a seat of Skat knows, and what it believes of the cards it does not see."""

__all__: list[str] = []
