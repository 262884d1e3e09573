"""A table as its log tells it: places, the sitting, fair dealing.

There is no clock, network or storage here.
"""

from knekt.server.table.choice import PLAYED, only_card
from knekt.server.table.event import EVENTS
from knekt.server.table.place import LEVELS, Place, bot, bot_level
from knekt.server.table.settings import Kind, TableSettings, Visibility
from knekt.server.table.table import Table

__all__ = [
    "EVENTS",
    "LEVELS",
    "PLAYED",
    "Kind",
    "Place",
    "Table",
    "TableSettings",
    "Visibility",
    "bot",
    "bot_level",
    "only_card",
]
