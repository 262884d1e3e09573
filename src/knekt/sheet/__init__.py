"""Many deals on one score sheet: rotation, rows, totals, tournament scoring, settlement."""

from knekt.sheet.event import Entry, TimeUp
from knekt.sheet.money import Payment, Place, Settlement, settled, standing
from knekt.sheet.seating import Player, Terms
from knekt.sheet.sitting import Sitting, sitting_of
from knekt.sheet.skat.event import Corrected, Entered, PlayedAgain, Seated
from knekt.sheet.skat.facts import check_facts, check_latest, check_ramsch, possible_tricks
from knekt.sheet.skat.money import settlement
from knekt.sheet.skat.rounds import Kind, Queue, fired
from knekt.sheet.skat.rows import SheetRow, TournamentScore, tournament
from knekt.sheet.skat.seating import SkatTerms
from knekt.sheet.skat.sitting import SkatSitting
from knekt.sheet.skruf.sitting import SkrufSitting

__all__ = [
    "Corrected",
    "Entered",
    "Entry",
    "Kind",
    "Payment",
    "Place",
    "PlayedAgain",
    "Player",
    "Queue",
    "Seated",
    "Settlement",
    "SheetRow",
    "Sitting",
    "SkatSitting",
    "SkatTerms",
    "SkrufSitting",
    "Terms",
    "TimeUp",
    "TournamentScore",
    "check_facts",
    "check_latest",
    "check_ramsch",
    "fired",
    "possible_tricks",
    "settled",
    "settlement",
    "sitting_of",
    "standing",
    "tournament",
]
