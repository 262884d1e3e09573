"""The result of a finished deal: the facts that follow from its log, and the score."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.cards import Hand
from knekt.engine import Cards, Seat
from knekt.skruf.karonka import aces_in, honours_in, karonkas_of
from knekt.skruf.score import Facts, Line, MisereFacts, Score, score
from knekt.skruf.state import Ending, State

__all__ = ["Result", "facts", "result", "tricks_of"]

Sides = tuple[tuple[Seat, ...], tuple[Seat, ...]]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished deal, as the account needs it; a score keeper can also enter one by hand.

    `sides` are the seats of the declarer's side and of the others; in a misère, those of forehand's side come
    first. `order` says which side took each trick that was played. It matters if both pass sixty in one deal
    (8.7).
    """

    ending: Ending
    sides: Sides = ((), ())
    declarer: Seat | None = None  # None: nothing was played, or a misère
    facts: Facts | MisereFacts | None = None
    score: Score | None = None
    order: tuple[int, ...] = ()
    alone: bool = False  # the declarer bears the bets alone (13)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The entries of both accounts; none if nothing was played."""
        return () if self.score is None else self.score.lines


def result(state: State) -> Result:
    """The result of a deal that is over."""
    assert state.ending is not None
    if state.ending is Ending.VOID or not state.began:
        return Result(state.ending)
    found = facts(state)
    return Result(
        state.ending,
        state.sides,
        None if state.is_misere else state.bidder,
        found,
        score(state.rules.options, found),
        tuple(state.side_of(trick.winner) for trick in state.tricks),
        alone=bool(state.bears),
    )


def tricks_of(state: State) -> tuple[int, int]:
    """The tricks of the declarer's side and of the others.

    Tricks that were not played go to the side that the ending gives them.
    """
    won = list(state.won)
    left = state.tricks_left
    if state.ending is Ending.CLAIMED:
        claim = state.claim
        assert claim is not None
        side = state.side_of(claim.seat)
        won[side] += claim.tricks
        won[1 - side] += left - claim.tricks
    elif state.ended_by is not None:  # the side that leaves takes none of them; in a misère, all
        side = state.side_of(state.ended_by)
        won[side if state.is_misere else 1 - side] += left
    return won[0], won[1]


def facts(state: State) -> Facts | MisereFacts:
    """The facts of a deal that is over."""
    tricks, contract = tricks_of(state)[0], state.high
    if contract is None:
        return MisereFacts(tricks)
    ours = Hand()
    for seat in state.sides[0]:
        ours |= _known_hand(state.began[seat])
    as_dealt = (
        state.rules.options.karonka_hand == "dealt" and state.calls
    )  # a set-up has no calls, and was not dealt
    hands = state.dealt if as_dealt else state.began
    return Facts(
        contract,
        tricks,
        aces_in(ours),
        0 if contract.trumps is None else honours_in(ours, contract.trumps),
        tuple(
            karonka
            for side, seats in enumerate(state.sides)
            for seat in seats
            for karonka in karonkas_of(_known_hand(hands[seat]), side, seat)
        ),
    )


def _known_hand(cards: Cards) -> Hand:
    assert isinstance(cards, Hand)
    return cards
