"""What the command line says about Skruf alone."""

__all__: list[str] = []
