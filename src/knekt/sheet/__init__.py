"""Many deals on one score sheet: rotation, rows, totals, tournament scoring, settlement."""

from knekt.sheet.event import EVENTS, Corrected, Entered, Seated, TimeUp
from knekt.sheet.facts import check_facts, check_latest, check_ramsch, possible_tricks
from knekt.sheet.money import Payment, Place, Settlement, settlement, standing
from knekt.sheet.rounds import Kind, Queue, fired
from knekt.sheet.seating import Player, Terms
from knekt.sheet.sitting import Sitting
from knekt.sheet.skat import SheetRow, TournamentScore, tournament

__all__ = [
    "EVENTS",
    "Corrected",
    "Entered",
    "Kind",
    "Payment",
    "Place",
    "Player",
    "Queue",
    "Seated",
    "Settlement",
    "SheetRow",
    "Sitting",
    "Terms",
    "TimeUp",
    "TournamentScore",
    "check_facts",
    "check_latest",
    "check_ramsch",
    "fired",
    "possible_tricks",
    "settlement",
    "standing",
    "tournament",
]
