"""What the cards of a position of Skruf are worth, in the players' words."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.cli.skruf.hands import cards_shown
from knekt.cli.skruf.seats import Seats
from knekt.cli.solved import Source, Terms, span, won, yes
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.message import Message
from knekt.skruf import NO_TRUMP, SEATS, Bid, State, parse_bid
from knekt.solver import Bounds, SkrufPosition
from knekt.solver.answer import Threshold

__all__ = ["terms"]


@dataclass(frozen=True, slots=True)
class _Count:
    """The tricks of the side that is counted: what it has, and how many of those left are its own.

    The solver counts the leader's side; a deal counts the declarer's, in a misère forehand's.
    """

    has: int
    left: int
    is_leaders: bool

    def of(self, bounds: Bounds) -> Bounds:
        if self.is_leaders:
            return Bounds(self.has + bounds.low, self.has + bounds.high, bounds.proven)
        whole = self.has + self.left
        return Bounds(whole - bounds.high, whole - bounds.low, bounds.proven)

    def asked(self, threshold: int) -> int:
        """What to ask the solver about the leader's side in order to know it of the side that is counted."""
        return threshold - self.has if self.is_leaders else self.has + self.left - threshold + 1


def terms(position: SkrufPosition, source: Source, threshold: Threshold | None, speaker: Speaker) -> Terms:
    """A position of Skruf. Tricks are those of the declarer's side; where nobody declares, of the leader's."""
    assert threshold is None or isinstance(threshold, int)  # anything else has been refused
    left = len(position.hands[position.turn])
    if source is None:
        seats, bid, count = Seats(("",) * len(SEATS), speaker), None, _Count(0, left, is_leaders=True)
        heading, head = [speaker.render(_game(position))], speaker.say("solve-tricks-leader")
    else:
        record, state = source[0], source[1].state
        assert isinstance(state, State)
        seats, bid = Seats.of(record, speaker), state.contract
        count = _Count(state.won[0], left, is_leaders=position.sides[position.leader] == 0)
        heading, head = _told(state, bid, seats)
    order = NO_TRUMP if position.trumps is None else parse_bid(f"1{position.trumps}").order

    def cells(bounds: Bounds) -> list[str]:
        shown = count.of(bounds)
        if threshold is not None:
            return [yes(shown.reaches(threshold), speaker)]
        if bid is None:
            return [span(shown)]
        return [span(shown), won(shown.reaches(bid.due), speaker)]

    heads = [head] if bid is None else [head, speaker.say("solve-contract", n=bid.due)]
    faces = Faces(speaker)
    return Terms(
        heading=heading,
        seats=[seats.who(seat) for seat in range(len(SEATS))],
        columns=[seats.short(seat) for seat in range(len(SEATS))],
        circle=position.circle,
        order=order,
        row=lambda hand: cards_shown(hand, faces),
        asked=None if threshold is None else count.asked(threshold),
        heads=heads if threshold is None else [speaker.say("solve-at-least", n=threshold)],
        cells=cells,
        is_most=(position.sides[position.turn] == position.sides[position.leader]) != position.is_misere,
    )


def _told(state: State, bid: Bid | None, seats: Seats) -> tuple[list[str], str]:
    """What is played, and whose tricks are counted."""
    speaker = seats.speaker
    if bid is None or state.declarer is None:
        return [speaker.say("skruf-misere")], speaker.say("solve-tricks-forehand")
    declarer = speaker.say("show-skruf-declarer", player=seats.full(state.declarer))
    return [speaker.render(bid.message), declarer], speaker.say("solve-tricks-declarer")


def _game(position: SkrufPosition) -> Message:
    if position.is_misere:
        return Message("skruf-misere")
    return Message("solve-trumps", {"strain": "G" if position.trumps is None else position.trumps.value})
