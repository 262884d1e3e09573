"""What only Skat has on the command line."""

__all__: list[str] = []
