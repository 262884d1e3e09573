"""Everything that a server keeps, as one file, and back from it into an empty place, on either kind of database."""

from knekt.server.backup.file import BackupResult
from knekt.server.backup.restoring import restore
from knekt.server.backup.saving import Progress, back_up

__all__ = ["BackupResult", "Progress", "back_up", "restore"]
