"""The auction of Skat for a reader: questions, answers, what a value can be, and who is still to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from knekt.engine import Event, Seat
from knekt.message import Message
from knekt.skat import BidMade, Contract, Held, Passed, RamschSaid, SkatRules, Stage, State, reaching
from knekt.telling.listener import Listener
from knekt.telling.sentence import Sentence, sentence

__all__ = ["Word", "bid_tells", "stands", "words_said"]

FOREHAND, MIDDLEHAND, REARHAND = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the auction. `to` is the seat that has to answer it; question and answer share a `row`."""

    seat: Seat
    said: Literal["bid", "hold", "pass", "ramsch"]
    row: int
    value: int | None = None
    to: Seat | None = None


def words_said(events: Sequence[Event]) -> list[Word]:
    """The auction, word by word (8.2).

    >>> words = words_said([BidMade(1, 18), Held(0), Passed(1), Passed(2)])
    >>> [(each.seat, each.said, each.row) for each in words]
    [(1, 'bid', 0), (0, 'hold', 0), (1, 'pass', 1), (2, 'pass', 2)]
    """
    words, caller, holder, row = list[Word](), MIDDLEHAND, FOREHAND, -1
    asked = False  # whether a value waits for its answer
    for event in events:
        row += not asked
        match event:
            case BidMade(seat, value):
                asked = seat == caller
                words.append(Word(seat, "bid", row, value, holder if asked else None))
            case Held(seat):
                asked = False
                words.append(Word(seat, "hold", row))
            case Passed(seat):
                words.append(Word(seat, "pass", row))
                if asked:
                    holder = caller
                asked, caller = False, caller + 1
            case RamschSaid(seat):
                words.append(Word(seat, "ramsch", row))
            case _:
                break
    return words


def stands(listener: Listener, state: State) -> Iterator[Sentence]:
    """While one bids: who asks whom, and who is still to come."""
    if state.stage is not Stage.AUCTION or state.ending is not None:
        return
    auction = state.auction
    caller, holder = auction.caller, auction.holder
    if caller is None:
        yield sentence("skat-auction-alone", **listener.who(FOREHAND))
        return
    yield sentence(
        "skat-auction-asks",
        me="caller" if caller == listener.seat else "holder" if holder == listener.seat else "none",
        name=listener.name(caller),
        to=listener.name(holder),
        value=auction.asked,
        held=auction.current,
    )
    if caller == MIDDLEHAND:
        yield sentence("skat-auction-third", **listener.who(REARHAND))


@lru_cache(maxsize=256)
def bid_tells(rules: SkatRules, value: int) -> Message | None:
    """The games that are worth just so much; None where only special ones are."""
    games = dict[tuple[str, int, str], Message]()
    for contract, times in reaching(rules, value):
        if contract.row.way != "second-turn":
            key = (contract.letter, contract.base, contract.row.way)
            games.setdefault(key, _game(contract, times))
    return (
        Message("skat-bid-tells", {"bid": value, "games": _listed(list(games.values()))}) if games else None
    )


def _game(contract: Contract, times: int) -> Message:
    if contract.is_null:
        return contract.message
    name = contract.message if contract.row.way else Message("game", {"game": contract.letter})
    return Message("skat-bid-game", {"game": name, "times": times, "base": contract.base})


def _listed(games: Sequence[Message]) -> Message:
    first, *rest = games
    return Message("cards-listed", {"first": first, "rest": _listed(rest)}) if rest else first
