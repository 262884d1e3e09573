"""Doubling: kontra by the defenders, re by the declarer, supra, hirsch, and so on in turn (17.1, 17.2)."""

from __future__ import annotations

from knekt.engine import Ask, Move, Seat, value
from knekt.errors import IllegalAction, Reason
from knekt.skat.options import Options
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Stage, State

__all__ = ["MOVES", "Kontra", "KontraSaid", "PlayOn", "PlayedOn", "most_doublings"]

MOST_DOUBLINGS = 99  # what is doubled without limit is still doubled by people


@value
class Kontra(SkatAction):
    """Double what the game is worth: for the first time, the second, and so on."""

    kind, text = "kontra", "{seat} {level:doubling}"

    level: int = 1


@value
class PlayOn(SkatAction):
    """The declarer does not give up, though he could: from here on the defenders may double."""

    kind, text = "play-on", "{seat} plays on"


@value
class KontraSaid(SkatEvent):
    """The game counts double, for all to hear."""

    kind, by = "kontra-said", Kontra

    seat: Seat
    level: int = 1


@value
class PlayedOn(SkatEvent):
    """The declarer has not given up; now the defenders may double."""

    kind, by = "played-on", PlayOn

    seat: Seat


def asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Whether the seat may double now."""
    level = state.kontra + 1
    if why_not(state, seat, level) is not None:
        return ()
    return (Ask(seat, f"kontra-{level}", False, (Kontra(seat, level),)),)


def why_not(state: State, seat: Seat, level: int) -> Reason | None:
    """Why the seat may not double to this level now; None if it may."""
    if level != state.kontra + 1 or level > most_doublings(state.rules.options) or state.contract is None:
        return Reason.NOT_NOW
    if seat not in (state.defenders if level % 2 else (state.declarer,)):  # the sides take turns
        return Reason.NOT_NOW
    if not _in_window(state):
        return Reason.NOT_NOW
    if level > 1:
        return None if state.cards_played == state.kontra_at else Reason.NOT_NOW
    return None if _is_bidder(state, seat) else Reason.MUST_HAVE_BID


def most_doublings(options: Options) -> int:
    """How often the sides may double at this table."""
    if not options.kontra.enabled:
        return 0
    return MOST_DOUBLINGS if options.kontra.max == "unlimited" else options.kontra.max


def _in_window(state: State) -> bool:
    """When kontra may be said, and so when it may be answered."""
    match state.rules.options.kontra.timing:
        case "before_first_lead":
            return state.cards_played == 0
        case "after_first_lead":
            return state.cards_played == 1
        case "before_first_trick_turned":
            return state.cards_played <= 3


def _is_bidder(state: State, seat: Seat) -> bool:
    """Whether the defender has bid, where only those may say kontra."""
    options = state.rules.options.kontra
    if not options.only_bidders:
        return True
    bidders = state.named if options.bidder_definition == "named_only" else state.named | state.held
    return bool(bidders >> seat & 1)


def refusal(state: State, action: Kontra) -> IllegalAction:
    why = why_not(state, action.seat, action.level) if state.stage is Stage.PLAY else None
    return IllegalAction(action, why or Reason.NOT_NOW)


def waits_for_declarer(state: State) -> bool:
    """Whether the declarer has still to say if he gives up, ahead of any kontra before the first lead (17.2)."""
    options = state.rules.options.kontra
    return (
        options.enabled
        and options.timing == "before_first_lead"
        and not state.plays_on
        and not state.kontra
        and state.cards_played == 0
    )


def evolve_said(state: State, event: KontraSaid) -> State:
    return state.but(kontra=event.level, kontra_at=state.cards_played)


def evolve_played_on(state: State, event: PlayedOn) -> State:
    return state.but(plays_on=True)


MOVES = (
    Move(KontraSaid, evolve_said, refusal=refusal),
    Move(PlayedOn, evolve_played_on),
)
