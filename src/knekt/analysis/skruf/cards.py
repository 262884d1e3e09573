"""Which card to play in Skruf, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from knekt.analysis.card_poll import CardPoll
from knekt.analysis.curves import Curves
from knekt.analysis.reasons import AskedWorld, Fact
from knekt.analysis.suggestion import Advice
from knekt.cards import Card, Hand
from knekt.engine import Seat, View
from knekt.message import Message
from knekt.players.skruf.knowing.knowledge import of_suit
from knekt.players.skruf.knowing.worlds import World
from knekt.players.skruf.playing.card_turn import CardTurn
from knekt.players.skruf.playing.thinker import think
from knekt.players.thinking.budget import Budget
from knekt.skruf import Play, PlayOpen, State

__all__ = ["advice_on_card"]

NOTABLE = "AKQ"  # cards whose place decides contracts
FEWEST = 20  # worlds to ask at least, for some are too hard to solve at the first lead
PLACES = {1: "left", 2: "partner", 3: "right"}


def advice_on_card(view: View[State], budget: Budget, seed: int, curves: Curves) -> Advice | None:
    """Advice on the cards that may be played; None early in a misère, where nothing is searched."""
    state, seat = view.state, view.own_seat
    turn = CardTurn.of(view)
    witnesses: list[AskedWorld] = []

    def note(world: World, weight: float, chances: Mapping[Card, float]) -> None:
        by_card: dict[object, float] = dict(chances.items())
        witnesses.append(AskedWorld(weight, frozenset(_facts(turn, seat, world)), by_card))

    budget = replace(budget, worlds=max(FEWEST, budget.worlds))
    found = think(view, turn.legal, budget, seed, believes=True, reads=True, on_world=note)
    if found is None:
        return None
    act = PlayOpen if state.turn == state.unowned else Play
    sort = None if state.is_misere else "declares" if turn.declares else "defends"
    polled = CardPoll(view, found, witnesses, sort)
    return polled.advice(curves, lambda card: act(seat, card), lambda card: _tags(turn, card))


def _facts(turn: CardTurn, seat: Seat, world: World) -> Iterator[Fact]:
    """Facts about where the hidden cards lie in this world."""
    counts = []
    for place, where in PLACES.items():
        other = (seat + place) % 4
        if isinstance(turn.state.hands[other], Hand):
            continue  # the hand lies open
        hidden = world.hands[other]
        yield from (_lies(card, where) for card in hidden if card.rank in NOTABLE and _is_open(turn, card))
        if turn.trumps is not None and other in turn.opponents:
            counts.append(len(of_suit(hidden, turn.trumps)))
    if turn.declares and len(counts) > 1 and sum(counts) > 1:
        most, least = max(counts), min(counts)
        yield Fact(Message("fact-trumps", {"most": most, "least": least}), f"trumps {most} {least}")


def _is_open(turn: CardTurn, card: Card) -> bool:
    """Whether the place of the card is unknown."""
    return sum(card in cards for cards in turn.may_hold) > 1


def _lies(card: Card, where: str) -> Fact:
    return Fact(Message("fact-lies", {"card": card.message, "where": where}), f"{card} {where}")


def _tags(turn: CardTurn, card: Card) -> Iterator[Message]:
    """What playing the card does, as a player would say it."""
    if turn.state.is_misere:
        return
    if not turn.state.trick:
        if turn.is_trump(card):
            yield Message("does-draw-trumps")
        elif turn.is_high(card):
            yield Message("does-lead-high")
        return
    taker, _ = turn.winner_with(card)
    if taker == turn.place and not turn.later:
        yield Message("does-take")
    elif turn.is_trump(card) and not turn.is_trump(turn.state.trick[0]):
        yield Message("does-ruff")
