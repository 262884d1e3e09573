"""Which card to play in Skat, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from knekt.analysis.card_poll import CardPoll
from knekt.analysis.curves import Curves
from knekt.analysis.reasons import AskedWorld, Fact
from knekt.analysis.suggestion import Advice
from knekt.cards import Card, Hand
from knekt.engine import Seat, View
from knekt.message import Message
from knekt.players.skat.knowing.knowledge import Knowledge, trumps
from knekt.players.skat.knowing.worlds import World
from knekt.players.skat.playing.aims import aim_of
from knekt.players.skat.playing.card_turn import CardTurn, points
from knekt.players.skat.playing.thinker import think
from knekt.players.thinking.budget import Budget
from knekt.skat import Play, State

__all__ = ["advice_on_card"]

NOTABLE = "AT"  # plain cards whose place decides games, as that of every trump does
RICH = 10  # a card of so many points is worth giving to the partner


def advice_on_card(view: View[State], budget: Budget, seed: int, curves: Curves) -> Advice | None:
    """Advice on the cards that may be played; None where no search helps."""
    seat, known, aim = view.own_seat, Knowledge.of(view), aim_of(view)
    witnesses: list[AskedWorld] = []

    def note(world: World, weight: float, values: Mapping[Card, int]) -> None:
        chances: dict[object, float] = {card: aim.chances[value] for card, value in values.items()}
        witnesses.append(AskedWorld(weight, frozenset(_facts(view.state, seat, known, world)), chances))

    found = think(view, CardTurn.of(view).legal, budget, seed, believes=True, on_world=note)
    if found is None:
        return None
    polled = CardPoll(view, found, witnesses, _sort(view.state, seat))
    return polled.advice(curves, lambda card: Play(seat, card), lambda card: _tags(view, card))


def _sort(state: State, seat: Seat) -> str | None:
    """The sort of the chances; None in a ramsch, where no side plays against another."""
    if state.contract is None or state.is_ramsch:
        return None
    side = "declares" if seat == state.declarer else "defends"
    return f"null {side}" if state.contract.is_null else side


def _facts(state: State, seat: Seat, known: Knowledge, world: World) -> Iterator[Fact]:
    """Facts about where the hidden cards lie in this world."""
    order = known.order
    counts = []
    for other in ((seat + 1) % 3, (seat + 2) % 3):
        hidden = world.hands[other] & known.unseen
        where = "left" if other == (seat + 1) % 3 else "right"
        counts.append(len(trumps(order, hidden)))
        yield from (_lies(card, where) for card in hidden if _is_notable(known, card))
    yield from (_lies(card, "skat") for card in world.laid & known.unseen if _is_notable(known, card))
    if seat == state.declarer and sum(counts) > 1:
        most, least = max(counts), min(counts)
        yield Fact(Message("fact-trumps", {"most": most, "least": least}), f"trumps {most} {least}")


def _is_notable(known: Knowledge, card: Card) -> bool:
    return card.rank in NOTABLE or bool(trumps(known.order, Hand(card.bit)))


def _lies(card: Card, where: str) -> Fact:
    return Fact(Message("fact-lies", {"card": card.message, "where": where}), f"{card} {where}")


def _tags(view: View[State], card: Card) -> Iterator[Message]:
    """What playing the card does, as a player would say it."""
    turn, state = CardTurn.of(view), view.state
    if state.is_ramsch or turn.contract.is_null:
        return
    if not state.trick:
        if turn.is_trump(card):
            yield Message("does-draw-trumps")
        elif turn.known.is_master(card):
            yield Message("does-lead-high")
        return
    taker, _ = turn.best_with(card)
    if taker == turn.known.seat and not turn.still_to_play:
        yield Message("does-take")
    elif turn.is_trump(card) and not turn.is_trump(state.trick[0]):
        yield Message("does-ruff")
    elif points(card) >= RICH and not turn.declares and taker == turn.partner:
        yield Message("does-smear")
