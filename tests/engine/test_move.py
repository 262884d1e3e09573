"""Moves declared once: what they are written like, how that is read, and the tables that follow."""

from __future__ import annotations

from typing import Any

import pytest

from knekt.cards import Card, Hand
from knekt.engine import (
    TABLE,
    Action,
    Cards,
    Event,
    Hidden,
    Move,
    MoveRules,
    Moves,
    OwnCards,
    Part,
    Seat,
    Spelled,
    Spelling,
    covered,
    value,
)
from knekt.errors import IllegalAction, NotationError, Reason

SPELLING = Spelling(
    "NESW",
    pairs=True,
    parts={"loud": Part(str.upper, lambda words, rules: words.lower() if words in rules else None)},
)


class AnAction(Spelled, Action):
    __slots__ = ()
    spelling = SPELLING


class AnEvent(Spelled, Event):
    __slots__ = ()
    spelling = SPELLING


@value
class Say(AnAction):
    kind, text = "say", "{seat} says {word:loud}"

    word: str


@value
class Said(AnEvent):
    kind, by = "said", Say

    seat: Seat
    word: str


@value
class Give(AnAction):
    kind, text = "give", "{seat} gives {count} to {to:seat} {warmly:with love/coldly}"

    count: int
    to: Seat
    warmly: bool


@value
class Given(AnEvent):
    kind, by = "given", Give

    seat: Seat
    count: int
    to: Seat
    warmly: bool
    thanks: int = 0


@value
class Lay(AnAction):
    kind, text = "lay", "{seat} lays {cards}"

    cards: Hand


@value
class Laid(OwnCards, AnEvent):
    kind, by, text = "laid", Lay, "{seat} lays {hidden:/openly }{cards}"

    hidden: bool = False


@value
class Shared(AnEvent):
    kind, text = "shared", "{seats:pair} share {cards}"

    seats: tuple[Seat, Seat]
    cards: Cards


@value
class Stop(AnAction):
    kind, text = "stop", ("table stops for {absent:seat}", "table stops")

    absent: Seat | None = None


@value
class Stopped(AnEvent):
    kind, by = "stopped", Stop

    absent: Seat | None = None


@value
class Play(AnAction):
    kind, text = "play", "{seat} {card}"

    card: Card


@value
class Played(AnEvent):
    kind, by = "played", Play

    seat: Seat
    card: Card


@value
class Shout(AnAction):
    kind, text = "shout", "{seat} shouts"


@value
class Opened(AnEvent):
    """Too special for a template."""

    kind = "opened"

    text_itself: str

    def __str__(self) -> str:
        return f"open{self.text_itself}"

    @classmethod
    def read(cls, text: str, rules: Any) -> Opened | None:
        return cls(text.removeprefix("open")) if text.startswith("open") else None


def after(state: Any, event: Event) -> Any:
    return (*state, str(event))


def shouted(state: Any, action: Shout) -> Event:
    return Said(action.seat, "hey")


def too_loud(state: Any, action: Action) -> IllegalAction:
    return IllegalAction(action, Reason.OVER)


MOVES = Moves(
    SPELLING,
    (Move(Opened, after), Move(Said, after, refusal=too_loud), Move(Said, after, by=Shout, decide=shouted)),
    (Move(Given, after), Move(Laid, after), Move(Shared, after), Move(Stopped, after), Move(Played, after)),
)
KNOWN = ("HEY", "YES")  # the rules in force

WRITTEN: list[tuple[Action | Event, str]] = [
    (Say(0, "hey"), "N says HEY"),
    (Said(3, "yes"), "W says YES"),
    (Give(1, 12, 2, True), "E gives 12 to S with love"),
    (Given(1, 12, 2, False), "E gives 12 to S coldly"),
    (Lay(0, Hand.parse("D7 CA")), "N lays D7 CA"),
    (Laid(0, Hand.parse("D7 CA")), "N lays openly D7 CA"),
    (Laid(0, Hidden(2), True), "N lays ?2"),
    (Shared((0, 3), Hidden(4)), "N+W share ?4"),
    (Stop(TABLE, 2), "table stops for S"),
    (Stop(TABLE), "table stops"),
    (Stopped(0), "table stops for N"),
    (Played(2, Card.parse("H9")), "S H9"),
    (Opened(" sesame"), "open sesame"),
]


