"""What whist has of its own on the command line: deals and sheets drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from knekt.cli import layout
from knekt.cli.family import FamilyPages
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.engine import Cards, Hidden, Seat
from knekt.message import Message
from knekt.notation import Record, facts_of, to_plain
from knekt.sheet import Sitting
from whist.game import WhistGame
from whist.options import PRESETS
from whist.play import Played
from whist.result import SIDES, result
from whist.sheet import WhistSitting
from whist.state import SEATS, State

__all__ = ["FAMILY", "sheet_lines"]


def _player(record: Record, seat: Seat, speaker: Speaker) -> str:
    place = speaker.say("whist-place", seat=SEATS[seat])
    name = record.players[seat] if record.players else ""
    return speaker.say("show-player", name=name, seat=place) if name else place


def _deal_lines(record: Record, game: WhistGame, speaker: Speaker) -> Iterator[str]:
    """The hands as they were dealt, the tricks, and what both sides have taken."""
    state, faces = game.state, Faces(speaker)
    heading = speaker.say("form", form=record.options.form)
    yield f"{heading[:1].upper()}{heading[1:]} · {speaker.render(state.trumps)}"
    yield ""
    hands = game.until(1).state.hands
    yield from layout.table(
        [[_player(record, seat, speaker), _drawn(state, hands[seat], faces)] for seat in range(len(SEATS))]
    )
    yield ""
    for number, trick in enumerate(state.tricks, start=1):
        cards = " ".join(map(faces.show, trick.cards))
        yield f"{number:2}  {SEATS[trick.lead]} {cards} {SEATS[trick.winner]}"
    if game.is_over:
        found = result(state)
        for side in range(len(SIDES)):
            name = speaker.say("whist-side", side=side)
            yield f"{name}: {speaker.say('whist-line', tricks=found.of(side))}"


def _drawn(state: State, cards: Cards, faces: Faces) -> str:
    return str(cards) if isinstance(cards, Hidden) else " ".join(map(faces.show, state.order.sorted(cards)))


def _deal_plain(heading: dict[str, Any], game: WhistGame, speaker: Speaker) -> dict[str, Any]:
    plain = heading | {"hands": to_plain(game.until(1).state.hands), "over": game.is_over}
    return plain | (facts_of(game) if game.is_over else {})


def sheet_lines(sitting: Sitting, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
    """What each player has after each deal."""
    rows = [[str(row.terms.number), *map(str, row.totals)] for row in sitting.rows]
    yield from layout.table([["", *layout.names_of(sitting.players, names, speaker)], *rows], right=range(5))


def _sheet_plain(sitting: WhistSitting, speaker: Speaker) -> dict[str, Any]:
    return {"totals": list(sitting.totals), "over": sitting.is_over}


def _fact_told(name: str, value: object, options: object) -> Message | None:
    return Message("whist-line", {"tricks": int(str(value))}) if name == "tricks" else None


FAMILY = FamilyPages(
    games={"whist": "whist"},
    lengths={"deals": "deals"},
    players=(len(SEATS),),
    page="Whist ",
    words="whist-",
    plain_rules=lambda options: PRESETS[options.form],
    nearest_rules=lambda options: PRESETS[options.form],
    is_same_game=lambda one, other: True,
    deal_lines=_deal_lines,
    deal_plain=_deal_plain,
    sheet_lines=sheet_lines,
    sheet_plain=_sheet_plain,
    fact_told=_fact_told,
    player=_player,
    is_card=lambda event: isinstance(event, Played),
)
