"""Skruf as the conformance suite runs it: what a seat has a right to know, and tables of every kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from conformance.family import Family
from hypothesis import strategies as st
from random_deals import Style
from strategies_skruf import (
    ALL_FORMS,
    JUMPING,
    MISERE,
    STOPPING,
    skruf_openings,
    skruf_placements,
    skruf_sets,
    skruf_styles,
)

from knekt import skruf
from knekt.cards import Card, Hand
from knekt.engine import Event, Game, Seat
from knekt.skruf import (
    PACK,
    PLAIN,
    TREKARL,
    ClaimMade,
    Dealt,
    Ended,
    Gave,
    Opened,
    Placed,
    Played,
    PlayedOpen,
    SkrufGame,
    Stage,
    State,
    SwapLaid,
    Swapped,
    TalonDealt,
    TalonTaken,
    result,
)

__all__ = ["SKRUF"]


class Places:
    """Where cards are, as far as a player has a right to know; None is a watcher."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.holders: dict[Card, Seat | None] = {}  # None: on the table, once played
        self.open: set[Seat] = set()  # hands that nobody holds and all see

    def seen(self, cards: Iterable[Card], holder: Seat | None) -> None:
        self.holders.update(dict.fromkeys(cards, holder))

    def moved(self, cards: Iterable[Card], giver: Seat, to: Seat) -> None:
        """Cards given face down are known to giver and receiver, and to all if the receiving hand lies open.

        Who does not see it does not know any more of any card that it is still with the giver.
        """
        if self.viewer in (giver, to) or to in self.open:
            self.seen(cards, to)
        else:
            self.lost_sight_of(giver)

    def lost_sight_of(self, giver: Seat) -> None:
        self.holders = {card: holder for card, holder in self.holders.items() if holder != giver}


def skruf_known(events: Sequence[Event], viewer: Seat | None) -> Iterator[Hand]:
    """The cards that a seat may know: its own, those it gave or got, those open or played; at the end all.

    All see the talon where it is turned up, else the buyer alone; as soon as the buyer has given four cards,
    nobody but the partner knows which of it are where. The same goes for every later gift and for both cards
    of the swap. In a misère each sees the one card of the talon that comes to him. The fourth hand of trekarl
    is known to all once it lies open, and so is what it is given; before, to nobody, for nobody sits there.
    """
    places, whole = Places(viewer), False
    for event in events:
        match event:
            case Dealt(hands, unowned=unowned) if viewer not in (None, unowned):
                places.seen(_all(hands[viewer or 0]), viewer)
            case Placed():
                _set_up(places, event)
            case TalonTaken(seat, cards, face_up) if face_up or seat == viewer:
                places.seen(_all(cards), seat)
            case Opened(hand, cards):
                places.open.add(hand)
                places.seen(cards, hand)
            case Gave(seat, to, cards) | Swapped(seat, to, cards):
                places.moved(_all(cards), seat, to)
            case SwapLaid(seat) if seat != viewer:
                places.lost_sight_of(seat)
            case TalonDealt(_, cards) if viewer is not None:
                places.seen(_all(cards[viewer]), viewer)
            case Played(_, card) | PlayedOpen(_, card):
                places.seen([card], None)
            case ClaimMade(seat, _, shown):
                places.seen(shown, seat)
            case Ended():
                whole = True
        yield Hand.of(PACK) if whole else Hand.of(places.holders)


def _all(cards: object) -> Hand:
    """Cards of a log from which nothing was taken out."""
    assert isinstance(cards, Hand)
    return cards


def _set_up(places: Places, event: Placed) -> None:
    """What was played before lies before all, and so does the hand that nobody holds."""
    places.seen(event.trick, None)
    for heap in event.played:
        places.seen(heap, None)
    for seat, cards in enumerate(event.hands):
        if seat in (places.viewer, event.unowned):
            places.seen(_all(cards), seat)


def skruf_phase(game: Game[Any]) -> str:
    state: State = game.state
    if state.stage is Stage.GIVE:
        if state.is_misere:
            return "misere-gifts"
        return "gifts" if state.gifts else "talon"
    if state.stage is not Stage.PLAY:
        return state.stage.name.lower()
    if state.ending is not None:
        return "bear"
    if state.claim:
        return "claim"
    return "endgame" if state.tricks_left <= 4 else "play"


EXCHANGE = ("talon", "gifts", "raise", "swap")
IN_PLAY = ("play", "endgame")


def family(
    name: str, openings: st.SearchStrategy[SkrufGame], phases: tuple[str, ...], *liked: Style
) -> Family:
    how = st.sampled_from(liked) if liked else skruf_styles
    return Family(name, openings, Hand.of(PACK), skruf_known, skruf_phase, phases, result, how, seats=4)


MISERES = skruf_sets({"general_pass": ("misere",)}) | skruf_sets({"general_pass": ("misere",)}, PLAIN)
SLAMS = skruf_sets({"solo_slam_claim": (True,)})
CLAIMS = {"claims": (True,)}

SKRUF = (
    family("skruf", skruf_openings(st.just(skruf.SKRUF)), ("auction", *EXCHANGE, *IN_PLAY)),
    family("skruf-mixed", skruf_openings(skruf_sets(CLAIMS)), ("auction", *EXCHANGE, *IN_PLAY, "claim")),
    family("skruf-plain", skruf_openings(skruf_sets(CLAIMS, PLAIN)), ("auction", *IN_PLAY, "claim")),
    family("trekarl", skruf_openings(skruf_sets(CLAIMS, TREKARL)), ("auction", *EXCHANGE, *IN_PLAY, "claim")),
    family("skruf-misere", skruf_openings(MISERES), ("auction", "misere-gifts", *IN_PLAY), MISERE),
    family("skruf-slam", skruf_openings(SLAMS), ("gifts", "swap", "endgame"), JUMPING),
    family("skruf-stopped", skruf_openings(ALL_FORMS), ("auction", "play"), STOPPING),
    family("skruf-placed", skruf_placements(ALL_FORMS), IN_PLAY),
)
