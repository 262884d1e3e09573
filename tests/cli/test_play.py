"""`knekt play skat` in a real pseudo-terminal of 80 columns and 24 lines, and through pipes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from cli.at_desk import FACE
from cli.running import piped
from cli.seated import ENVIRONMENT, START, Seat, usual
from pexpect.popen_spawn import PopenSpawn

from knekt.cards import Card, Hand
from knekt.cli import main
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import width
from knekt.engine import TableOptions
from knekt.notation import SittingRecord, read_lines, read_text
from knekt.players import Level, Player, level_player
from knekt.skat import Dealt, Played, SkatTaken, options
from knekt.words import LANGUAGES

NEXT = {lang: Speaker(lang).say("table-ask-next") for lang in LANGUAGES}
FAREWELL = {lang: Speaker(lang).say("table-farewell") for lang in LANGUAGES}
YES = {"en": "y", "de": "j", "sv": "j", "fi": "k"}


def saved(path: Path) -> SittingRecord:
    read = read_text if path.suffix == ".txt" else read_lines
    (record,) = read(path.read_text(), str(path))
    assert isinstance(record, SittingRecord), record
    return record


def process(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a Python of its own, with pipes in place of a terminal."""
    return subprocess.run(
        [sys.executable, "-c", START, "play", *arguments],
        input=typed,
        env={**ENVIRONMENT, **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )


def fits(screens: list[str]) -> None:
    for screen in screens:
        lines = screen.split("\n")
        assert len(lines) <= 24, screen
        assert max(map(width, lines)) <= 80, screen


def bidding(seat: Seat, lang: str, highest: int = 24) -> str:
    """Bid for a while, and then give the usual answer."""
    asked = " ".join(seat.screen.split("\n")[-3:])
    if "p = " in asked:
        value = re.findall(r"\d\d+", asked)[-1]
        return YES[lang] if int(value) <= highest else "p"
    return seat.usual()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_deal_in_each_language(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "sitting.jsonl"
    seat = Seat("--lang", lang, "--seed", "a whole deal", "--save", str(path))
    seat.play_until(NEXT[lang], lambda: bidding(seat, lang))
    seat.type("q")
    seat.type(YES[lang])
    assert FAREWELL[lang] in seat.screen
    seat.child.wait()
    assert seat.child.exitstatus == 0
    fits(seat.screens)
    assert "Traceback" not in "".join(seat.screens)
    record = saved(path)
    assert len(record.sitting.rows) == 1
    keeps_secrets(seat.screens, record, lang)


def keeps_secrets(screens: list[str], record: SittingRecord, lang: str) -> None:
    """Check that cards of others are shown only once they are played, in that order."""
    faces = Faces(Speaker(lang))
    events = record.events
    dealt = next(event for event in events if isinstance(event, Dealt))
    own = dealt.hands[0]  # cards of the first deal, in which the person is forehand
    assert isinstance(own, Hand)
    for event in events:
        if isinstance(event, SkatTaken) and event.seat == 0:
            assert isinstance(event.cards, Hand)
            own |= event.cards
    due = [event.card for event in events if isinstance(event, Played) and event.card not in own]
    heading = Speaker(lang).say("table-deal-number", number=1)
    at_table = [screen for screen in screens if screen.startswith(heading)]
    seen: set[Card] = set()
    for screen in at_table:
        shown = {card for face in FACE.findall(screen) if (card := faces.card(face)) and card not in own}
        fresh = shown - seen
        assert fresh == set(due[: len(fresh)]), screen
        due, seen = due[len(fresh) :], seen | fresh
    assert seen and len(at_table) > 40


@pytest.mark.parametrize(("lang", "preset"), [("en", "xskat"), ("de", "club"), ("sv", "pub"), ("fi", "club")])
def test_house_rules_in_a_real_terminal(lang: str, preset: str, tmp_path: Path) -> None:
    """A sitting that began with house rules is saved with them, and goes on with them."""
    path = tmp_path / "sitting.jsonl"
    variant = "--preset", preset, "--set", "ramsch.on_pass_out=schieberramsch"
    seat = Seat("--lang", lang, "--seed", "house rules", "--save", str(path), *variant)
    seat.play_until(NEXT[lang])
    seat.type("q")
    seat.type(YES[lang])
    seat.child.wait()
    assert seat.child.exitstatus == 0
    fits(seat.screens)
    assert "Traceback" not in "".join(seat.screens)
    assert len(saved(path).sitting.rows) == 1
    again = Seat("--lang", lang, "--save", str(path), *variant)
    again.type("")
    assert re.match(r"\w+ 2\b", again.screen), again.screen
    again.child.close()


def test_three_deals_saved_and_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "sitting.jsonl"
    first = Seat("--seed", "three", "--save", str(path), "--deals", "3", "--name", "Maria")
    assert "Maria" not in first.screen
    first.play_until(NEXT["en"])
    assert "Deal 1 of 3" in "".join(first.screens)
    first.type("")
    first.play_until("You lead", first.usual)  # in the middle of the second deal
    first.type("q")
    assert "go on later where you are now" in first.screen
    first.type("y")
    assert "The sitting is saved" in first.screen
    before = saved(path)
    assert before.players == ("Maria", "Anna", "Otto")
    assert before.sitting.is_running and len(before.sitting.rows) == 1

    again = Seat("--save", str(path))
    assert "1 deal has been played" in " ".join(again.screen.split())
    again.type("")
    assert "Deal 2 of 3" in again.screen and "You lead" in again.screen
    again.play_until("Enter = the standing")
    again.type("")
    assert "Thank you for playing!" in again.screen and "Maria" in again.screen
    again.child.wait()
    assert again.child.exitstatus == 0
    fits(again.screens)
    after = saved(path)
    assert after.events[: len(before.events)] == before.events
    assert after.sitting.is_over and len(after.sitting.rows) == 3

    over = piped("play", "--save", str(path))
    assert over.status == 2 and "is finished" in over.err


def test_a_readable_record(tmp_path: Path) -> None:
    path = tmp_path / "sitting.txt"
    seat = Seat("--seed", "text", "--save", str(path), "--deals", "1")
    seat.play_until("Thank you")
    assert path.read_text().startswith('[Knekt "1"]')
    assert saved(path).sitting.is_over


def test_four_players_and_the_dealer_watches(tmp_path: Path) -> None:
    path = tmp_path / "sitting.jsonl"
    seat = Seat("--seed", "four", "--players", "4", "--deals", "2", "--save", str(path))
    seat.play_until("Thank you")
    fits(seat.screens)
    watched = [screen for screen in seat.screens if screen.startswith("Deal 2 of 2")]
    assert "You deal." in watched[0] and "you watch this deal" in watched[0]
    sitting = saved(path).sitting
    assert sitting.terms_of(2).sits_out == 0 and sitting.game is not None
    faces = Faces(Speaker())
    played = {faces.show(event.card) for event in sitting.game.events if isinstance(event, Played)}
    assert {face for screen in watched for face in FACE.findall(screen)} == played


def test_the_same_seed_gives_the_same_sitting(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        path = tmp_path / name
        seat = Seat("--seed", "again", "--deals", "2", "--save", str(path))
        seat.play_until("Thank you")
        texts.append(path.read_text())
    assert texts[0] == texts[1]


def test_refusals_and_help_are_shown_and_nothing_is_lost() -> None:
    seat = Seat("--seed", "a whole deal")
    seat.type("?")
    assert "q = leave the table" in seat.screen
    seat.type("")
    assert "Welcome to Skat!" in seat.screen
    seat.type("nonsense")
    assert "! “nonsense” is not an answer here: just press Enter." in seat.screen
    seat.type("")
    seat.type("?")
    assert "the highest bidder plays alone" in seat.screen
    seat.type("")
    seat.play_until("such as H7")
    hand = seat.screen.split("\n")[-3]
    missing = next(card for card in ("♣A", "♠A", "♥A") if card not in hand)
    seat.type(missing)
    assert "! You do not hold the ace of" in seat.screen
    assert seat.screen.split("\n")[-4] == hand
    seat.type("l")
    assert "trick" in seat.screen.split("\n")[-3]
    seat.type("\x1b[A")  # an arrow key
    assert "is not a card" in seat.screen
    assert seat.screen.split("\n")[-4] == hand
    seat.child.close()


def test_quitting_asks_first() -> None:
    seat = Seat("--seed", "x")
    seat.type("")
    asked = seat.screen
    seat.type("q")
    assert "Leave the table? A deal under way is lost." in seat.screen
    seat.type("")
    assert seat.screen == asked
    seat.type("q")
    seat.type("y")
    assert seat.screen.strip() == "Thank you for playing!"
    seat.child.wait()
    assert seat.child.exitstatus == 0


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_ctrl_d_end_cleanly_and_save(key: str, tmp_path: Path) -> None:
    path = tmp_path / "sitting.jsonl"
    seat = Seat("--seed", "x", "--save", str(path))
    seat.type("")
    seat.child.sendcontrol(key)
    seat.wait()
    assert "Thank you for playing!" in seat.screen and "Traceback" not in seat.screen
    seat.child.wait()
    assert seat.child.exitstatus == 0
    assert saved(path).sitting.is_running


def test_a_closed_terminal_ends_the_process(tmp_path: Path) -> None:
    path = tmp_path / "sitting.jsonl"
    seat = Seat("--seed", "x", "--save", str(path), "--deals", "1")
    seat.type("")
    seat.child.close(force=False)
    assert not seat.child.isalive()


def test_colours_only_where_they_are_wanted() -> None:
    for arguments, environment, painted in (
        *(((), {}, True), ((), {"NO_COLOR": "1"}, False)),
        *((("--plain",), {}, False), ((), {"TERM": "dumb"}, False)),
    ):
        seat = Seat("--seed", "x", *arguments, environment=environment)
        seat.child.sendline("")
        seat.child.expect(r"\n> ")
        assert ("\x1b[31m" in (seat.child.before or "")) is painted
        seat.child.close()


def test_a_small_terminal_is_told_line_by_line() -> None:
    seat = Seat("--seed", "x", size=(10, 60))
    assert len(seat.screens) == 1  # the screen is never cleared
    seat.type("")
    assert "Your cards: 1 ♥J" in seat.screen
    seat.child.close()


def test_line_by_line_through_pipes_to_the_end() -> None:
    """Every question can be answered from the lines so far; the output is nothing but text."""
    child = PopenSpawn(
        [sys.executable, "-c", START, "play", "skat", "--seed", "x", "--deals", "1"],
        env=ENVIRONMENT,
        encoding="utf-8",
        timeout=60,
    )
    told = ""
    while child.expect([r"\n> ", pexpect.EOF]) == 0:
        told += child.before or ""
        child.sendline(usual(child.before or ""))
    told += child.before or ""
    assert "\x1b" not in told
    assert "Thank you for playing!" in told
    assert max(map(width, told.split("\n"))) <= 80


def test_closed_input_through_a_pipe() -> None:
    done = process("--seed", "x", typed="\n")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.endswith("Thank you for playing!\n")


def test_letters_where_the_output_has_no_suits() -> None:
    done = process("--seed", "x", typed="\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stderr == ""
    assert "1 HJ, 2 S10" in done.stdout and done.stdout.isascii()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--preset", "bavarian"), "There is no preset “bavarian”"),
        (("--set", "surrender.mode=never"), "cannot be “never”"),
        (("--set", "nonsense"), "nonsense"),
        (("--players", "5"), "5"),
        (("--level", "6"), "--level"),
        (("--deals", "0"), "0"),
        (("--deals", "3", "--rounds", "1"), "exclude each other"),
        (("--speed", "fast"), "“fast” is no speed"),
        (("--speed", "-1"), "“-1” is no speed"),
        (("--speed", "nan"), "“nan” is no speed"),
        (("--name", " "), "A name has 1 to 20 letters"),
        (("--name", "a\tb\x07"), "A name has 1 to 20 letters"),
        (("--save", "/nowhere/at/all"), "/nowhere/at/all"),
        (("--nonsense",), "--nonsense"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.run(["play", "skat", "--lang", "en", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert told in said.err and said.err.count("\n") == 1


def test_what_else_is_in_a_file_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in ("my diary\n", '{"v":1}\n', '[Knekt "1"]\n'):
        path = tmp_path / "file.jsonl"
        path.write_text(text)
        assert main.run(["play", "--save", str(path)]) == 2
        assert path.read_text() == text
    capsys.readouterr()
    assert main.run(["play", "--lang", "en", "--save", str(tmp_path)]) == 2
    assert "folder" in capsys.readouterr().err


def test_a_sitting_goes_on_only_by_its_own_rules_and_for_its_own_person(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sitting.jsonl"
    piped("play", "--seed", "x", "--save", str(path), "--name", "Maria", typed="\n")
    text = path.read_text()
    for arguments, told in (
        (("--preset", "isko"), "goes by other rules"),
        (("--players", "4"), "goes by other rules"),
        (("--deals", "7"), "goes by other rules"),
        (("--name", "Otto"), "belongs to Maria"),
    ):
        assert main.run(["play", "--lang", "en", "--save", str(path), *arguments]) == 2
        assert told in capsys.readouterr().err
        assert path.read_text() == text
    again = "--save", str(path), "--preset", "german", "--players", "3", "--name", "Maria"
    assert piped("play", *again, typed="\n").status == 0


def test_a_file_changed_by_somebody_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "sitting.jsonl"
    seat = Seat("--seed", "x", "--save", str(path))
    path.write_text("my diary\n")
    seat.type("")
    seat.type("q")
    seat.type("y")
    assert "has been changed by somebody else" in " ".join(seat.screen.split())
    seat.child.wait()
    assert seat.child.exitstatus == 2
    assert path.read_text() == "my diary\n"


def test_nobody_has_the_name_of_the_person() -> None:
    done = piped("play", "--name", "Anna", "--seed", "x", typed="\n")
    assert "with Otto and Frida" in done.out


def test_rules_can_be_set() -> None:
    rules = "--preset", "isko", "--rounds", "2", "--set", "surrender.mode=none"
    assert "Deal 1 of 6" in piped("play", *rules, "--seed", "x", typed="\n").out
    assert options("isko").session.rounds == 12


def test_the_others_play_as_well_as_one_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Level]()

    def player(options: TableOptions, level: Level, seed: int) -> Player:
        asked.append(level)
        return level_player(options, Level.BEGINNER, seed)

    monkeypatch.setattr("knekt.cli.table.host.level_player", player)
    flags = "skat", "--seed", "x", "--deals", "1", "--speed", "0"
    assert "Level 2 plays for pleasure" in piped("play", *flags, typed="\n").out
    assert asked == [Level.CASUAL] * 2
    assert "Level 4 is strong" in piped("play", *flags, "--level", "4", typed="\n").out
    assert asked[2:] == [Level.STRONG] * 2
