"""Skat as the conformance suite runs it: what a seat has a right to know, and tables of every kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from conformance.family import Family
from hypothesis import strategies as st
from random_deals import Style
from strategies import (
    AIMING,
    DOUBLING,
    GIVING,
    PASSING,
    REVOLTING,
    option_sets,
    skat_openings,
    skat_placements,
    styles,
    tournee_sets,
)

from knekt.cards import Hand
from knekt.engine import Event, Game, Seat
from knekt.skat import (
    GERMAN,
    HOUSE,
    ISKO,
    ISS,
    PACK,
    TOURNEE,
    ClaimMade,
    Dealt,
    Discarded,
    Ended,
    Looked,
    Opened,
    Peeked,
    Placed,
    Played,
    Pushed,
    SkatGame,
    SkatTaken,
    Stage,
    State,
    TookUp,
    TurnedUp,
    result,
)

__all__ = ["SKAT"]


def skat_known(events: Sequence[Event], viewer: Seat | None) -> Iterator[Hand]:
    """The cards that a seat may know: its own, those it took up, those played or open; at the end all.

    Two cards that one has passed on in a schieberramsch are known as long as nobody who took them up has
    passed two on himself: from then on they may be with him or where his two are. In a revolution the
    defenders know each other's hands. In Tournée everybody knows a card of the skat that was turned up, until
    the declarer may have laid it away; what he only looks at he alone knows.
    """
    cards = passed_on = turned = Hand()
    for event in events:
        match event:
            case Dealt(hands) | Placed(hands) if viewer is not None:
                own = hands[viewer]
                assert isinstance(own, Hand)
                cards |= own
        match event:
            case Placed(trick=trick, taken=taken, laid=Hand() as laid):
                cards |= Hand.of(trick)
                for heap in taken:
                    cards |= heap
                if viewer == event.declarer and event.contract and not event.contract.row.hand:
                    cards |= laid
            case SkatTaken(seat, Hand() as two) | TookUp(seat, Hand() as two) if seat == viewer:
                cards |= two
            case Pushed(seat, Hand() as two) if seat == viewer:
                passed_on = two
            case Pushed():
                cards -= passed_on
                passed_on = Hand()
            case TurnedUp(_, _, card):
                turned |= Hand(card.bit)
                cards |= turned
            case Peeked(seat, _, Hand() as one) if seat == viewer:
                cards |= one
            case Discarded(seat) if seat != viewer:
                cards -= turned
            case Looked(seats, (Hand() as one, Hand() as two)) if viewer in seats:
                cards |= one | two
            case Played(_, card):
                cards |= Hand(card.bit)
            case Opened(_, shown) | ClaimMade(_, _, shown):
                cards |= shown
            case Ended():
                cards = Hand.of(PACK)
        yield cards


def skat_phase(game: Game[Any]) -> str:
    state: State = game.state
    if state.stage is not Stage.PLAY:
        return state.stage.name.lower()
    if state.claim:
        return "claim"
    if state.gift:
        return "gift"
    return "endgame" if state.tricks_left <= 4 else "play"


BEFORE_PLAY = ("auction", "skat", "discard", "declare")
IN_PLAY = ("play", "endgame")
TURN = ("auction", "skat", "turn", "discard", "declare")


def skat(
    name: str,
    openings: st.SearchStrategy[SkatGame],
    phases: tuple[str, ...],
    *liked: Style,
) -> Family:
    how = st.sampled_from(liked) if liked else styles
    return Family(
        f"skat-{name}", openings, Hand.of(PACK), skat_known, skat_phase, phases, result, how, seats=3
    )


RAMSCH = option_sets(
    {
        "ramsch.on_pass_out": ("ramsch", "schieberramsch", "schieberramsch"),
        "bock.enabled": (True,),
        "special_rounds.mode": ("bock", "bock_then_schieberramsch"),
    }
)
MIXED = option_sets({"play.claims": (True,)})  # rare enough where it is played
REVOLUTION = option_sets({"revolution.enabled": (True,), "spitzen.enabled": (False,)})
DOUBLED = option_sets(
    {
        "kontra.enabled": (True,),
        "kontra.max": (2, 4, "unlimited"),
        "schenken.enabled": (True,),
        "spitzen.enabled": (True,),
    }
)

SKAT = (
    skat("german", skat_openings(st.just(GERMAN)), (*BEFORE_PLAY, *IN_PLAY)),
    skat("isko", skat_openings(st.just(ISKO)), (*BEFORE_PLAY, *IN_PLAY, "claim")),
    skat("iss", skat_openings(st.just(ISS)), (*BEFORE_PLAY, *IN_PLAY, "claim")),
    skat("mixed", skat_openings(MIXED), (*BEFORE_PLAY, *IN_PLAY, "claim")),
    skat("placed", skat_placements(st.just(ISS) | option_sets()), (*IN_PLAY, "claim")),
    skat("ramsch", skat_openings(RAMSCH), ("auction", "push", *IN_PLAY), PASSING),
    skat("revolution", skat_openings(REVOLUTION), ("exchange", *IN_PLAY), REVOLTING),
    skat("doubled", skat_openings(DOUBLED), ("gift", *IN_PLAY), DOUBLING, GIVING, AIMING),
    skat("placed-ramsch", skat_placements(RAMSCH), IN_PLAY),
    skat("tournee", skat_openings(option_sets(plain=TOURNEE)), (*TURN, *IN_PLAY)),
    skat("tournee-house", skat_openings(option_sets(plain=HOUSE)), (*TURN, *IN_PLAY)),
    skat("placed-tournee", skat_placements(tournee_sets()), IN_PLAY),
)