@pytest.mark.parametrize(("move", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_a_move_is_written_and_read_by_its_template(move: Action | Event, text: str) -> None:
    assert str(move) == text
    read = MOVES.read_action if isinstance(move, Action) else MOVES.read_event
    assert read(text, KNOWN) == move


@pytest.mark.parametrize(
    ("text", "unreadable", "expected"),
    [
        ("X says HEY", "X", "seat"),  # no such seat
        ("", "", "seat"),
        ("N says NO", "N says NO", "action"),  # no word that the rules know
        ("N says", "N says", "action"),
        ("N gives x to S coldly", "x", "number"),
        ("N gives 1 to X coldly", "X", "seat"),
        ("N gives 1 to S lukewarmly", "N gives 1 to S lukewarmly", "action"),
        ("N gives 1 to S coldly twice", "N gives 1 to S coldly twice", "action"),
        ("N gives", "", "number"),
        ("N lays C1", "C1", "card"),
        ("N C1", "N C1", "action"),
        ("table", "table", "action"),
        ("table stops for", "", "seat"),
        ("table goes on", "table goes on", "action"),
        ("N+W share C7", "N+W", "seat"),  # no action of two seats
    ],
)
def test_text_that_cannot_be_read_says_what_is_wrong(text: str, unreadable: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        MOVES.read_action(text, KNOWN)
    assert (refused.value.text, refused.value.expected) == (unreadable, expected)


@pytest.mark.parametrize(
    ("text", "unreadable", "expected"),
    [
        ("N+N share C7", "N+N share C7", "event"),
        ("N+X share C7", "X", "seat"),
        ("N+W sing", "N+W sing", "event"),
    ],
)
def test_two_seats_are_two(text: str, unreadable: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        MOVES.read_event(text, KNOWN)
    assert (refused.value.text, refused.value.expected) == (unreadable, expected)


def test_an_action_and_a_seat_that_do_not_exist_can_be_written() -> None:
    assert str(Say(7, "hey")) == "7 says HEY"


def test_the_tables_hold_every_kind() -> None:
    assert list(MOVES.actions) == ["say", "shout", "give", "lay", "stop", "play"]
    assert list(MOVES.events) == ["opened", "said", "given", "laid", "shared", "stopped", "played"]
    assert set(MOVES.evolve) == set(MOVES.events.values())
    assert set(MOVES.decide) == set(MOVES.actions.values())


def test_an_event_repeats_its_action_and_an_action_its_event() -> None:
    rules = Rules()
    for action, event in (
        (Say(0, "hey"), Said(0, "hey")),
        (Give(1, 2, 3, True), Given(1, 2, 3, True)),
        (Stop(TABLE, 2), Stopped(2)),  # what names no seat the table has done
        (Lay(1, Hand.parse("C7")), Laid(1, Hand.parse("C7"))),
    ):
        assert rules.decide((), action) == event
        assert rules.cause(event) == action
        assert rules.evolve(("before",), event) == ("before", str(event))


def test_a_row_says_what_does_not_follow() -> None:
    assert Rules().decide((), Shout(2)) == Said(2, "hey")
    assert Rules().cause(Said(2, "hey")) == Say(2, "hey")  # by the action that the event names


def test_nothing_is_behind_hidden_cards_or_what_happens_by_itself() -> None:
    assert Rules().cause(Laid(1, Hidden(2))) is None
    assert Rules().cause(Opened("!")) is None


def test_a_refusal_is_that_of_the_row() -> None:
    assert Rules().refusal((), Say(0, "hey")).reason is Reason.OVER
    assert Rules().refusal((), Shout(0)).reason is Reason.NOT_NOW


def test_an_event_that_says_more_than_its_action_needs_a_row_that_says_how() -> None:
    with pytest.raises(AssertionError, match="what makes Played"):
        Moves(SPELLING, [Move(Played, after, by=Shout)])


def test_own_cards_are_seen_by_their_owner() -> None:
    laid = Laid(1, Hand.parse("C7 D8"))
    assert laid.seen_by(1) == laid
    for seat in (0, 2, 3, None):
        assert laid.seen_by(seat) == Laid(1, Hidden(2)) == covered(laid)


class Rules(MoveRules):
    moves = MOVES


def test_rules_read_by_what_they_know() -> None:
    assert MOVES.read_action("N says HEY", KNOWN) == Say(0, "hey")
    with pytest.raises(NotationError):
        MOVES.read_action("N says HEY", ())
