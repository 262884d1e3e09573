"""Who sits where: the cards drawn for seats, the pairs of a rubber, and its state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from knekt.cli.layout import joined, shortened
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import width
from knekt.cli.table.seating import ME, Seating
from knekt.engine import Event
from knekt.sheet import SkrufSitting
from knekt.sheet.skruf import Drawn, Rubber, drawn_order

__all__ = ["drawing_told", "party_told", "rubber_note"]

PARTY = 18  # columns for the names over an account
NAME = 6  # columns for a name in the line over the table


def drawing_told(seating: Seating, sitting: SkrufSitting, events: Sequence[Event]) -> list[str]:
    """The draw for seats, if there was one: the cards, the pairs, who deals, and who sits out."""
    draws = [event for event in events if isinstance(event, Drawn)]
    if not draws:
        return []
    rubber = sitting.rubbers[-1]
    told = [_drawn(seating, sitting, each, rubber) for each in draws]
    return [*told, *_pairs(seating, sitting, rubber)]


def _drawn(seating: Seating, sitting: SkrufSitting, draw: Drawn, rubber: Rubber) -> str:
    """The cards that were drawn, from the lowest up."""
    everybody = len(draw.cards) == sitting.players
    drawers = range(sitting.players) if everybody else sorted(rubber.table)
    order = drawn_order(sitting.options, draw.cards)
    places = range(len(draw.cards)) if order is None else order
    cards = ", ".join(
        f"{_called(seating, drawers[place])} {seating.faces.show(draw.cards[place])}" for place in places
    )
    id = "table-skruf-drawn" if order is not None else "table-skruf-drawn-equal"
    return seating.say(id, cards=cards)


def _called(seating: Seating, player: int) -> str:
    return seating.say("table-you") if player == ME else seating.names[player]


def _pairs(seating: Seating, sitting: SkrufSitting, rubber: Rubber) -> Iterator[str]:
    dealer = {"me": "yes" if rubber.table[0] == ME else "no", "name": seating.names[rubber.table[0]]}
    if sitting.options.is_trekarl:
        yield seating.say("table-skruf-each-alone")
    else:
        own = next((party for party in rubber.parties if ME in party), None)
        if own is None:
            one, two = (_names(seating, party) for party in rubber.parties)
            yield seating.say("table-skruf-pairs", number=rubber.number, one=one, two=two)
        else:
            (partner,) = (player for player in own if player != ME)
            (others,) = (party for party in rubber.parties if party != own)
            yield seating.say(
                "table-skruf-your-pair",
                number=rubber.number,
                partner=seating.names[partner],
                others=_names(seating, others),
            )
    yield seating.say("table-skruf-first-dealer", **dealer)
    if ME in rubber.out:
        yield seating.say("table-skruf-you-rest")
    out = [player for player in rubber.out if player != ME]
    if out:
        yield seating.say("table-skruf-rests", names=_names(seating, out), count=len(out))


def _names(seating: Seating, players: Sequence[int]) -> str:
    return joined([seating.names[player] for player in players], seating.speaker)


def party_told(names: Sequence[str], speaker: Speaker) -> str:
    """The players who share an account, over its column; long names are cut so that all are seen."""
    whole = joined(list(names), speaker)
    if width(whole) <= PARTY:
        return whole
    return "/".join(shortened(name, (PARTY + 1) // len(names) - 1) for name in names)


def rubber_note(speaker: Speaker, sitting: SkrufSitting, names: Sequence[str]) -> str:
    """The number of the rubber, and everybody's trick points towards the next game."""
    account = sitting.account
    parts = ", ".join(
        speaker.say(
            "table-skruf-part",
            names="/".join(shortened(names[player], NAME) for player in party),
            part=account.parts[place],
            games=account.games[place],
        )
        for place, party in enumerate(account.parties)
    )
    if sitting.options.is_trekarl:
        return speaker.say("table-skruf-towards", parts=parts)
    return speaker.say("table-skruf-rubber", number=sitting.rubbers[-1].number, parts=parts)
