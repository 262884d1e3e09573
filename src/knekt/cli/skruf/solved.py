"""What the cards of a position of Skruf are worth, in the players' words."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.cli.skruf.hands import cards_shown
from knekt.cli.skruf.seats import Seats
from knekt.cli.solved import Source, Terms, span, won_or_lost, yes_or_no
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.message import Message
from knekt.skruf import NO_TRUMP, SEATS, Bid, State, parse_bid
from knekt.solver import Bounds, SkrufPosition
from knekt.solver.answer import Threshold

__all__ = ["terms"]


@dataclass(frozen=True, slots=True)
class _Count:
    """The tricks of the side that is counted: those it has, and how many are left.

    The solver counts for the leader's side; a deal counts for the declarer's, or in a misère for forehand's.
    """

    has: int
    left: int
    is_leaders: bool

    def counted(self, bounds: Bounds) -> Bounds:
        if self.is_leaders:
            return Bounds(self.has + bounds.low, self.has + bounds.high, bounds.proven)
        whole = self.has + self.left
        return Bounds(whole - bounds.high, whole - bounds.low, bounds.proven)

    def solver_threshold(self, threshold: int) -> int:
        """The threshold for the leader's side that answers one for the side that is counted."""
        return threshold - self.has if self.is_leaders else self.has + self.left - threshold + 1


def terms(position: SkrufPosition, source: Source, threshold: Threshold | None, speaker: Speaker) -> Terms:
    """A position of Skruf, in the players' words.

    Tricks are those of the declarer's side; where nobody declares, of the leader's.
    """
    assert threshold is None or isinstance(threshold, int)  # any other threshold has been refused
    left = len(position.hands[position.turn])
    if source is None:
        seats, bid, count = Seats(("",) * len(SEATS), speaker), None, _Count(0, left, is_leaders=True)
        heading, head = [speaker.render(_game(position))], speaker.say("solve-tricks-leader")
    else:
        record, state = source[0], source[1].state
        assert isinstance(state, State)
        seats, bid = Seats.of(record, speaker), state.contract
        count = _Count(state.won[0], left, is_leaders=position.sides[position.leader] == 0)
        heading, head = _heading(state, bid, seats)
    order = NO_TRUMP if position.trumps is None else parse_bid(f"1{position.trumps}").order

    def cells(bounds: Bounds) -> list[str]:
        shown = count.counted(bounds)
        if threshold is not None:
            return [yes_or_no(shown.reaches(threshold), speaker)]
        if bid is None:
            return [span(shown)]
        return [span(shown), won_or_lost(shown.reaches(bid.due), speaker)]

    heads = [head] if bid is None else [head, speaker.say("solve-contract", n=bid.due)]
    faces = Faces(speaker)
    return Terms(
        heading=heading,
        seats=[seats.name(seat) for seat in range(len(SEATS))],
        columns=[seats.short_name(seat) for seat in range(len(SEATS))],
        circle=position.circle,
        order=order,
        row=lambda hand: cards_shown(hand, faces),
        asked=None if threshold is None else count.solver_threshold(threshold),
        heads=heads if threshold is None else [speaker.say("solve-at-least", n=threshold)],
        cells=cells,
        is_most=(position.sides[position.turn] == position.sides[position.leader]) != position.is_misere,
    )


def _heading(state: State, bid: Bid | None, seats: Seats) -> tuple[list[str], str]:
    """The heading: what is played, and whose tricks are counted."""
    speaker = seats.speaker
    if bid is None or state.declarer is None:
        return [speaker.say("skruf-misere")], speaker.say("solve-tricks-forehand")
    declarer = speaker.say("show-skruf-declarer", player=seats.full_name(state.declarer))
    return [speaker.render(bid.message), declarer], speaker.say("solve-tricks-declarer")


def _game(position: SkrufPosition) -> Message:
    if position.is_misere:
        return Message("skruf-misere")
    return Message("solve-trumps", {"strain": "G" if position.trumps is None else position.trumps.value})
