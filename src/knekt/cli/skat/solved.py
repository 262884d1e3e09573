"""What the cards of a position of Skat are worth, in the players' words."""

from __future__ import annotations

from knekt.cli.skat.beside import seat_message
from knekt.cli.skat.diagram import heap, player
from knekt.cli.solved import Source, Terms, span, won, yes
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.message import Message
from knekt.skat import SEATS, TO_WIN, Contract, State
from knekt.solver import Bounds, SkatPosition
from knekt.solver.lines import CONTRACTS, TOTAL

__all__ = ["terms"]


def terms(position: SkatPosition, source: Source, threshold: int | None, speaker: Speaker) -> Terms:
    """A position of Skat. Card points are the declarer's, with the skat; who asks for none wants to know who wins."""
    if source is None:
        names = [speaker.render(seat_message(seat)) for seat in range(len(SEATS))]
        played, due = _game(position), TO_WIN
    else:
        record, state = source[0], source[1].state
        assert isinstance(state, State) and state.contract is not None
        names = [player(record, seat, speaker) for seat in range(len(SEATS))]
        played, due = state.contract.message, _due(state.contract, record.options.schneider)
    goal = due if threshold is None else threshold
    head = speaker.say("solve-result") if goal == TO_WIN else speaker.say("solve-at-least", n=goal)
    heads = [speaker.say("solve-points"), head]
    if position.is_null:
        heads = [speaker.say("solve-result")]
    elif threshold is not None:
        heads = [head]

    def cells(bounds: Bounds) -> list[str]:
        if position.is_null:
            return [won(bounds.reaches(1), speaker)]
        reached = bounds.reaches(goal)
        verdict = won(reached, speaker) if goal == TO_WIN else yes(reached, speaker)
        return [verdict] if threshold is not None else [span(bounds), verdict]

    faces = Faces(speaker)
    return Terms(
        heading=[speaker.render(played), speaker.say("show-declarer", player=names[position.declarer])],
        seats=names,
        columns=[speaker.render(seat_message(seat)) for seat in range(len(SEATS))],
        circle=range(len(SEATS)),
        order=position.order,
        row=lambda hand: heap(hand, position.order, faces),
        asked=None if position.is_null else threshold,
        heads=heads,
        cells=cells,
        is_most=position.turn == position.declarer,
    )


def _game(position: SkatPosition) -> Message:
    """What is played, by its order."""
    name = next(name for name, order in CONTRACTS.items() if order == position.order)
    return Message("contract", {"game": name[0].upper(), "hand": "no", "said": "none"})


def _due(contract: Contract, schneider: int) -> int:
    """The card points that win the game as it was announced; for schwarz they are needed, but the tricks decide."""
    if contract.schwarz_said:
        return TOTAL
    return schneider if contract.schneider_said else TO_WIN
