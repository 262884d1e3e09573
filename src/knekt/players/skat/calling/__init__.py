"""What a seat of Skat says before the first lead, and why."""
