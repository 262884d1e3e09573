"""Whole sittings of Tournée in the terminal, in four languages, and the command that begins them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from cli.at_desk import FACE, desk_of
from cli.running import piped
from cli.seated import Seat
from cli.test_play import FAREWELL, NEXT, YES, fits, saved
from cli.test_play_sittings import typed
from cli.test_play_table import NAMES, public
from cli.test_play_tournee import FORMS

from knekt.cards import Hand, Seed
from knekt.cli import main
from knekt.cli.speaker import Speaker
from knekt.cli.table import host as hosting
from knekt.cli.table.faces import Faces
from knekt.cli.table.host import Host
from knekt.cli.table.lines import WIDTH, width
from knekt.cli.table.skat.answers import Reader
from knekt.engine import Action, View
from knekt.players import RandomPlayer
from knekt.sheet import Sitting, Terms
from knekt.skat import (
    Bid,
    Keep,
    Kept,
    NullSaid,
    Pass,
    Peeked,
    PlayHand,
    RamschSaid,
    Reject,
    Rejected,
    SayNull,
    SayRamsch,
    SkatTaken,
    Stage,
    State,
    TakeSkat,
    TurnedUp,
    TurnUp,
    options,
)
from knekt.words import LANGUAGES

PLAN: tuple[
    tuple[type[Action], ...], ...
] = (  # what is done deal by deal; where all bid, rearhand gets the game
    (TurnUp, Keep),
    (Bid, TurnUp, Reject),  # the person
    (Bid, TakeSkat),
    (Bid, SayNull),
    (Bid, PlayHand),  # the person
    (Pass, SayRamsch),
    (Bid, TurnUp, Reject),  # somebody else
    (Bid, TurnUp, Keep),  # the person
)


class Planner(RandomPlayer):
    """A person who does what the plan has for this deal.

    Without a plan it bids 10 half the time, and then does anything that is allowed.
    """

    def __init__(self, rng: Random | int, deal: Callable[[], int]) -> None:
        self._random = rng if isinstance(rng, Random) else Random(rng)
        super().__init__(self._random)
        self._deal = deal

    def choose(self, view: View[State]) -> Action:
        state = view.state
        actions = [action for ask in view.asks if ask.must for action in ask.singles()]
        for kind in PLAN[self._deal() - 1]:
            planned = [action for action in actions if isinstance(action, kind)]
            if planned:
                return planned[0] if kind is Bid else self._random.choice(planned)
        if state.stage is not Stage.AUCTION or state.auction.caller is None:
            return super().choose(view)
        bids = not state.auction.current and not state.auction.asked and self._random.random() < 0.5
        return Bid(state.turn, 10) if bids else Pass(state.turn)


def in_words(reader: Reader, view: View[State], action: Action) -> str:
    """The action as a person would type it, in any language."""
    match action:
        case TurnUp() | TakeSkat() | SayNull() | PlayHand():
            ways = [each for ask in view.asks for each in ask.singles()]
            return str(ways.index(action) + 1)
        case Keep():
            return reader.keep[0]
        case Reject():
            return reader.reject[0]
        case SayRamsch():
            return reader.ramsch[0]
    return typed(reader, action)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("screens", [True, False])
def test_a_sitting_of_each_form_in_each_language(
    form: str, lang: str, screens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing lacks words, everything fits, and no card is seen too early.

    That holds above all for a card that only one player has looked at.
    """
    seed = Seed.parse(f"{form} {lang} {screens}")
    monkeypatch.setattr(
        hosting, "level_player", lambda options, level, number: Planner(number, lambda: terms().number)
    )
    someone = Planner(Random(str(seed)), lambda: terms().number)
    faces, hidden = Faces(Speaker(lang)), 0

    def terms() -> Terms:
        found: Terms | None = host._sitting.terms
        assert found is not None
        return found

    def seat() -> int | None:
        return terms().seat_of(0)

    def answer(text: str) -> str:
        sitting = host._sitting
        if sitting.game is None or not sitting.is_running or desk._view is None:
            return ""
        view = sitting.game.view(seat())
        if desk._view.events != view.events or not any(ask.must for ask in view.asks):
            return ""
        return in_words(desk.reader, view, someone.choose(view))

    def look(text: str) -> None:
        nonlocal hidden
        sitting = host._sitting
        if sitting.game is None or not sitting.is_running:
            return
        known = public(sitting.game, seat())
        peeked = [each for each in sitting.game.events if isinstance(each, Peeked) and each.seat != seat()]
        hidden += any(
            card not in known for each in peeked if isinstance(each.cards, Hand) for card in each.cards
        )
        for face in FACE.findall(text):
            card = faces.card(face)
            assert card is not None and card in known, f"{face}\n{text}"

    desk, paper = desk_of(answer, lang, screens=screens)
    host = Host(desk, Sitting.new(options(form, {"session.deals": len(PLAN)})), NAMES[:3], seed, None)
    paper.look = look
    assert host.run() is None
    assert len(host._sitting.rows) == len(PLAN)
    happened = {type(event) for event in host._sitting.log}
    assert {TurnedUp, Kept, Rejected, SkatTaken, RamschSaid} <= happened
    if form == "tournee-house":
        assert Peeked in happened and hidden
    else:
        assert NullSaid in happened
    for text in (*paper.drawn, *paper.asked):
        assert max(map(width, text.split("\n"))) <= WIDTH, text
        assert not re.search(r"\b(?:table|told|count|typed|expected|error|contract|form)-[a-z]", text), text


