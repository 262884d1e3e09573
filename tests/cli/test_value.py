"""`knekt value`: the count in words for every variant, and what is refused."""

from __future__ import annotations

import pytest
from cli.running import Knekt

PRESET_LIST = "german, isko, iss, tournee, tournee-house, pub, club, xskat"


@pytest.mark.parametrize(
    ("arguments", "spoken", "score"),
    [
        (
            "CHZ --with 2 --tricks 10",
            "with 2, game 3, hand 4, schneider 5, schneider announced 6, schwarz 7, schwarz announced 8, "
            "times 12 for clubs makes 96",
            "+96",
        ),
        (
            "H --without 2 --points 95 --tricks 9",
            "without 2, game 3, schneider 4, times 10 for hearts makes 40",
            "+40",
        ),
        ("clubs --with 1 --won", "with 1, game 2, times 12 for clubs makes 24", "+24"),
        ("grand --with 1 --lost", "with 1, game 2, times 24 for grand makes 48, lost 96", "−96"),
        ("null-ouvert --won", "null ouvert 46", "+46"),
        ("N --lost", "null 23, lost 46", "−46"),
        ("NH --announce ouvert --tricks 0", "null ouvert hand 59", "+59"),
        (
            "DH --announce schneider --with 1 --won",
            "with 1, game 2, hand 3, schneider 4, schneider announced 5, times 9 for diamonds makes 45",
            "+45",
        ),
        (
            "C --with 1 --points 70 --bid 36",
            "with 1, game 2, times 12 for clubs makes 24, overbid 36, lost 72",
            "−72",
        ),
        ("S --without 1 --surrender", "without 1, game 2, times 11 for spades makes 22, lost 44", "−44"),
        (
            "G --with 4 --tricks 0",
            "with 4, game 5, schneider 6, schwarz 7, times 24 for grand makes 168, lost 336",
            "−336",
        ),
    ],
)
def test_value_speaks_the_count(knekt: Knekt, arguments: str, spoken: str, score: str) -> None:
    ran = knekt("value", *arguments.split())
    *lines, last = ran.out.splitlines()
    assert (ran.status, " ".join(map(str.strip, lines)), last) == (0, spoken, f"Score: {score}")
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "spoken", "score"),
    [
        (
            "D --with 1 --won --preset pub --kontra 2",
            "with 1, game 2, times 9 for diamonds makes 18, kontra 36, re 72",
            "+72",
        ),
        (
            "D --with 1 --points 50 --bid 20 --preset pub --kontra 1 --bock 2",
            "with 1, game 2, times 9 for diamonds makes 18, overbid 27, kontra 54, bock 108, lost 216",
            "−216",
        ),
        (
            "G --with 3 --preset club --declined game --accepted schneider",
            "with 3, game 4, gift declined 5, schneider 6, times 24 for grand makes 144",
            "+144",
        ),
        (
            "G --with 3 --preset club --declined schneider --won",
            "with 3, game 4, gift declined 5, schneider 6, schneider gift declined 7, schwarz 8, "
            "times 24 for grand makes 192",
            "+192",
        ),
        (
            "G --with 1 --preset club --declined game --points 70",
            "with 1, game 2, gift declined 3, schneider 4, times 24 for grand makes 96, lost 192",
            "−192",
        ),
        (
            "H1 --with 1 --preset xskat --won",
            "with 1, game 2, spitze 1 3, times 10 for hearts makes 30",
            "+30",
        ),
        (
            "HHS1 --with 1 --preset xskat --won",
            "with 1, game 2, hand 3, schneider 4, schneider announced 5, spitze 1 6, "
            "times 10 for hearts makes 60",
            "+60",
        ),
        (
            "HH1 --announce schneider --with 1 --preset xskat --spitze-missed",
            "with 1, game 2, hand 3, schneider 4, schneider announced 5, spitze 1 6, "
            "times 10 for hearts makes 60, lost 120",
            "−120",
        ),
        ("R --preset xskat --lost", "revolution 92, lost 184", "−184"),
        (
            "GHO --with 4 --tricks 10 --set grand_ouvert.mode=separate",
            "with 4, game 5, hand 6, schneider 7, schneider announced 8, schwarz 9, schwarz announced 10, "
            "times 36 for grand ouvert makes 360",
            "+360",
        ),
        ("ramsch --preset pub --points 53,30,27 --tricks 4,3,3 --last F", "ramsch 63", "forehand −63"),
        (
            "ramsch --preset pub --points 60,60,0 --tricks 5,5,0",
            "ramsch 60, jungfrau 120",
            "forehand and middlehand −120",
        ),
        (
            "ramsch --preset club --points 30,53,27 --tricks 3,4,3 --last M --refused 1 --bock 2",
            "ramsch 63, passed on unseen 126, bock 252",
            "middlehand −252",
        ),
        ("ramsch --preset pub --points 0,0,110 --tricks 0,0,10", "durchmarsch 120", "rearhand +120"),
        ("ramsch --preset xskat --points 40,40,40 --tricks 4,3,3", "ramsch, 40 each", "0"),
    ],
)
def test_value_counts_the_variants(knekt: Knekt, arguments: str, spoken: str, score: str) -> None:
    ran = knekt("value", *arguments.split())
    *lines, last = ran.out.splitlines()
    assert (ran.status, " ".join(map(str.strip, lines)), last) == (0, spoken, f"Score: {score}")


