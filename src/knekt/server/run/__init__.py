"""How a server is set up, started, measured and stopped."""
