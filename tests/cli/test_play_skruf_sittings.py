"""Whole sittings of Skruf in the terminal, in four languages.

Nothing lacks words, everything fits, and secrets are kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cli.at_desk import Paper
from cli.seated import Seat
from cli.skruf_desk import NAMES
from cli.test_play import FAREWELL, NEXT, YES, fits, saved

from knekt.cards import Card, Hand, Seed
from knekt.cli import main
from knekt.cli.speaker import Speaker
from knekt.cli.table import host as hosting
from knekt.cli.table.desk import Desk
from knekt.cli.table.faces import Faces
from knekt.cli.table.host import Host
from knekt.cli.table.lines import WIDTH, width
from knekt.cli.table.skruf.answers import Reader
from knekt.cli.table.skruf.family import FAMILY
from knekt.engine import Action, Event, Game, OptionValue, View
from knekt.players import RandomPlayer
from knekt.sheet import Sitting
from knekt.sheet.skruf import Drawn
from knekt.skruf import (
    BidMade,
    Claim,
    ClaimMade,
    Gave,
    Give,
    MakeBid,
    Opened,
    Pass,
    Play,
    Played,
    PlayedOpen,
    PlayOpen,
    Stage,
    State,
    Swap,
    SwapLaid,
    Swapped,
    TalonDealt,
    TalonTaken,
    options,
)
from knekt.words import LANGUAGES

FACE = re.compile(r"[♣♠♥♦](?:10|Kn|[AKQJDBE2-9])")
UNSAID = re.compile(r"\b(?:table|told|skruf|typed|expected|error|sheet|form|ending)-[a-z]")
# for each form, how many deals, and with what options
PLANS: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "skruf": (3, {}),
    "skruf-plain": (2, {"general_pass": "misere", "claims": True}),
    "trekarl": (2, {"deals": 2}),
}


class Bidder(RandomPlayer):
    """A person who bids a little higher one time in three, and plays anything that is allowed."""

    def __init__(self, rng: Random | int) -> None:
        self._random = rng if isinstance(rng, Random) else Random(rng)
        super().__init__(self._random)

    def choose(self, view: View[State]) -> Action:
        actions = [action for ask in view.asks if ask.must for action in ask.singles()]
        bids = [action for action in actions if isinstance(action, MakeBid)]
        if bids and (len(bids) == len(actions) or self._random.random() < 0.3):
            return bids[min(len(bids) - 1, self._random.randrange(4))]
        passes = [action for action in actions if isinstance(action, Pass)]
        return passes[0] if passes else super().choose(view)


def in_words(reader: Reader, speaker: Speaker, view: View[State], action: Action) -> str:
    """The action as a person would type it, in any language."""
    match action:
        case MakeBid(_, bid):
            return speaker.render(bid.message)
        case Pass():
            return reader.until[0] if len(view.events) % 3 == 0 else reader.passes[0]
        case Give(_, cards):
            return " ".join(Faces(speaker).show(card) for card in cards)
        case Swap(_, card) | Play(_, card) | PlayOpen(_, card):
            return Faces(speaker).show(card)
        case Claim(_, tricks):
            return f"{reader.claim[0]} {tricks}"
    return reader.no[0] if view.state.claim else ""


def public(game: Game[Any], seat: int | None) -> set[Card]:
    """All cards that the seat may know, found in the whole log without any view."""
    known = set[Card]()

    def see(cards: object) -> None:
        assert isinstance(cards, Hand)
        known.update(cards)

    for event in game.events:
        match event:
            case TalonTaken(taker, cards, face_up) if face_up or taker == seat:
                see(cards)
            case TalonDealt(_, heaps) if seat is not None:
                see(heaps[seat])
            case Gave(giver, to, cards, face_up) if face_up or (seat is not None and seat in (giver, to)):
                see(cards)
            case Swapped(giver, to, cards) if seat is not None and seat in (giver, to):
                see(cards)
            case SwapLaid(giver, cards) if giver == seat:
                see(cards)
            case Opened(_, cards) | ClaimMade(_, _, cards):
                see(cards)
            case Played(_, card) | PlayedOpen(_, card):
                known.add(card)
    if seat is not None:
        see(game.state.dealt[seat])
    return known


def played(
    form: str,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    *,
    screens: bool,
    deals: int,
    wanted: dict[str, OptionValue],
    seed: str,
) -> tuple[Host, Paper]:
    """Deals of a sitting played at the desk, with a check of every screen."""
    monkeypatch.setattr(hosting, "level_player", lambda options, level, number: Bidder(number))
    chosen, speaker = options(form, wanted), Speaker(lang)
    someone, faces = Bidder(Random(seed)), Faces(speaker)

    def seat() -> int | None:
        found: int | None = host._sitting.terms.seat_of(0)
        return found

    def answer(text: str) -> str | None:
        sitting = host._sitting
        assert len(paper.asked) < 1000, text
        if len(sitting.rows) >= deals and not sitting.is_running and text.endswith(last):
            return None
        if sitting.game is None or not sitting.is_running or desk._view is None:
            return ""
        view = sitting.game.view(seat())
        if desk._view.events != view.events or not any(ask.must for ask in view.asks):
            return ""
        return in_words(desk.reader, speaker, view, someone.choose(view))

    def look(text: str) -> None:
        sitting = host._sitting
        if sitting.game is None or not sitting.is_running or desk._view is None:
            return
        if desk._view.events[0] != sitting.game.view(seat()).events[0]:
            return  # the deal has not begun, and these are the cards drawn for seats
        known = public(sitting.game, seat())
        for face in FACE.findall(text):
            card = faces.card(face)
            assert card is not None and card in known, f"{face}\n{text}"

    last = speaker.say("table-ask-next") + ("" if screens else "\n")
    paper = Paper(answer, screens=screens)
    desk = Desk(paper, speaker, FAMILY)
    host = Host(desk, Sitting.new(chosen), NAMES[: chosen.players], Seed.parse(seed), None)
    paper.look = look
    assert host.run() is None
    assert len(host._sitting.rows) == deals
    for text in (*paper.drawn, *paper.asked):
        assert max(map(width, text.split("\n"))) <= WIDTH, text
        assert not UNSAID.search(text), text
    return host, paper


def kinds(host: Host) -> set[type[Event]]:
    return {type(event) for event in host._sitting.log}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", PLANS)
@pytest.mark.parametrize("screens", [True, False])
def test_a_sitting_of_each_form_in_each_language(
    form: str, lang: str, screens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals, wanted = PLANS[form]
    host, paper = played(
        form, lang, monkeypatch, screens=screens, deals=deals, wanted=wanted, seed=f"{form} {screens}"
    )
    happened = kinds(host)
    assert {Drawn, BidMade, Played} <= happened
    if form != "skruf-plain":
        assert {TalonTaken, Gave, Swapped} <= happened
    assert (PlayedOpen in happened) is (form == "trekarl")
    assert len(paper.asked) > 10 * deals


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_sits_out_watches_with_hidden_cards(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    host, paper = played(
        "skruf", lang, monkeypatch, screens=True, deals=1, wanted={"players": 5}, seed="out 3"
    )
    terms = host._sitting.rows[0].terms
    assert terms.seat_of(0) is None and 0 in terms.out
    assert len(paper.asked) <= 6 and len(paper.drawn) > 50
    told = " ".join(" ".join(paper.drawn).split())
    assert Speaker(lang).say("table-skruf-sits-out") in told
    assert Speaker(lang).say("table-skruf-you-rest") in told


@pytest.mark.parametrize(
    "wanted",
    [
        {"general_pass": "misere", "talon_open": False, "claims": True},
        {"swap_order": "simultaneous", "swap_time": "before_raise", "below_minimum": "raise_phase"},
    ],
)
def test_other_tables(wanted: dict[str, OptionValue], monkeypatch: pytest.MonkeyPatch) -> None:
    host, _ = played("skruf", "en", monkeypatch, screens=True, deals=6, wanted=wanted, seed="others")
    assert SwapLaid in kinds(host) or TalonDealt in kinds(host)


def test_every_question_has_its_help_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """At each stage `?` shows a page, which lacks no words."""
    for lang in LANGUAGES:
        asked = set[object]()
        for form, is_bold in product(PLANS, (True, False)):
            for stage, text in helped(form, lang, monkeypatch, is_bold=is_bold):
                asked.add(stage)
                assert len(text) > 150 and not UNSAID.search(text), text
        assert asked == {Stage.AUCTION, Stage.GIVE, Stage.RAISE, Stage.SWAP, Stage.PLAY}


def helped(
    form: str, lang: str, monkeypatch: pytest.MonkeyPatch, *, is_bold: bool
) -> Iterator[tuple[Stage, str]]:
    """Each kind of question of a deal once, with its help.

    With `is_bold`, the person bids a grand slam at once.
    """
    monkeypatch.setattr(hosting, "level_player", lambda options, level, number: Bidder(number))
    speaker, someone, seen = Speaker(lang), Bidder(3), dict[Stage, str | None]()

    def answer(text: str) -> str | None:
        sitting = host._sitting
        assert len(paper.asked) < 300, text
        if sitting.rows:
            return None
        if sitting.game is None or desk._view is None:
            return ""
        view = sitting.game.view(sitting.terms.seat_of(0))
        stage = view.state.stage
        if desk._view.events != view.events or not view.asks:
            return ""
        if stage not in seen:
            seen[stage] = None
            return "?"
        if seen[stage] is None:
            seen[stage] = text
            if stage is Stage.AUCTION and is_bold:
                return "7G"
        return in_words(desk.reader, speaker, view, someone.choose(view))

    paper = Paper(answer, screens=False)
    desk = Desk(paper, speaker, FAMILY)
    chosen = options(form)
    host = Host(desk, Sitting.new(chosen), NAMES[: chosen.players], Seed.parse("help me"), None)
    host.run()
    yield from ((stage, text) for stage, text in seen.items() if text is not None)


@pytest.mark.parametrize(("game", "lang"), [("skruf", "sv"), ("trekarl", "fi")])
def test_a_deal_in_a_real_terminal_saved_and_gone_on_with(game: str, lang: str, tmp_path: Path) -> None:
    path = tmp_path / "sitting.txt"
    seat = Seat("--lang", lang, "--seed", "b", "--save", str(path), game=game)
    for _ in range(2):
        seat.type("")
    assert " p = " in seat.screen
    seat.type("1S")
    seat.type("q")
    seat.type(YES[lang])
    assert FAREWELL[lang] in seat.screen
    seat.child.wait()
    assert seat.child.exitstatus == 0
    before = saved(path)
    assert before.sitting.is_running and before.options == options(game)
    seat = Seat("--lang", lang, "--save", str(path), game=game)
    seat.type("")
    assert "1♠" in seat.screen
    seat.play_until(NEXT[lang], lambda: answer_of(seat))
    seat.type("q")
    seat.type(YES[lang])
    seat.child.wait()
    fits(seat.screens)
    assert "Traceback" not in "".join(seat.screens)
    assert len(saved(path).sitting.rows) == 1
    assert main.run(["play", "skat", "--lang", "en", "--save", str(path)]) == 2


def answer_of(seat: Seat) -> str:
    """Four cards where four are asked for, in one suit where that is the rule; or the usual answer."""
    asked = " ".join(seat.screen.split("\n")[-4:])
    if "1 4 5 6" in asked:
        return "1 4 5 6"
    if "4G" in asked:
        return "4S"
    return seat.usual()