def test_value_of_a_ramsch_as_json(knekt: Knekt) -> None:
    game = "value", "ramsch", "--preset", "pub", "--points", "50,50,10", "--tricks", "5,4,1", "--last", "M"
    assert knekt(*game, "--json").lines == [
        {
            "contract": "ramsch",
            "bock": 1,
            "points": [50, 50, 10],
            "tricks": [5, 4, 1],
            "last": 1,
            "refusals": 0,
            "left": None,
            "latest": None,
            "card_points": [50, 60, 10],
            "charged": [1],
            "score": -60,
            "scores": [0, -60, 0],
            "count": [{"step": "ramsch", "number": 60}],
            "spoken": "ramsch 60",
        }
    ]
    untold = *game[:-2], "--json", "--set", "ramsch.skat_to=loser"  # the last trick does not matter then
    (loser,) = knekt(*untold).lines
    assert (loser["card_points"], loser["scores"]) == ([60, 60, 10], [-60, -60, 0])


def test_a_missed_spitze_is_one_loss(knekt: Knekt) -> None:
    (plain,) = knekt("value", "H1", "--with", "1", "--preset", "xskat", "--spitze-missed", "--json").lines
    assert (plain["won"], plain["score"], plain["spitze_missed"]) == (False, -60, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("D --with 1 --kontra 1", "At this table nobody says kontra: set kontra.enabled=true."),
        (
            "D --with 1 --kontra 3 --preset pub",
            "It cannot have been doubled 3 times: this table doubles 2 times at most.",
        ),
        (
            "D --with 1 --bock 2",
            "This table has no bock rounds, so no deal counts times 2: set bock.enabled=true.",
        ),
        ("D --with 1 --bock 3 --preset pub", "Bock cannot multiply by 3: it counts 1, 2, 4, 8 and so on."),
        ("N --won --preset club --declined game", "At this table null cannot be a gift."),
        (
            "D --with 1 --preset club --accepted game --won",
            "Give either --accepted or --won/--lost, not both.",
        ),
        (
            "D --with 1 --preset club --accepted game --points 70",
            "Give either --accepted or --points, not both.",
        ),
        ("D --with 1 --spitze-missed", "No spitze was announced with diamonds, so none can be missed."),
        (
            "H1 --with 1 --preset xskat --spitze-missed --won",
            "Give either --spitze-missed or --won, not both.",
        ),
        ("H1 --with 1", "At this table hearts, 1 spitze is not played."),
        ("R --won", "At this table revolution is not played."),
        (
            "ramsch --points 53,30,27 --tricks 4,3,3",
            "This table plays no such ramsch: set ramsch.on_pass_out, "
            "or special_rounds.mode for whole rounds of it.",
        ),
        (
            "ramsch --preset pub --points 53,30,27 --tricks 4,3,3",
            "There are 10 card points in the skat: give --last, who took the last trick.",
        ),
        (
            "ramsch --preset pub --points 53 --tricks 4,3,3",
            "A ramsch needs --points of all three, such as 53,30,27 for forehand, middlehand and rearhand.",
        ),
        (
            "ramsch --preset pub --points 53,30,27",
            "A ramsch needs --tricks of all three, such as 53,30,27 for forehand, middlehand and rearhand.",
        ),
        (
            "ramsch --preset pub --points 53,30,27 --tricks 4,3,4 --last F",
            "The three players together have 10 tricks, not 11.",
        ),
        (
            "ramsch --preset pub --points 60,60,0 --tricks 5,5,0 --last R",
            "Rearhand has no trick and so did not take the last one.",
        ),
        (
            "ramsch --preset pub --points 53,30,27 --tricks 4,3,3 --last F --refused 1",
            "In this ramsch no cards are passed on; set ramsch.on_pass_out=schieberramsch.",
        ),
        ("ramsch --preset pub --won", "The option --won/--lost does not belong to a ramsch: leave it out."),
        (
            "D --with 1 --last F",
            "The option --last belongs to a ramsch only: leave it out, or count “knekt value ramsch”.",
        ),
        (
            "D --with 1 --points 1,2,3",
            "--points takes one number here, the declarer’s; three are for a ramsch.",
        ),
        (
            "ramsch --preset pub --points 1,x,3 --tricks 4,3,3",
            "--points must be a whole number from 0 to 999, not “x”.",
        ),
    ],
)
def test_value_refuses_variants_that_cannot_be(knekt: Knekt, arguments: str, sentence: str) -> None:
    assert knekt.refused("value", *arguments.split()) == sentence