@pytest.mark.parametrize(("game", "lang"), [("tournee", "sv"), ("tournee-house", "de")])
def test_a_whole_deal_in_a_real_terminal(game: str, lang: str, tmp_path: Path) -> None:
    """The sitting is saved as one of this game, and goes on as such without a word about it."""
    path = tmp_path / "sitting.jsonl"
    seat = Seat("--lang", lang, "--seed", "alpha", "--save", str(path), game=game)

    def answer() -> str:
        return YES[lang] if ", r = " in seat.screen.split("\n")[-2] else seat.usual()

    seat.play_until(NEXT[lang], answer)
    seat.type("q")
    seat.type(YES[lang])
    assert FAREWELL[lang] in seat.screen
    seat.child.wait()
    assert seat.child.exitstatus == 0
    fits(seat.screens)
    assert "Traceback" not in "".join(seat.screens)
    record = saved(path)
    assert record.options == options(game) and len(record.sitting.rows) == 1
    assert main.run(["play", "skat", "--lang", "en", "--save", str(path)]) == 2


# the command


def test_the_game_chooses_the_rules_and_the_greeting() -> None:
    for arguments, told in (
        (("--preset", "tournee"), "Tournée Skat!"),
        (("--preset", "tournee-house", "--deals", "3"), "Tournée Skat!"),
        (("--preset", "isko"), "Welcome to Skat!"),
        ((), "Welcome to Skat!"),
    ):
        assert told in piped("play", *arguments, "--seed", "x", typed="\n").out
    for name in FORMS:
        said = piped("play", name, "--seed", "x", typed="\n").out
        assert "Welcome to Tournée Skat!" in said and "a card of the skat is turned up" in " ".join(
            said.split()
        )


@pytest.mark.parametrize(
    ("game", "preset", "told"),
    [
        ("tournee", "isko", "“isko” is no preset of tournee; it has: tournee."),
        ("tournee", "tournee-house", "“tournee-house” is no preset of tournee; it has: tournee."),
        ("skat", "tournee", "“tournee” is no preset of skat; it has: german, isko, iss, pub, club, xskat."),
        ("tournee-house", "bavarian", "There is no preset “bavarian”"),
    ],
)
def test_a_preset_of_another_game_is_refused(
    game: str, preset: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.run(["play", game, "--lang", "en", "--preset", preset]) == 2
    said = capsys.readouterr()
    assert said.out == "" and told in said.err and said.err.count("\n") == 1


def test_an_option_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["play", "tournee", "--lang", "en", "--set", "kontra.enabled=true"]) == 2
    assert "kontra.enabled" in capsys.readouterr().err
