"""What a viewer sees of a deal and of the sheet.

It is built field by field from the viewer's own view, and from nothing else.
"""

from knekt.server.shown.pictures.deal import DealPicture, deal_picture
from knekt.server.shown.pictures.parts import Said, Told, wire_message, wire_sentence
from knekt.server.shown.pictures.sheet import (
    DealEntry,
    FullSheet,
    SheetPicture,
    deal_entry,
    full_sheet,
    sheet_picture,
)

__all__ = [
    "DealEntry",
    "DealPicture",
    "FullSheet",
    "Said",
    "SheetPicture",
    "Told",
    "deal_entry",
    "deal_picture",
    "full_sheet",
    "sheet_picture",
    "wire_message",
    "wire_sentence",
]
