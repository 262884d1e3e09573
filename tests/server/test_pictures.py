"""Pictures of deals: in every stage they agree with the viewer's view, and with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from conformance.families import FAMILIES
from conformance.family import Family
from hypothesis import given, settings
from random_deals import Style, line
from server.laid_tables import terms_of

from knekt.cards import Hand, Seed
from knekt.engine import Game, Pick, Seat, View
from knekt.games import PRESETS, new_game, options, result
from knekt.server.shown.pictures import DealPicture, deal_picture
from knekt.server.shown.pictures.skat.deal import SkatPicture
from knekt.server.shown.pictures.skruf.deal import SkrufPicture

STYLES = Style(), Style(may=0.05), Style(may=0.3), Style(may=0.05, likes=lambda action: action.kind == "pass")


def pictures(game: Game[Any], viewer: Seat | None) -> Iterator[tuple[View[Any], DealPicture]]:
    """The picture after every event, also after those that follow by themselves."""
    view: View[Any] = View.of(game.rules, viewer, ())
    terms = terms_of(game)
    for _, _, after in view.steps(event.seen_by(viewer) for event in game.events):
        yield after, deal_picture(after, terms, helped=True)


def cards_of(heap: list[str] | int) -> list[str]:
    return [] if isinstance(heap, int) else heap


def check_heaps(view: View[Any], picture: DealPicture) -> None:
    """Hands, trick and tricks are those of the view, and the viewer's own hand is known."""
    state = view.state
    for seat, (shown, cards) in enumerate(zip(picture.hands, state.hands, strict=True)):
        assert (shown if isinstance(shown, int) else len(shown)) == len(cards)
        if isinstance(cards, Hand):
            assert sorted(cards_of(shown)) == sorted(card.text for card in cards)
        else:
            assert seat != view.seat
    own = [] if view.seat is None else cards_of(picture.hands[view.seat])
    assert set(picture.new) <= set(own)
    on_table = [] if picture.trick is None else picture.trick.cards
    assert on_table == [card.text for card in state.trick]
    everywhere = [*on_table, *(card for heap in picture.hands for card in cards_of(heap))]
    assert len(everywhere) == len(set(everywhere))
    assert sum(picture.won) == len(state.tricks) + sum(len(heap) // 3 for heap in getattr(state, "taken", ()))


def check_trick(view: View[Any], picture: DealPicture) -> None:
    """The cards of the trick on the table, and of the last one, with their seats, by the log."""
    log: tuple[Any, ...] = view.events
    played = {
        event.card.text: event.seat
        for event in log
        if event.kind == "played"  # the open hand is not where its player sits
    }
    if picture.trick is not None:
        for seat, card in zip(picture.trick.seats, picture.trick.cards, strict=True):
            assert played.get(card, seat) == seat
    for trick, taken in zip(picture.last[::-1], view.state.tricks[::-1], strict=False):
        assert trick.cards == [card.text for card in taken.cards]
        assert (trick.seats[0], trick.winner) == (taken.lead, taken.winner)
        assert sorted(trick.seats) == list(range(len(trick.cards)))


def check_complete(game: Game[Any], view: View[Any], picture: DealPicture) -> None:
    """Check for whom the deal waits, what it came to, and that everything that is asked can be seen."""
    assert picture.turn == [seat for seat, asks in game.asks.items() if any(ask.must for ask in asks)]
    assert (picture.result is not None) == game.is_over == (picture.stage == "over")
    if isinstance(picture, SkatPicture) and picture.result is not None:
        end = result(game)
        assert picture.result.totals == list(end.totals)
        assert [each.id for each in picture.result.count] == [each.message.id for each in end.lines]
    if isinstance(picture, SkrufPicture) and picture.result is not None:
        lines = result(game).lines
        assert [(each.side, each.points) for each in picture.result.entries] == [
            (each.side, each.points) for each in lines
        ]
    seen = {card for heap in picture.hands for card in cards_of(heap)}
    for ask in view.asks:
        for choice in ask.choices:
            if isinstance(choice, Pick):
                assert {card.text for card in choice.cards} <= seen


def check(played: list[Game[Any]]) -> None:
    complete, last = {len(game.events): game for game in played}, played[-1]
    for viewer in (*range(last.rules.seats), None):
        if viewer is not None and terms_of(last).seats[viewer] < 0:
            continue
        for view, picture in pictures(last, viewer):
            check_heaps(view, picture)
            check_trick(view, picture)
            if len(view.events) in complete:
                check_complete(complete[len(view.events)], view, picture)
        written = msgspec.json.encode(picture)
        assert msgspec.json.decode(written, type=DealPicture) == picture


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_pictures_of_every_preset(preset: str) -> None:
    for number, style in enumerate(STYLES):
        opening = new_game(options(preset), Seed.parse(f"picture {number}"))
        check(list(line(opening, Random(number), style)))


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_pictures_of_any_table(family: Family) -> None:
    @settings(max_examples=max(6, settings().max_examples // 5))
    @given(family.deals)
    def consistent(played: list[Game[Any]]) -> None:
        check(played)

    consistent()
