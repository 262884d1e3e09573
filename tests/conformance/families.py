"""The games that the conformance suite runs: a new one is one more line here."""

from __future__ import annotations

from typing import Any

from conformance.family import Family
from hypothesis import strategies as st
from strategies import option_sets, skat_openings, skat_placements

from knekt.cards import Hand
from knekt.engine import Game, Seat
from knekt.skat import (
    GERMAN,
    ISKO,
    ISS,
    PACK,
    ClaimMade,
    Dealt,
    Ended,
    Opened,
    Placed,
    Played,
    SkatGame,
    SkatTaken,
    Stage,
    State,
    result,
)

__all__ = ["FAMILIES"]


def skat_known(game: Game[Any], viewer: Seat | None) -> Hand:
    """One's own cards, what one took up, and what was played or laid open; at the end everything."""
    cards = Hand()
    for event in game.events:
        match event:
            case Dealt(hands) | Placed(hands) if viewer is not None:
                own = hands[viewer]
                assert isinstance(own, Hand)
                cards |= own
        match event:
            case Placed(trick=trick, taken=(won, lost), laid=Hand() as laid):
                cards |= Hand.of(trick) | won | lost
                if viewer == event.declarer and event.contract and not event.contract.row.hand:
                    cards |= laid
            case SkatTaken(seat, Hand() as skat) if seat == viewer:
                cards |= skat
            case Played(_, card):
                cards |= Hand(card.bit)
            case Opened(_, shown) | ClaimMade(_, _, shown):
                cards |= shown
            case Ended():
                cards = Hand.of(PACK)
    return cards


def skat_phase(game: Game[Any]) -> str:
    state: State = game.state
    if state.stage is not Stage.PLAY:
        return state.stage.name.lower()
    if state.claim:
        return "claim"
    return "endgame" if state.tricks_left <= 4 else "play"


BEFORE_PLAY = ("auction", "skat", "discard", "declare")
IN_PLAY = ("play", "endgame")


def skat(name: str, openings: st.SearchStrategy[SkatGame], phases: tuple[str, ...]) -> Family:
    return Family(f"skat-{name}", openings, Hand.of(PACK), skat_known, skat_phase, phases, result)


FAMILIES = (
    skat("german", skat_openings(st.just(GERMAN)), (*BEFORE_PLAY, *IN_PLAY)),
    skat("isko", skat_openings(st.just(ISKO)), (*BEFORE_PLAY, *IN_PLAY, "claim")),
    skat("iss", skat_openings(st.just(ISS)), (*BEFORE_PLAY, *IN_PLAY, "claim")),
    skat("mixed", skat_openings(option_sets()), (*BEFORE_PLAY, *IN_PLAY, "claim")),
    skat("placed", skat_placements(st.just(ISS) | option_sets()), (*IN_PLAY, "claim")),
)