def test_value_without_a_result_tells_both(knekt: Knekt) -> None:
    assert knekt("value", "D", "--with", "2").out.splitlines() == [
        "Won: with 2, game 3, times 9 for diamonds makes 27",
        "Lost: with 2, game 3, times 9 for diamonds makes 27, lost 54",
    ]


def test_value_overbid_is_one_loss_won_or_not(knekt: Knekt) -> None:
    ran = knekt("value", "D", "--with", "1", "--bid", "20")
    assert ran.out.splitlines() == [
        "with 1, game 2, times 9 for diamonds makes 18, overbid 27, lost 54",
        "Score: −54",
    ]


def test_value_follows_the_rules_of_the_table(knekt: Knekt) -> None:
    game = "value", "CH", "--with", "1", "--tricks", "10", "--json"
    german, isko = knekt(*game), knekt(*game, "--preset", "isko")
    one = knekt(*game, "--set", "levels.hand_schwarz=additive")
    assert [ran.lines[0]["score"] for ran in (german, isko, one)] == [72, 60, 60]


def test_value_as_json(knekt: Knekt) -> None:
    (plain,) = knekt("value", "kreuz hand", "--with", "1", "--points", "70", "--bid", "18", "--json").lines
    assert plain == {
        "contract": "CH",
        "matadors": 1,
        "points": 70,
        "tricks": None,
        "bid": 18,
        "given_up": False,
        "kontra": 0,
        "declined": "",
        "accepted": "",
        "spitze_missed": False,
        "bock": 1,
        "won": True,
        "value": 36,
        "overbid": False,
        "score": 36,
        "count": [
            {"step": "with", "number": 1},
            {"step": "game", "number": 2},
            {"step": "hand", "number": 3},
            {"step": "times", "number": 36},
        ],
        "spoken": "with 1, game 2, hand 3, times 12 for clubs makes 36",
    }


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            "X1 --with 1",
            "“X1” is not a contract such as C (clubs), GH (grand hand) or NO (null ouvert).",
        ),
        ("C", "Matadors count in clubs: give --with or --without and their number."),
        ("C --with 1 --without 1", "Give either --with or --without, not both."),
        ("C --with 1 --won --points 70", "Give either --won/--lost or --points, not both."),
        ("C --with 1 --surrender --tricks 7", "Give either --surrender or --tricks, not both."),
        ("C --with 1 --surrender --won", "Give either --surrender or --won/--lost, not both."),
        ("C --with 12", "--with must be a whole number from 1 to 11, not “12”."),
        ("G --with 5", "In grand you can be with or without 1 to 4, not 5."),
        ("N --with 1 --won", "In null no matadors are counted: leave the 1 out."),
        ("C --with 1 --points 130", "The declarer cannot have 130 card points: there are 0 to 120."),
        ("C --with 1 --points 119", "The declarer cannot have 119 card points."),
        ("C --with 1 --tricks 11", "The declarer cannot have 11 tricks: there are 0 to 10."),
        ("C --with 1 --tricks 1 --points 100", "With 1 trick nobody can have 100 card points."),
        (
            "C --with 1 --points 120",
            "With 120 card points it matters whether a side took no trick: give --tricks too.",
        ),
        ("C --with 1 --tricks 5", "5 tricks do not tell the result: give --points too."),
        (
            "N --points 20",
            "In null the tricks decide, not the card points: give --won, --lost or --tricks.",
        ),
        ("C --with 1 --preset swiss", f"There is no preset “swiss”; there are: {PRESET_LIST}."),
        (
            "C --with 1 --set surrender",
            "“surrender” is not a rule and its value, such as surrender.mode=none.",
        ),
        (
            "C --with 1 --set kontra.most=1",
            "There is no option “kontra.most”; “knekt options” lists them all.",
        ),
        (
            "C --with 1 --announce kontra",
            "--announce cannot be “kontra”; it can be: schneider, schwarz, ouvert.",
        ),
    ],
)
def test_value_refuses_what_cannot_be(knekt: Knekt, arguments: str, sentence: str) -> None:
    assert knekt.refused("value", *arguments.split()) == sentence


