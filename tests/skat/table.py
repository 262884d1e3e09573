"""One fixed deal, and the ways to bring it where a test wants it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from knekt.cards import Card, Hand, Seed
from knekt.engine import TABLE, Action, Seat
from knekt.errors import IllegalAction, Reason
from knekt.skat import (
    GERMAN,
    PACK,
    Bid,
    Contract,
    Dealt,
    Declare,
    Discard,
    Hold,
    Options,
    Pass,
    Placed,
    Play,
    PlayHand,
    Result,
    SkatGame,
    TakeSkat,
    contracts,
    new_game,
    options,
    result,
)

__all__ = [
    "DEAL",
    "FIRST_CARDS",
    "SKAT",
    "after",
    "ask_ids",
    "auction_told",
    "bid_by",
    "cards",
    "contract",
    "declared",
    "passed_out",
    "placed",
    "play",
    "played_out",
    "refused",
    "spoken",
    "total",
    "twelve",
]

SKAT = Hand.parse("DQ D8")
DEAL = Dealt.of(
    Hand.parse("CJ SJ CA CT CK C9 HA HT SA D7"),
    Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 DA"),
    Hand.parse("DJ C7 SQ S8 S7 H9 H7 DT DK D9"),
    SKAT,
)
NAMES = ("F", "forehand"), ("M", "Middlehand", "middlehand"), ("R", "rearhand")
FIRST_CARDS = "CA CQ C7 HA H8 H7 HT HQ H9"  # three tricks for forehand in its grand, whoever declares it


def cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]


def contract(text: str) -> Contract:
    return contracts(GERMAN)[text]


def table(preset: str | Options, wanted: Mapping[str, Any] | None) -> Options:
    return options(preset, wanted) if isinstance(preset, str) else preset


def after(game: SkatGame, *actions: Action) -> SkatGame:
    """The game after these actions."""
    for action in actions:
        game = game.apply(action)
    return game


def bid_by(
    declarer: Seat,
    bid: int = 18,
    preset: str | Options = "german",
    wanted: Mapping[str, Any] | None = None,
    dealt: Dealt = DEAL,
) -> SkatGame:
    """The fixed deal, or another, after an auction that the seat wins at this value."""
    game = new_game(table(preset, wanted), dealt)
    said = {
        0: (Bid(1, bid), Hold(0), Pass(1), Pass(2)),
        1: (Bid(1, bid), Pass(0), Pass(2)),
        2: (Pass(1), Bid(2, bid), Pass(0)),
    }
    return after(game, *said[declarer])


def passed_out(wanted: Mapping[str, Any], dealt: Dealt = DEAL, preset: str | Options = "german") -> SkatGame:
    """The fixed deal, or another, after three passes."""
    return after(new_game(table(preset, wanted), dealt), Pass(1), Pass(2), Pass(0))


def auction_told(preset: str, page: str, number: str) -> tuple[SkatGame, str]:
    """A deal after the auction that a paragraph of a rule page tells, and what the page says comes of it."""
    text = (Path(__file__).parents[2] / "docs" / "rules" / f"{page}.md").read_text()
    (told,) = re.findall(rf"\*\*{re.escape(number)}\*\*([^|]*(?:\|[^|]*)?)", text.replace("\n", " "))
    found = re.search(r"((?:Middlehand|M) \d.*?)[:.] (rearhand .*? \d+)", told, re.IGNORECASE)
    assert found is not None
    words, outcome = found.groups()
    game = new_game(preset, Seed.parse(number))
    for part in re.split(r"[,;] ", words):
        *who, word = part.split()
        seat = game.turn
        assert seat is not None and who in ([], *([name] for name in NAMES[seat]))
        game = game.apply(
            {"yes": Hold, "pass": Pass, "passes": Pass}[word](seat)
            if word.isalpha()
            else Bid(seat, int(word))
        )
    return game, outcome


def declared(
    named: str,
    declarer: Seat = 0,
    bid: int = 18,
    preset: str | Options = "german",
    wanted: Mapping[str, Any] | None = None,
    laid: Hand = SKAT,
    dealt: Dealt = DEAL,
) -> SkatGame:
    """The fixed deal, or another, when its contract has been named."""
    game = bid_by(declarer, bid, preset, wanted, dealt)
    what = game.rules.contract(named)
    if what.row.hand:
        game = game.apply(PlayHand(declarer))
    else:
        game = game.apply(TakeSkat(declarer)).apply(Discard(declarer, laid))
    return game.apply(Declare(declarer, what))


def play(game: SkatGame, text: str) -> SkatGame:
    """The game after these cards, each from whoever has to play."""
    for card in cards(text):
        game = game.apply(Play(game.state.turn, card))
    return game


def played_out(game: SkatGame) -> SkatGame:
    """The game to its end, everybody playing the lowest card that may be played."""
    while not game.is_over:
        seat = game.turn
        assert seat is not None
        game = game.apply(next(game.asks[seat][0].singles()))
    return game


def placed(
    hands: tuple[str, str, str],
    named: str = "G",
    *,
    laid: str = "C7 C8",
    trick: str = "",
    declarer_took: Hand | None = None,
    **more: Any,
) -> Placed:
    """A set-up in the middle of play; missing cards lie in the declarer's tricks, if nothing else is said."""
    held = tuple(map(Hand.parse, hands))
    gone = Hand.of(PACK) - held[0] - held[1] - held[2] - Hand.parse(laid) - Hand.of(cards(trick))
    won = gone if declarer_took is None else declarer_took
    settings: dict[str, Any] = {"declarer": 0, "matadors": 1, "taken": (won, gone - won)} | more
    return Placed(held, Hand.parse(laid), contract=contract(named), trick=tuple(cards(trick)), **settings)


def twelve(dealt: Dealt) -> Hand:
    """Forehand's ten cards and the skat."""
    ten, skat = dealt.hands[0], dealt.skat
    assert isinstance(ten, Hand) and isinstance(skat, Hand)
    return ten | skat


def ask_ids(game: SkatGame, seat: Seat) -> list[str]:
    """The names of what the seat, or the table, may do now, without their numbers."""
    asks = game.rules.asks(game.state, seat) if seat == TABLE else game.asks.get(seat, ())
    return [ask.id.partition("-")[0] for ask in asks]


def refused(game: SkatGame, action: Action) -> Reason:
    """Why the action is not allowed now."""
    with pytest.raises(IllegalAction) as why:
        game.apply(action)
    return why.value.reason


def total(game: SkatGame) -> int:
    """What the declarer is written down for."""
    found = result(game.state).score
    assert found is not None
    return found.total


def spoken(found: Result) -> list[str]:
    """The count over a deal, step by step."""
    return [f"{line.step} {line.number}" for line in found.lines]
