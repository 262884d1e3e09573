"""A seat at a Knekt server for programs: they sign in, join a table, follow it, and let any player play."""

from knekt.client.client import Client
from knekt.client.daily import Comparison, DailyDeal, DayResult, Today
from knekt.client.heard import Heard, MutedNow, Phrase, PresentNow, Renamed
from knekt.client.lists import ListedTable
from knekt.client.moment import Moment
from knekt.client.play import play
from knekt.client.table import ClientTable

__all__ = [
    "Client",
    "ClientTable",
    "Comparison",
    "DailyDeal",
    "DayResult",
    "Heard",
    "ListedTable",
    "Moment",
    "MutedNow",
    "Phrase",
    "PresentNow",
    "Renamed",
    "Today",
    "play",
]
