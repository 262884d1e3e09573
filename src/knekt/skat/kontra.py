"""Doubling: the defenders say kontra, the declarer re, then supra, hirsch and so on in turn (17.1, 17.2)."""

from __future__ import annotations

from knekt.engine import Ask, Move, Seat, value
from knekt.errors import IllegalAction, Reason
from knekt.skat.options import Options
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Stage, State

__all__ = ["MOVES", "Kontra", "KontraSaid", "PlayOn", "PlayedOn", "most_doublings"]

MOST_DOUBLINGS = 99  # stands for no limit


@value
class Kontra(SkatAction):
    """Double what the game is worth; `level` is 1 for kontra, 2 for re, and so on."""

    kind, text = "kontra", "{seat} {level:doubling}"

    level: int = 1


@value
class PlayOn(SkatAction):
    """The declarer does not give up, although he could; after that the defenders may double."""

    kind, text = "play-on", "{seat} plays on"


@value
class KontraSaid(SkatEvent):
    """A seat has doubled the game, for all to hear."""

    kind, by = "kontra-said", Kontra

    seat: Seat
    level: int = 1


@value
class PlayedOn(SkatEvent):
    """The declarer has not given up; now the defenders may double."""

    kind, by = "played-on", PlayOn

    seat: Seat


def asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """The question whether the seat doubles, if it may now."""
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
    if not _is_in_window(state):
        return Reason.NOT_NOW
    if level > 1:
        return None if state.cards_played == state.kontra_at else Reason.NOT_NOW
    return None if _is_bidder(state, seat) else Reason.MUST_HAVE_BID


def most_doublings(options: Options) -> int:
    """How often the sides may double at this table."""
    if not options.kontra.enabled:
        return 0
    return MOST_DOUBLINGS if options.kontra.max == "unlimited" else options.kontra.max


def _is_in_window(state: State) -> bool:
    """Whether it is the time when kontra may be said, and also answered."""
    match state.rules.options.kontra.timing:
        case "before_first_lead":
            return state.cards_played == 0
        case "after_first_lead":
            return state.cards_played == 1
        case "before_first_trick_turned":
            return state.cards_played <= 3


def _is_bidder(state: State, seat: Seat) -> bool:
    """Whether the defender has bid; true for every defender, if those who passed may say kontra too."""
    options = state.rules.options.kontra
    if not options.only_bidders:
        return True
    bidders = state.named if options.bidder_definition == "named_only" else state.named | state.held
    return bool(bidders >> seat & 1)


def refusal(state: State, action: Kontra) -> IllegalAction:
    why = why_not(state, action.seat, action.level) if state.stage is Stage.PLAY else None
    return IllegalAction(action, why or Reason.NOT_NOW)


def waits_for_declarer(state: State) -> bool:
    """Whether the declarer has yet to say if he gives up, where kontra comes before the first lead (17.2)."""
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
