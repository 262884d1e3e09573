"""A deal around the cards of one seat, for people who ask about a hand and have no record of the deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from knekt.analysis.family import analysis_of
from knekt.analysis.setting import Setting
from knekt.cards import Card, Hand
from knekt.engine import Action, Game, Seat, TableOptions, View
from knekt.errors import IllegalAction, InvalidPosition, KnektError
from knekt.games import new_game

__all__ = ["OwnHand", "deal_around"]


@dataclass(frozen=True, slots=True)
class OwnHand:
    """What somebody tells of the own seat: its cards, the cards that it has seen apart, and what was said.

    `apart` has the cards of the skat or the talon that the seat has seen, the upper one first. `said` need
    not be complete: seats that had to speak earlier, and of whom nothing is told, have passed.
    """

    cards: tuple[Card, ...]
    seat: Seat | None = None  # None: the seat that speaks first
    apart: tuple[Card, ...] = ()
    said: tuple[Action, ...] = ()


def deal_around(options: TableOptions, hand: OwnHand) -> Game[Any]:
    """A deal in which the seat has these cards and is about to act;
    KnektError if there is none, or if too little is told.

    Where the other cards lie must not matter: they are dealt in two ways that have no card in the same place,
    and the seat must see the same in both.
    """
    setting = analysis_of(options).setting
    seat = setting.first if hand.seat is None else hand.seat
    whole = _parted(options, setting, hand)
    one, other = (_played(options, setting, whole, seat, turned=turned) for turned in (False, True))
    if one.view(seat) != other.view(seat):
        raise KnektError("cards-not-told", "cards have come to light that nobody has named")
    return one


def _parted(options: TableOptions, setting: Setting, hand: OwnHand) -> OwnHand:
    """The hand, with the cards apart split off if they were named together with it.

    InvalidPosition if there are too many or too few cards.
    """
    due, apart = setting.sizes(options)[0], setting.sizes(options)[-1]
    if not hand.apart and setting.together(options) and len(hand.cards) == due + apart:
        return replace(hand, cards=hand.cards[:due], apart=hand.cards[due:])
    if len(hand.cards) != due:
        raise InvalidPosition("held-size", cards=len(hand.cards), due=due)
    if len(hand.apart) > apart:
        raise InvalidPosition("apart-size", cards=len(hand.apart), due=apart)
    return hand


def _played(options: TableOptions, setting: Setting, hand: OwnHand, seat: Seat, *, turned: bool) -> Game[Any]:
    """The deal in one of the two ways, up to the first question that the seat has not answered."""
    sizes = setting.sizes(options)
    named = {seat: hand.cards, len(sizes) - 1: hand.apart}
    known = Hand.of(card for cards in named.values() for card in cards)
    rest = [card for card in setting.pack if card not in known]
    if turned:
        most = max(size for place, size in enumerate(sizes) if place != seat)
        rest = rest[most:] + rest[:most]
    left = iter(rest)
    heaps = [
        (*(given := named.get(place, ())), *islice(left, size - len(given)))
        for place, size in enumerate(sizes)
    ]
    game, own = new_game(options, setting.dealt(options, heaps)), setting.seeing if hand.apart else _nothing
    try:
        return _asked(_after(game, hand.said), seat, own)
    except IllegalAction:
        with suppress(KnektError):  # others may have passed before the seats of which something is told
            return _asked(_after(game, hand.said, seat), seat, own)
        raise


def _nothing(_: View[Any]) -> None:
    """The action by which cards apart are seen: none, where no such cards are told."""


def _after(game: Game[Any], said: Iterable[Action], asking: Seat | None = None) -> Game[Any]:
    """The deal after what was said; if `asking` is given, others pass in between, though nobody says so."""
    for action in said:
        passed = game if asking in (None, action.seat) else _passed_to(game, action.seat)
        game = passed.apply(action)
    return game


def _passed_to(game: Game[Any], seat: Seat) -> Game[Any]:
    """The deal when it is this seat's turn to speak, if the seats before it can pass."""
    while game.turn not in (seat, None):
        passed = _pass(game.view(game.turn))
        if passed is None:
            break
        game = game.apply(passed)
    return game


def _asked(game: Game[Any], seat: Seat, own: Callable[[View[Any]], Action | None]) -> Game[Any]:
    """The deal when the seat has to decide something;
    until then others pass, and the seat does what it must have done.
    """
    while (turn := game.turn) is not None:
        view = game.view(turn)
        action = own(view) if turn == seat else _pass(view)
        if action is not None:
            game = game.apply(action)
        elif turn == seat:
            return game
        else:
            raise KnektError("not-told", f"seat {turn} is to act, and cannot pass")
    raise KnektError("nothing-to-advise", "nobody is to act")


def _pass(view: View[Any]) -> Action | None:
    choices = (choice for ask in view.asks if ask.must for choice in ask.choices)
    return next((each for each in choices if isinstance(each, Action) and each.kind == "pass"), None)
