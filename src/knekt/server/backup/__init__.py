"""Everything that a server keeps, as one file, and back from it into an empty place, on either kind of database."""

from knekt.server.backup.file import Kept
from knekt.server.backup.restoring import restore
from knekt.server.backup.saving import Progress, back_up

__all__ = ["Kept", "Progress", "back_up", "restore"]
