"""The table in the terminal, for any number of seats and a pack of 52 cards."""

from __future__ import annotations

import pytest

from knekt.cards import CARDS, Card
from knekt.cli.speaker import Speaker
from knekt.cli.table.drawing import hand_lines, heading
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import WIDTH, width
from knekt.cli.table.seating import Seating
from knekt.cli.table.skat.answers import Reader
from knekt.errors import NotationError
from knekt.sheet import Terms
from knekt.words import LANGUAGES

NAMES = "Me", "Anna", "Otto", "Frida", "Emil", "Greta"
NOBODY = -1


def seating(*seats: int, players: int = 4, lang: str = "en") -> Seating:
    speaker = Speaker(lang)
    terms = Terms(number=1, dealer=seats[-1], seats=seats)
    return Seating(speaker, Faces(speaker), NAMES[:players], terms)


def test_four_sit_round_the_table_clockwise_from_the_left() -> None:
    here = seating(1, 2, 3, 0)
    assert here.seat == 3
    assert [here.name(seat) for seat in here.others] == ["Anna", "Otto", "Frida"]
    there = seating(3, 0, 1, 2)
    assert [there.name(seat) for seat in there.others] == ["Anna", "Otto", "Frida"]
    assert [there.name(seat) for seat in there.around] == ["Anna", "Me", "Otto", "Frida"]


def test_who_sits_out_sees_everybody() -> None:
    here = seating(5, 2, 4, 1, players=6)
    assert here.seat is None
    assert [here.name(seat) for seat in here.others] == ["Greta", "Otto", "Emil", "Anna"]
    assert here.around == here.others == (0, 1, 2, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_that_nobody_holds_has_a_name(lang: str) -> None:
    here = seating(1, NOBODY, 2, 0, players=3, lang=lang)
    assert [here.name(seat) for seat in (0, 2, 3)] == ["Anna", "Otto", "Me"]
    assert here.name(1) == here.name_or_you(1) == Speaker(lang).say("table-open-hand")
    assert here.name_args(1)["me"] == "no"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_52_cards_have_a_face_that_can_be_typed(lang: str) -> None:
    faces = Faces(Speaker(lang))
    shown = [faces.show(card) for card in CARDS]
    assert len(set(shown)) == 52
    assert [faces.card(each) for each in shown] == list(CARDS)
    assert faces.show(Card.parse("H2")) == "♥2"


@pytest.mark.parametrize("typed", ["h6", "♣2", "s 3"])
def test_a_card_that_skat_does_not_have_is_none(typed: str) -> None:
    faces = Faces(Speaker("en"))
    with pytest.raises(NotationError, match="card or number"):
        Reader(Speaker("en"), faces).card([], typed)


@pytest.mark.parametrize(("count", "lines"), [(13, 2), (16, 4)])
def test_more_cards_than_fit_go_into_another_line(count: int, lines: int) -> None:
    cards = [card for card in CARDS if card.rank == "T"] + [card for card in CARDS if card.rank != "T"]
    drawn = hand_lines(seating(1, 2, 3, 0), cards[:count], cards, new=cards[:count])
    assert len(drawn) == lines and max(map(width, drawn)) <= WIDTH
    assert " ".join(drawn[::2]).split() == [f"{number}*" for number in range(1, count + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_six_players_stand_over_the_table(lang: str) -> None:
    here = seating(1, 2, 3, 0, players=6, lang=lang)
    assert width(heading(here, 180, (-1234, 0, 5, 1234, 99, -7))) <= WIDTH