NEVER = "No game can be conceded at this table: count it with --lost, or set surrender.mode="
TURNS = "Only a turn can be conceded at this table, not {}: count it with --lost."


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("C --with 1 --surrender --set surrender.mode=none", f"{NEVER}document."),
        ("CT --with 1 --surrender --preset tournee-house", f"{NEVER}tournee."),
        ("CH --with 1 --surrender --preset tournee", TURNS.format("solo clubs")),
        ("G --with 1 --surrender --preset tournee", TURNS.format("guckser grand")),
        ("NO --surrender --preset tournee", TURNS.format("guckser null ouvert")),
        (
            "D --with 1 --bock 4 --preset pub",
            "In a bock round a deal counts times 2 at this table, not times 4: set bock.stack=multiply.",
        ),
        (
            "CHO --with 1 --announce schneider",
            "clubs ouvert says already what was announced: leave --announce out.",
        ),
        (
            "H1 --with 1 --preset xskat --spitze-missed --surrender",
            "Give either --spitze-missed or --surrender, not both.",
        ),
        (
            "H1 --with 1 --preset xskat --spitze-missed --accepted game",
            "Give either --spitze-missed or --accepted, not both.",
        ),
    ],
)
def test_what_the_table_does_not_know_is_not_counted_without_a_word(
    knekt: Knekt, arguments: str, sentence: str
) -> None:
    assert knekt.refused("value", *arguments.split()) == sentence


@pytest.mark.parametrize(
    "arguments",
    [
        "C --with 1 --surrender",
        "C --with 1 --surrender --preset isko",
        "CT --with 1 --surrender --preset tournee",
        "CTT --with 1 --surrender --preset tournee",
        "CT --with 1 --surrender --preset tournee-house --set surrender.mode=tournee",
        "D --with 1 --bock 4 --preset pub --set bock.stack=multiply",
        "CHO --with 1 --announce ouvert",
        "NO --announce ouvert",
    ],
)
def test_what_the_table_knows_is_counted(knekt: Knekt, arguments: str) -> None:
    assert knekt("value", *arguments.split()).status == 0


@pytest.mark.parametrize("bid", ["19", "17"])
def test_value_refuses_a_bid_that_nobody_can_make(knekt: Knekt, bid: str) -> None:
    assert knekt.refused("value", "C", "--with", "1", "--bid", bid).startswith(f"No game can be worth {bid}")


def test_value_refuses_an_announcement_without_hand(knekt: Knekt) -> None:
    for game, said in (("C", "schneider"), ("NH", "schwarz"), ("G", "ouvert")):
        assert f"with {said} announced" in knekt.refused("value", game, "--announce", said, "--with", "1")
