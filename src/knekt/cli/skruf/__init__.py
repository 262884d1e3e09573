"""What only Skruf has on the command line."""

__all__: list[str] = []
