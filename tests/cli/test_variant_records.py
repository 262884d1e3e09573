"""Deals and sittings with variants are shown, checked, converted and counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from cli.running import NAMES, Knekt
from strategies import Style, line

from knekt.cards import Hand, Seed
from knekt.cli.skat.score_sheet import sheet_lines
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import width
from knekt.engine import OptionValue
from knekt.notation import Record, SittingRecord, write_lines, write_text
from knekt.sheet import SkatSitting
from knekt.skat import (
    Agree,
    Bid,
    Dealt,
    Declare,
    Discard,
    Facts,
    Kontra,
    Offer,
    Pass,
    PassOn,
    Play,
    Push,
    RamschFacts,
    SkatGame,
    TakeGift,
    TakeSkat,
    TakeUp,
    contracts,
    options,
    rules,
)
from knekt.words import LANGUAGES

FRIDAY = Dealt.from_seed(Seed.parse("friday"))
THREE = "Anna", "Bo", "Cecilia"
SCHIEBERRAMSCH = """\
Schieberramsch · bock ×2 · club

  forehand    Anna     ♣J ♠J ♥J ♦J  ♣8 ♣7  ♠A  ♥9  ♦10 ♦K
  middlehand  Bo       ♣10 ♣9  ♠10 ♠K ♠8  ♥10  ♦A ♦9 ♦8 ♦7
  rearhand    Cecilia  ♣A ♣K ♣Q  ♠9 ♠7  ♥A ♥K ♥Q ♥7  ♦Q
  skat                 ♠Q  ♥8
  discarded            ♦10 ♦K

      forehand    middlehand    rearhand    F    M   R
 1   >♦J*         ♦7            ♦Q          5    0   0
 2   >♥8          ♥10*          ♥7          5   10   0
 3    ♥9         >♦8*           ♥Q          5   13   0
 4    ♥J*        >♦9            ♥K         11   13   0
 5   >♠J*         ♦A            ♥A         35   13   0
 6   >♠Q*         ♠8            ♠7         38   13   0
 7   >♠A*         ♠10           ♠9         59   13   0
 8   >♣7          ♣9            ♣Q*        59   13   3
 9    ♣8          ♣10*         >♣K         59   27   3
10    ♣J*        >♠K            ♣A         76   27   3
      > leads   * takes the trick

Before the first lead: forehand picks up ♠Q ♥8.
Before the first lead: forehand passes ♦10 ♦K on to middlehand.
Before the first lead: middlehand passes the two cards on unseen: it counts
double.
Before the first lead: rearhand passes the two cards on unseen: it counts
double.

