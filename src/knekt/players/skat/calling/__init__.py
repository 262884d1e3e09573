"""What a seat of Skat says before the first lead, and why."""

__all__: list[str] = []
