"""A sitting of Skruf: draws, rubbers, accounts, points."""

from knekt.sheet.skruf.account import Account, Posting, points_of
from knekt.sheet.skruf.event import Adjusted, Corrected, Drawn, Entered
from knekt.sheet.skruf.facts import check_facts, check_misere
from knekt.sheet.skruf.money import winnings
from knekt.sheet.skruf.rows import DealRow
from knekt.sheet.skruf.schedule import NOBODY, SCHEDULES, Pairing, drawn_order
from knekt.sheet.skruf.seating import Rubber, SkrufTerms
from knekt.sheet.skruf.sitting import SkrufSitting
from knekt.sheet.skruf.statement import Balance, Column, Item, Statement, statement

__all__ = [
    "NOBODY",
    "SCHEDULES",
    "Account",
    "Adjusted",
    "Balance",
    "Column",
    "Corrected",
    "DealRow",
    "Drawn",
    "Entered",
    "Item",
    "Pairing",
    "Posting",
    "Rubber",
    "SkrufSitting",
    "SkrufTerms",
    "Statement",
    "check_facts",
    "check_misere",
    "drawn_order",
    "points_of",
    "statement",
    "winnings",
]