Card points: Anna (forehand) 90, Bo (middlehand) 27, Cecilia (rearhand) 3
Count: ramsch 90, passed on unseen 180, passed on unseen 360, bock 720
Score: Anna (forehand) −720
"""


def played_out(game: SkatGame) -> SkatGame:
    """The game played to its end, always with the first card that is legal."""
    while not game.is_over:
        (ask,) = (ask for asks in game.asks.values() for ask in asks if ask.must)
        game = game.apply(next(iter(ask.singles())))
    return game


def schieberramsch() -> SkatGame:
    first = replace(FRIDAY, bock=2, schieberramsch=True)
    game = SkatGame.open(rules(options("club")), first).apply(TakeUp(0))
    return played_out(game.apply(Push(0, Hand.parse("DT DK"))).apply(PassOn(1)).apply(PassOn(2)))


@pytest.fixture
def kept(tmp_path: Path) -> Callable[[SkatGame | SkatSitting], Path]:
    """A function that puts a deal or a sitting into a file."""

    def keep(played: SkatGame | SkatSitting) -> Path:
        file = tmp_path / "kept.txt"
        if isinstance(played, SkatSitting):
            file.write_text(write_text(SittingRecord(played.options, played.log, NAMES[: played.players])))
        else:
            file.write_text(write_text(Record(played.rules.options, played.events, THREE)))
        return file

    return keep


def test_show_draws_a_schieberramsch(knekt: Knekt, kept: Callable[[SkatGame], Path]) -> None:
    assert knekt("show", kept(schieberramsch())).out == SCHIEBERRAMSCH


def test_show_a_ramsch_as_json(knekt: Knekt, kept: Callable[[SkatGame], Path]) -> None:
    (plain,) = knekt("show", kept(schieberramsch()), "--json").lines
    assert (plain["ending"], plain["contract"], plain["bock"], plain["refusals"]) == ("played", None, 2, 2)
    assert (plain["score"], plain["scores"], plain["charged"]) == (-720, [-720, 0, 0], [0])
    assert plain["card_points"] == [90, 27, 3] and plain["points"] == [76, 27, 3]
    assert plain["spoken"] == "ramsch 90, passed on unseen 180, passed on unseen 360, bock 720"


def test_a_ramsch_is_checked_and_converted(
    knekt: Knekt, kept: Callable[[SkatGame], Path], tmp_path: Path
) -> None:
    file, again = kept(schieberramsch()), tmp_path / "again.txt"
    text = knekt("convert", file, "--to", "text", "--lang", "sv").out
    assert '[Count "ramsch 90, osett vidare 180, osett vidare 360, bock 720"]' in text
    again.write_text(text)
    assert knekt("check", again).status == 0
    again.write_text(text.replace("-720 0 0", "0 -360 0"))
    assert (
        knekt("check", again)
        .out.splitlines()[0]
        .endswith("ramsch score: stated 0 −360 0, by the rules −720 0 0.")
    )
    (lines,) = knekt("convert", file, "--to", "iss").err.splitlines()
    assert "International Skat Server cannot tell this deal" in lines


def test_perft_of_a_ramsch(knekt: Knekt, kept: Callable[[SkatGame], Path]) -> None:
    (plain,) = knekt("perft", kept(schieberramsch()), "--depth", "2", "--json").lines
    assert (plain["contract"], plain["declarer"]) == (None, None)
    assert plain["counts"][0] == {"depth": 1, "lines": 10}


@pytest.mark.parametrize("timing", ["after_first_lead", "before_first_lead"])
def test_perft_counts_cards_and_not_what_is_said(knekt: Knekt, timing: str) -> None:
    given = "--seed", "a", "--contract", "G", "--declarer", "F", "--depth", "3", "--preset", "pub"
    plain = knekt("perft", "--seed", "a", "--contract", "G", "--declarer", "F", "--depth", "3").out
    assert knekt("perft", *given, "--set", f"kontra.timing={timing}").out == plain


def test_perft_of_a_revolution(knekt: Knekt) -> None:
    given = "--seed", "a", "--declarer", "F", "--depth", "3"
    null = knekt("perft", *given, "--contract", "NHO").out
    assert knekt("perft", *given, "--contract", "R", "--preset", "xskat").out == null


# words that are said beside the cards


def with_kontra_and_gifts() -> SkatGame:
    chosen = options("club", {"kontra.only_bidders": False})
    game = SkatGame.open(rules(chosen), FRIDAY)
    steps = (
        *(Pass(1), Pass(2), Bid(0, 18), TakeSkat(0), Discard(0, Hand.parse("H8 SQ"))),
        *(Declare(0, contracts(chosen)["G"]), Play(0, next(iter(Hand.parse("CJ"))))),
        *(Kontra(1, 1), Kontra(0, 2), Offer(2, "game"), Agree(1, True), TakeGift(0, False)),
        *(Offer(1, "schneider"), Agree(2, False), Offer(2, "schneider"), Agree(1, True), TakeGift(0, True)),
    )
    for step in steps:
        game = game.apply(step)
    return game


def test_show_tells_doublings_and_gifts(knekt: Knekt, kept: Callable[[SkatGame], Path]) -> None:
    out = knekt("show", kept(with_kontra_and_gifts())).out
    assert out.startswith("Grand · declarer Anna (forehand) · bid 18 · re · club\n")
    told = [line.removeprefix("After 1 card: ") for line in out.splitlines() if line.startswith("After 1 ")]
    assert told == [
        "middlehand says kontra: the game counts ×2.",
        "forehand says re: the game counts ×4.",
        "rearhand wants to make a gift of the game.",
        "middlehand agrees.",
        "forehand declines the gift and must now win with schneider.",
        "middlehand wants to make a gift of schneider.",
        "rearhand does not agree.",
        "rearhand wants to make a gift of schneider.",
        "middlehand agrees.",
        "forehand takes the gift.",
    ]
    assert out.endswith(
        "End: given to the declarer as a gift\n"
        "Count: with 4, game 5, gift declined 6, schneider 7,\n"
        "  times 24 for grand makes 168, kontra 336, re 672\n"
        "Score: Anna (forehand) +672\n"
    )


def test_check_tells_a_kontra_that_was_not_said(
    knekt: Knekt, kept: Callable[[SkatGame], Path], tmp_path: Path
) -> None:
    game, file = with_kontra_and_gifts(), tmp_path / "stated.jsonl"
    for stated, told in ((1, "kontra"), (0, "no")):
        record = Record(game.rules.options, game.events, stated={"kontra": stated})
        file.write_text(write_lines(record))
        assert knekt("check", file).out.splitlines()[0].endswith(f"kontra: stated {told}, by the rules re.")


# any deal will do

TABLES = (
    options("pub"),
    options("club"),
    options("xskat", {"grand_ouvert.mode": "separate", "spitzen.extend_bids": True}),
    options("club", {"kontra.timing": "before_first_lead", "kontra.max": "unlimited"}),
    options(
        "german", {"ramsch.on_pass_out": "schieberramsch", "kontra.enabled": True, "schenken.enabled": True}
    ),
)


@pytest.mark.parametrize("number", range(20))
def test_whatever_was_played_can_be_shown_and_written(knekt: Knekt, tmp_path: Path, number: int) -> None:
    chosen, rng = TABLES[number % len(TABLES)], Random(number)
    first = replace(
        Dealt.from_seed(Seed.parse(str(number))),
        bock=2 if chosen.has_bock_rounds and number % 2 else 1,
        schieberramsch=chosen.has_ramsch_rounds and number % 3 == 0,
    )
    game = SkatGame.open(rules(chosen), first)
    if not first.schieberramsch and number % 4 == 1:
        for seat in (1, 2, 0):
            game = game.apply(Pass(seat))
    *_, game = line(game, rng, Style(may=0.1))
    record = Record(chosen, game.events, THREE)
    for name, text in (("deal.txt", write_text(record)), ("deal.jsonl", write_lines(record))):
        file = tmp_path / name
        file.write_text(text)
        for lang in LANGUAGES:
            shown = knekt("show", file, "--lang", lang)
            assert shown.status == 0 and max(map(width, shown.out.splitlines())) < 80
        (plain,) = knekt("show", file, "--json").lines
        assert plain["over"] and (plain["contract"] is None or plain["spoken"])
        assert knekt("check", file, "--json").lines[-1]["agree"] == 1
        for wanted in ("text", "jsonl"):
            assert knekt("convert", file, "--to", wanted).status == 0
        for command in (("convert", file, "--to", "iss"), ("perft", file, "--depth", "1")):
            ran = knekt(*command)
            assert ran.out if ran.status == 0 else ran.complaint.endswith(".")


# the sheet


def evening() -> SkatSitting:
    """A sitting: a won grand hand with re, two bock deals, and three ramsches for different players."""
    chosen = options("club", {"session.rounds": None, "session.deals": 8, "scoring.tournament": False})
    known = contracts(chosen)
    sitting = SkatSitting.new(chosen).enter(0, Facts(known["GH"], 2, 70, 6, 18, kontra=2))
    sitting = sitting.enter(1, Facts(known["D"], 1, 50, 5, 18, kontra=4))
    sitting = sitting.enter(None, RamschFacts((60, 60, 0), (5, 5, 0), last=0, refusals=1))
    sitting = sitting.enter(None, RamschFacts((0, 110, 0), (0, 10, 0), last=1))
    return sitting.enter(None, RamschFacts((40, 40, 40), (4, 3, 3), last=0, refusals=2))


def test_the_sheet_marks_special_deals_and_tells_whom_a_ramsch_concerns() -> None:
    assert list(sheet_lines(evening(), THREE, Speaker("en"))) == [
        "No  Anna   Bo  Cecilia   Game",
        " 1   384    0        0   +384  Re    Anna: with 2, game 3, hand 4,",
        "                                     times 24 for grand makes 96, kontra 192,",
        "                                     re 384",
        " 2   384    0    −1152  −1152  B Hi  Cecilia: with 1, game 2,",
        "                                     times 9 for diamonds makes 18, kontra 36,",
        "                                     re 72, supra 144, hirsch 288, bock 576,",
        "                                     lost 1152",
        " 3   −96    0    −1632   −480  B     Anna and Cecilia: ramsch 60, jungfrau 120,",
        "                                     passed on unseen 240, bock 480",
        " 4   −96  240    −1632   +240  B     Bo: durchmarsch 120, bock 240",
        " 5  −256   80    −1792   −160  Sch   Anna, Bo, and Cecilia: ramsch 40,",
        "                                     passed on unseen 80, passed on unseen 160",
        "",
        "Still to come: 1 bock deal and 2 schieberramsch deals",
        "",
        "After 5 deals:",
        "  1.  Bo          80",
        "  2.  Anna      −256",
        "  3.  Cecilia  −1792",
    ]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("sv", "Kvar att spela: 1 bockgiv och 2 schieberramsch"),
        ("de", "Noch zu spielen: 1 Bockspiel und 2 Schieberamsch"),
        ("fi", "Vielä tulossa: 1 bock-jako ja 2 schieberramschia"),
    ],
)
def test_what_is_still_to_come_in_every_language(lang: str, told: str) -> None:
    assert told in list(sheet_lines(evening(), THREE, Speaker(lang)))


def test_what_comes_is_told_without_the_running_deal_and_not_after_the_end() -> None:
    def coming(sitting: SkatSitting) -> list[str]:
        return [line for line in sheet_lines(sitting, THREE, Speaker()) if line.startswith("Still to come")]

    running = evening().begin(FRIDAY)
    assert coming(running) == ["Still to come: 1 bock deal and 1 schieberramsch"]
    over = evening()
    for _ in range(3):
        over = over.enter(None, RamschFacts((53, 30, 27), (4, 3, 3)))
    assert over.is_over and coming(over) == []


def test_no_column_for_marks_where_there_are_none() -> None:
    chosen = options("pub")
    sitting = SkatSitting.new(chosen).enter(None, RamschFacts((53, 30, 27), (4, 3, 3)))
    lines = list(sheet_lines(sitting, THREE, Speaker()))
    assert lines[1] == " 1   −63   0        0   −63  Anna: ramsch 63"


def test_a_ramsch_that_costs_nobody_anything() -> None:
    sitting = SkatSitting.new(options("xskat")).enter(None, RamschFacts((40, 40, 40), (4, 3, 3)))
    assert list(sheet_lines(sitting, THREE, Speaker()))[1].endswith("  0     0  ramsch, 40 each")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_with_everything_on_it_fits_the_terminal(lang: str) -> None:
    wanted: dict[str, OptionValue] = {
        "players": 4,
        "bock.stack": "multiply",
        "bock.per_deal": "each_trigger",
        "kontra.max": "unlimited",
        "session.rounds": None,
        "settlement.rate": "0.10",
    }
    chosen = options("club", wanted)
    sitting = SkatSitting.new(chosen)
    for seat in (0, 1, 2, 0):
        sitting = sitting.enter(seat, Facts(contracts(chosen)["GH"], 4, 70, 6, 18, kontra=6))
    names = ("Wilhelmine von Trumpfenstein",) * 4
    lines = list(sheet_lines(sitting, names, Speaker(lang)))
    assert max(map(width, lines)) < 80
    assert any("×64" in line for line in lines) and any("B×" in line for line in lines)


def test_show_a_sitting_with_variants_as_json(knekt: Knekt, kept: Callable[[SkatSitting], Path]) -> None:
    (plain,) = knekt("show", kept(evening()), "--json").lines
    rows = plain["rows"]
    assert [row["bock"] for row in rows] == [1, 2, 2, 2, 1]
    assert [row["charged"] for row in rows] == [[0], [2], [2, 0], [1], [1, 2, 0]]
    assert rows[2]["facts"]["tricks"] == [5, 5, 0] and rows[2]["result"]["scores"] == [-480, -480, 0]
    assert rows[1]["facts"]["kontra"] == 4 and rows[1]["result"]["score"] == -1152
