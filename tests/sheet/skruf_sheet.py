"""Sittings of Skruf as tests want them: who sits where, deals in short, the worked deals of the rule page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_deals import Style, actions_of, line
from skruf.table import SEATS, cards

from knekt.cards import Card, Hand, Seed
from knekt.engine import Action, Event, Seat
from knekt.errors import KnektError
from knekt.sheet.skruf import SkrufSitting
from knekt.skruf import (
    Bear,
    Dealt,
    Facts,
    Give,
    Karonka,
    MakeBid,
    Pass,
    Play,
    SkrufGame,
    Stage,
    Swap,
    options,
    parse_bid,
)

__all__ = [
    "DRAWS",
    "GRAND",
    "LOST",
    "SMALL",
    "VECTORS",
    "answered",
    "code_of",
    "drawn",
    "facts",
    "game_of",
    "played",
    "played_to_end",
    "refusal",
    "same_again",
    "seated",
    "slam_lost",
    "worked",
]

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skruf_vectors.json").read_text()
)
DRAWS = {
    3: "S5 D7 C9",
    4: "S5 D7 C9 HQ",
    5: "S5 D7 C9 HQ SK",
    6: "S5 D7 C9 HQ SK HK",
}  # in the players' order


def facts(bid: str, tricks: int, aces: int = 2, honours: int | None = None, *karonkas: str) -> Facts:
    """A deal in short, with half of the aces and honours if none are given."""
    contract = parse_bid(bid)
    held = (0 if contract.is_grandissimo else 3) if honours is None else honours
    return Facts(contract, tricks, aces, held, tuple(map(Karonka.parse, karonkas)))


GRAND = facts("7H", 13)  # a game at once
SMALL = facts("4S", 10)  # 40 below the line, and 12 for the others
LOST = facts("6H", 9)  # three bets


def drawn(sitting: SkrufSitting, text: str) -> SkrufSitting:
    """The sitting after these cards have been drawn."""
    return sitting.draw(cards(text))


def seated(preset: str = "skruf", **wanted: Any) -> SkrufSitting:
    """A sitting whose players have drawn in the order of their numbers: 0 is a, 1 is b …"""
    chosen = options(preset, wanted)
    return drawn(SkrufSitting.new(chosen), DRAWS[chosen.players])


def game_of(sitting: SkrufSitting) -> SkrufGame:
    assert sitting.game is not None
    return sitting.game


def code_of(refused: pytest.ExceptionInfo[KnektError]) -> str:
    assert refused.value.message.id == f"error-{refused.value.code}"
    return refused.value.code


def refusal(sitting: SkrufSitting, event: Event) -> str:
    """The code with which the event is refused; the sitting is as it was."""
    before = sitting.log
    with pytest.raises(KnektError) as refused:
        sitting.after(event)
    assert sitting.log == before
    return code_of(refused)


def same_again(sitting: SkrufSitting) -> None:
    """Its log alone gives the same sitting, believed or not."""
    for again in (SkrufSitting.replay, SkrufSitting.retrace):
        found = again(sitting.options, sitting.log)
        assert found == sitting
        assert (found.terms, found.totals, found.is_over) == (sitting.terms, sitting.totals, sitting.is_over)


def answered(sitting: SkrufSitting) -> SkrufSitting:
    """The sitting after the first answer to what must be answered next."""
    game = game_of(sitting)
    assert game.turn is not None
    ask = game.asks[game.turn][0]
    return sitting.apply(next(ask.singles(), None) or ask.sample(Random(0)))  # of several cards, any


def played_to_end(sitting: SkrufSitting) -> SkrufSitting:
    """The sitting after the running deal, everybody doing the first that is possible."""
    while sitting.is_running:
        sitting = answered(sitting)
    return sitting


def played(sitting: SkrufSitting, rng: Random, style: Style) -> SkrufSitting:
    """The sitting after one deal of random actions, and what has to be drawn before it."""
    sitting = sitting.dealt(Seed.parse(f"deal {rng.randrange(10**9)}"))
    *_, last = line(game_of(sitting), rng, style)
    for action in actions_of(last):
        sitting = sitting.apply(action)
    return sitting


def slam_lost(sitting: SkrufSitting, dealt: Dealt, bid: str, by: Seat, *, alone: bool) -> SkrufSitting:
    """The sitting after a slam that one seat has bid alone and lost, and what the partner said to it."""
    sitting = sitting.begin(dealt)
    while sitting.is_running:
        game = game_of(sitting)
        seat, state = game.turn, game.state
        assert seat is not None
        if state.ending is not None:
            sitting = sitting.apply(Bear(seat, alone))
        elif state.stage in (Stage.AUCTION, Stage.RAISE):
            opens = seat == by and state.high is None
            sitting = sitting.apply(MakeBid(seat, parse_bid(bid)) if opens else Pass(seat))
        else:
            sitting = answered(sitting)
    return sitting


def _worked_actions(deal: Any, seats: dict[str, Seat]) -> Iterator[Action]:
    def calls(told: Any) -> Iterator[Action]:
        for each in told:
            seat = seats[each["seat"]]
            yield Pass(seat) if each["call"] == "P" else MakeBid(seat, parse_bid(each["call"]))

    yield from calls(deal["auction"])
    gifts = deal["exchange"]
    buyer, master = seats[gifts["buyer"]], seats[gifts["partner"]]
    yield Give(buyer, Hand.parse(" ".join(gifts["buyer_gives_partner"])))
    who = {seat: name for name, seat in seats.items()}
    for to in (buyer, (master + 1) % 4, (master + 3) % 4):
        yield Give(master, Hand.parse(gifts["partner_gives"][who[to]]))
    yield from calls(deal["raise_phase"])
    for swap in deal["opponent_swap"]:
        yield Swap(seats[swap["from"]], Card.parse(swap["card"]))
    for trick in deal["tricks"]:
        for name, card, _ in trick["cards"]:
            yield Play(seats[name], Card.parse(card))


def worked(sitting: SkrufSitting, deal: Any) -> SkrufSitting:
    """The sitting after a worked deal of the rule page, played card by card.

    A, B, C, D are the players 0 to 3.
    """
    at = sitting.terms.seats
    seats = {name: at.index(player) for player, name in enumerate("ABCD")}
    assert "ABCD"[sitting.terms.dealer] == deal["dealer"]
    hands = {seats[name]: Hand.parse(" ".join(held)) for name, held in deal["hands_dealt"].items()}
    sitting = sitting.begin(Dealt.of(*(hands[seat] for seat in SEATS), talon=cards(" ".join(deal["kop"]))))
    for action in _worked_actions(deal, seats):
        sitting = sitting.apply(action)
    return sitting
