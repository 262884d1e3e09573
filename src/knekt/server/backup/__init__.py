"""Backups: all that a server keeps goes into one file, and back into an empty database of either kind."""

from knekt.server.backup.file import BackupResult
from knekt.server.backup.restoring import restore
from knekt.server.backup.saving import Progress, back_up

__all__ = ["BackupResult", "Progress", "back_up", "restore"]
