"""`python -m knekt`, the same as the command `knekt`."""

from knekt.cli.main import main

main()
