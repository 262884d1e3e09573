"""One package, so that its tests share a server and a browser, which others do without."""
