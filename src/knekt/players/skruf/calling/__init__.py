"""What a seat of Skruf says before the first lead, and why."""

__all__: list[str] = []
