"""What whist gives to the server."""
