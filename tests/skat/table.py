"""One fixed deal, and the ways to bring it where a test wants it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Seat
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
    SkatGame,
    TakeSkat,
    contracts,
    new_game,
    options,
)

__all__ = [
    "DEAL",
    "SKAT",
    "ask_ids",
    "bid_by",
    "cards",
    "contract",
    "declared",
    "placed",
    "play",
    "played_out",
]

SKAT = Hand.parse("DQ D8")
DEAL = Dealt.of(
    Hand.parse("CJ SJ CA CT CK C9 HA HT SA D7"),
    Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 DA"),
    Hand.parse("DJ C7 SQ S8 S7 H9 H7 DT DK D9"),
    SKAT,
)


def cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]


def contract(text: str) -> Contract:
    return contracts(GERMAN)[text]


def table(preset: str | Options, wanted: Mapping[str, Any] | None) -> Options:
    return options(preset, wanted) if isinstance(preset, str) else preset


def bid_by(
    declarer: Seat, bid: int = 18, preset: str | Options = "german", wanted: Mapping[str, Any] | None = None
) -> SkatGame:
    """The fixed deal after an auction that the seat wins at this value."""
    game = new_game(table(preset, wanted), DEAL)
    said = {
        0: (Bid(1, bid), Hold(0), Pass(1), Pass(2)),
        1: (Bid(1, bid), Pass(0), Pass(2)),
        2: (Pass(1), Bid(2, bid), Pass(0)),
    }
    for action in said[declarer]:
        game = game.apply(action)
    return game


def declared(
    named: str,
    declarer: Seat = 0,
    bid: int = 18,
    preset: str | Options = "german",
    wanted: Mapping[str, Any] | None = None,
    laid: Hand = SKAT,
) -> SkatGame:
    """The fixed deal when its contract has been named."""
    game, what = bid_by(declarer, bid, preset, wanted), contract(named)
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
    """A set-up in the middle of play: the cards that are nowhere have gone to the declarer's tricks, or as told."""
    held = tuple(map(Hand.parse, hands))
    gone = Hand.of(PACK) - held[0] - held[1] - held[2] - Hand.parse(laid) - Hand.of(cards(trick))
    won = gone if declarer_took is None else declarer_took
    settings: dict[str, Any] = {"declarer": 0, "matadors": 1, "taken": (won, gone - won)} | more
    return Placed(held, Hand.parse(laid), contract=contract(named), trick=tuple(cards(trick)), **settings)


def ask_ids(game: SkatGame, seat: Seat) -> list[str]:
    """The names of what the seat, or the table, may do now, without their numbers."""
    asks = game.rules.asks(game.state, seat) if seat == TABLE else game.asks.get(seat, ())
    return [ask.id.partition("-")[0] for ask in asks]
