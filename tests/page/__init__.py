"""The tests of the page are a package, so that they share a server and a browser."""
