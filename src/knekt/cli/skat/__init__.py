"""What the command line says about Skat alone."""

__all__: list[str] = []
