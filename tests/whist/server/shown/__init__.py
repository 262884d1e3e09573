"""How whist is shown."""
