"""Games for the score sheet, named by what they bring, and tables that keep it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from knekt.cards import Seed
from knekt.engine import OptionValue
from knekt.sheet import SkatSitting
from knekt.skat import Dealt, Facts, Options, RamschFacts, contracts, options

__all__ = [
    "GRAND_HAND",
    "PLAIN",
    "RAMSCH",
    "SPLIT",
    "after_deals",
    "bock_table",
    "dealt",
    "next_deal",
    "ramsch_deals",
]

_GAMES = contracts(options("german"))
PLAIN = Facts(_GAMES["D"], matadors=1, points=70, tricks=6, bid=18)  # 18, and no trigger
SPLIT = Facts(_GAMES["H"], matadors=1, points=60, tricks=6, bid=18)  # 60 to 60: 40 lost
GRAND_HAND = Facts(_GAMES["GH"], matadors=1, points=70, tricks=6, bid=18)  # 72 won
RAMSCH = RamschFacts((53, 30, 27), (4, 3, 3), last=0)  # forehand pays 63


def bock_table(wanted: Mapping[str, OptionValue] | None = None, **named: OptionValue) -> Options:
    """A table with bock rounds and these settings; `kontra__max` stands for kontra.max."""
    settings: dict[str, OptionValue] = {"bock.enabled": True, **(wanted or {})}
    return options("german", settings | {name.replace("__", "."): value for name, value in named.items()})


def dealt(number: int) -> Dealt:
    return Dealt.from_seed(Seed.parse(f"sitting {number}"))


def next_deal(sitting: SkatSitting, facts: Facts = PLAIN, ramsch: RamschFacts = RAMSCH) -> SkatSitting:
    """The next deal entered: forehand's game, or a ramsch where that is due."""
    assert sitting.terms is not None
    return sitting.enter(None, ramsch) if sitting.terms.schieberramsch else sitting.enter(0, facts)


def after_deals(
    chosen: Options, count: int, triggers: Iterable[int] = (), trigger: Facts = GRAND_HAND
) -> SkatSitting:
    """A sitting of so many deals, those of these numbers with a game that is meant to bring a round."""
    sitting, due = SkatSitting.new(chosen), set(triggers)
    for number in range(1, count + 1):
        sitting = next_deal(sitting, trigger if number in due else PLAIN)
    return sitting


def ramsch_deals(sitting: SkatSitting) -> list[int]:
    """The deals that were a schieberramsch without bidding."""
    return [row.number for row in sitting.rows if row.terms.schieberramsch]
