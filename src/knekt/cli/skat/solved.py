"""What the cards of a position of Skat are worth, in the players' words."""

from __future__ import annotations

from knekt.cli.skat.diagram import heap, player, seat_message
from knekt.cli.solved import Source, Terms, span, won_or_lost, yes_or_no
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.engine import Seat
from knekt.message import Message
from knekt.skat import SEATS, TO_WIN, Contract
from knekt.solver import Bounds, RamschPosition, SkatPosition, Wish
from knekt.solver.answer import Threshold
from knekt.solver.skat.lines import CONTRACTS

__all__ = ["terms"]


def terms(
    position: SkatPosition | RamschPosition, source: Source, threshold: Threshold | None, speaker: Speaker
) -> Terms:
    """A position of Skat, in the players' words."""
    names = [_name(seat, source, speaker) for seat in range(len(SEATS))]
    if isinstance(position, RamschPosition):
        return _ramsch(position, source, names, threshold, speaker)
    return _alone(position, source, names, threshold, speaker)


def _name(seat: Seat, source: Source, speaker: Speaker) -> str:
    return speaker.render(seat_message(seat)) if source is None else player(source[0], seat, speaker)


def _alone(
    position: SkatPosition, source: Source, names: list[str], threshold: Threshold | None, speaker: Speaker
) -> Terms:
    """The words for a game of one declarer, whose card points count, with the skat.

    In a question about winning or losing alone, no card points are shown.
    """
    played: Message = _game(position)
    due: Threshold = TO_WIN
    if source is not None:
        contract = source[1].state.contract
        assert isinstance(contract, Contract)
        played, due = contract.message, _due(contract, source[0].options.schneider)
    wanted = due if threshold is None else threshold
    is_made = position.is_null or isinstance(wanted, Wish)  # the answer is yes or no, without card points
    goal = wanted if isinstance(wanted, int) and not position.is_null else 1
    is_won = position.is_null or wanted == TO_WIN
    with_points = threshold is None and not is_made

    def cells(bounds: Bounds) -> list[str]:
        reached = bounds.reaches(goal)
        verdict = won_or_lost(reached, speaker) if is_won else yes_or_no(reached, speaker)
        return [span(bounds), verdict] if with_points else [verdict]

    head = speaker.say("solve-result") if is_won else speaker.render(_head(wanted))
    faces = Faces(speaker)
    return Terms(
        heading=[speaker.render(played), speaker.say("show-declarer", player=names[position.declarer])],
        seats=names,
        columns=[speaker.render(seat_message(seat)) for seat in range(len(SEATS))],
        circle=range(len(SEATS)),
        order=position.order,
        row=lambda hand: heap(hand, position.order, faces),
        asked=None if position.is_null or with_points else wanted,
        heads=[speaker.say("solve-points"), head] if with_points else [head],
        cells=cells,
        is_most=position.turn == position.declarer,
    )


def _ramsch(
    position: RamschPosition,
    source: Source,
    names: list[str],
    threshold: Threshold | None,
    speaker: Speaker,
) -> Terms:
    """The words for a ramsch, in which the card points of the player to act count.

    The others are taken to play together against him; a note says that this is not best play.
    """
    goal = threshold if isinstance(threshold, int) else 1

    def cells(bounds: Bounds) -> list[str]:
        return [span(bounds) if threshold is None else yes_or_no(bounds.reaches(goal), speaker)]

    faces, order, who = Faces(speaker), position.alone.order, names[position.turn]
    pushed = "yes" if source is not None and source[1].state.began else "no"
    return Terms(
        heading=[speaker.say("show-ramsch", pushed=pushed)],
        seats=names,
        columns=[speaker.render(seat_message(seat)) for seat in range(len(SEATS))],
        circle=range(len(SEATS)),
        order=order,
        row=lambda hand: heap(hand, order, faces),
        asked=threshold,
        heads=[speaker.say("solve-burden") if threshold is None else speaker.render(_head(threshold))],
        cells=cells,
        is_most=isinstance(threshold, Wish),
        note=speaker.say("solve-ramsch", player=who),
        line=speaker.say("solve-ramsch-line", player=who),
    )


def _head(wanted: Threshold) -> Message:
    """The heading of the answers to a threshold."""
    if isinstance(wanted, int):
        return Message("solve-at-least", {"n": wanted})
    return Message("solve-all-tricks") if wanted is Wish.ALL_TRICKS else Message("solve-no-trick")


def _game(position: SkatPosition) -> Message:
    """The game, by its order of cards."""
    name = next(name for name, order in CONTRACTS.items() if order == position.order)
    return Message("contract", {"game": name[0].upper(), "hand": "no", "said": "none"})


def _due(contract: Contract, schneider: int) -> Threshold:
    """The threshold that wins the game as announced."""
    if contract.schwarz_said:
        return Wish.ALL_TRICKS
    return schneider if contract.schneider_said else TO_WIN
