"""One fixed deal of Skruf, and the ways to bring it where a test wants it."""

from __future__ import annotations

from typing import Any

import pytest

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Seat
from knekt.errors import IllegalAction, Reason
from knekt.skruf import (
    OPEN_HAND,
    PACK,
    Dealt,
    Give,
    MakeBid,
    Pass,
    Placed,
    Play,
    PlayOpen,
    Result,
    SkrufGame,
    Stage,
    new_game,
    options,
    parse_bid,
    result,
)

__all__ = [
    "DEAL",
    "DEALER",
    "DEALS",
    "LEFT",
    "OPPOSITE",
    "RIGHT",
    "SEATS",
    "TALON",
    "after",
    "ask_ids",
    "bought",
    "call",
    "cards",
    "contracted",
    "exchanged",
    "give",
    "placed",
    "play",
    "played_out",
    "refusal",
    "refused",
    "scored",
    "start",
    "swapped",
]

SEATS = LEFT, OPPOSITE, RIGHT, DEALER = 0, 1, 2, 3
TALON = "H3 D4 CT S9"
_HANDS = (  # the first worked deal of the rule page: its players D, B, C and the dealer A
    "H5 H4 DK DQ D9 D6 CQ C6 C2 S7 S4 S2",
    "HJ H8 H2 DT D7 D2 CA CK C4 SJ S6 S3",
    "HK HQ H9 H7 H6 DJ CJ C8 C7 C5 C3 SQ",
    "HA HT DA D8 D5 D3 C9 SA SK ST S8 S5",
)


def cards(text: str) -> tuple[Card, ...]:
    """The cards in the order in which they are written."""
    return tuple(Card.parse(word) for word in text.split())


DEAL = Dealt.of(*map(Hand.parse, _HANDS), talon=cards(TALON))
DEALS = {
    "skruf": DEAL,
    "skruf-plain": Dealt.of(
        *(Hand.parse(f"{hand} {card}") for hand, card in zip(_HANDS, TALON.split(), strict=True))
    ),
    "trekarl": Dealt.of(*map(Hand.parse, _HANDS), talon=cards(TALON), unowned=OPEN_HAND),
}


def start(preset: str = "skruf", **wanted: Any) -> SkrufGame:
    """The fixed deal as this form deals it, before the first call."""
    return new_game(options(preset, wanted), DEALS[preset])


def after(game: SkrufGame, *actions: Action) -> SkrufGame:
    """The game after these actions."""
    for action in actions:
        game = game.apply(action)
    return game


def call(game: SkrufGame, text: str) -> SkrufGame:
    """The game after these calls, each from whoever has to call: 1G P 2G."""
    for word in text.split():
        seat = game.turn
        assert seat is not None
        game = game.apply(Pass(seat) if word == "P" else MakeBid(seat, parse_bid(word)))
    return game


def bought(bid: str = "4S", by: Seat = DEALER, preset: str = "skruf", **wanted: Any) -> SkrufGame:
    """The fixed deal when the auction is closed: the seat has made the only bid."""
    game = start(preset, **wanted)
    while game.turn != by:
        game = call(game, "P")
    return call(call(game, bid), "P " * game.rules.options.close_passes)


def give(game: SkrufGame, *gifts: str) -> SkrufGame:
    """The game after these gifts, each from whoever has to give."""
    for text in gifts:
        game = game.apply(Give(game.state.turn, Hand.parse(text)))
    return game


def exchanged(game: SkrufGame) -> SkrufGame:
    """The game after all gifts, everybody giving what lies lowest in the hand."""
    while game.state.stage is Stage.GIVE:
        seat, _, count = game.state.to_give[0]
        game = game.apply(Give(seat, Hand.of(list(game.state.hand(seat))[:count])))
    return game


def swapped(game: SkrufGame) -> SkrufGame:
    """The game after the swap, both giving what lies lowest in the hand."""
    while game.state.stage is Stage.SWAP:
        game = first_answer(game)
    return game


def contracted(bid: str = "4S", by: Seat = DEALER, preset: str = "skruf", **wanted: Any) -> SkrufGame:
    """The fixed deal when the first card is to be led: the seat has made the only bid."""
    game = bought(bid, by, preset, **wanted)
    while game.state.stage is not Stage.PLAY:
        stage = game.state.stage
        game = call(game, "P") if stage is Stage.RAISE else swapped(exchanged(game))
    return game


def play(game: SkrufGame, text: str) -> SkrufGame:
    """The game after these cards, each from the hand that has to play."""
    for card in cards(text):
        state = game.state
        kind = PlayOpen if state.turn == state.unowned else Play
        game = game.apply(kind(state.actor, card))
    return game


def first_answer(game: SkrufGame) -> SkrufGame:
    seat = game.turn
    assert seat is not None
    return game.apply(next(game.asks[seat][0].singles()))


def played_out(game: SkrufGame) -> SkrufGame:
    """The game to its last card, everybody playing the lowest card that may be played."""
    while game.state.ending is None:
        game = first_answer(game)
    return game


def placed(
    hands: tuple[str, str, str, str],
    bid: str | None = "4S",
    declarer: Seat | None = DEALER,
    *,
    lead: Seat = LEFT,
    trick: str = "",
    won: tuple[int, int] | None = None,
    **more: Any,
) -> Placed:
    """A set-up: missing cards have been played, and `won` or the declarer's side has taken the tricks."""
    held = tuple(map(Hand.parse, hands))
    gone = Hand.of(PACK) - Hand.of(cards(trick))
    for hand in held:
        gone -= hand
    done = len(gone) // 4
    heaps = tuple(Hand.of(list(gone)[done * seat : done * (seat + 1)]) for seat in SEATS) if done else ()
    what = None if bid is None else parse_bid(bid)
    settings: dict[str, Any] = {"trick": cards(trick), "played": heaps, "won": won or (done, 0)} | more
    return Placed(held, None if bid is None else declarer, what, lead, **settings)


def ask_ids(game: SkrufGame, seat: Seat) -> list[str]:
    """The names of what the seat, or the table, may do now, without their numbers."""
    asks = game.rules.asks(game.state, seat) if seat == TABLE else game.asks.get(seat, ())
    return [ask.id.partition("-")[0] for ask in asks]


def refusal(game: SkrufGame, action: Action) -> IllegalAction:
    """The error with which the action is refused; the game is as it was."""
    before = game.events
    with pytest.raises(IllegalAction) as why:
        game.apply(action)
    assert game.events == before
    return why.value


def refused(game: SkrufGame, action: Action) -> Reason:
    """Why the action is not allowed now."""
    return refusal(game, action).reason


def scored(found: Result | SkrufGame) -> list[tuple[int, str, int]]:
    """The account of a deal: side, item, points."""
    lines = (result(found.state) if isinstance(found, SkrufGame) else found).lines
    return [(line.side, line.item, line.points) for line in lines]
