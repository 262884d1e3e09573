"""Tournée on the command line: counts, its bid key, its deals and records, its sheet."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from cli.running import ISS, Knekt

from knekt.cards import Hand, Seed
from knekt.cli.table.lines import width
from knekt.engine import Action
from knekt.notation import Record, SittingRecord, read_lines, read_text, write_text
from knekt.sheet import SkatSitting
from knekt.skat import (
    PACK,
    Bid,
    Discard,
    Facts,
    Keep,
    Pass,
    Placed,
    RamschFacts,
    Reject,
    SayNull,
    SayRamsch,
    SkatGame,
    TurnUp,
    contracts,
    new_game,
    options,
    place_game,
    result,
    rules,
)
from knekt.skat.play import Play
from knekt.words import LANGUAGES

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skat_vectors.json").read_text()
)
PRESETS = {"tournee": "tournee", "tournee_house": "tournee-house"}
LETTERS = {"diamonds": "D", "hearts": "H", "spades": "S", "clubs": "C", "grand": "G", "null": "N"}
NAMES = "Ada", "Bea", "Cay"
SAID = {"none": "", "schneider": "S", "schwarz": "Z"}


def of_tournee(name: str) -> list[Any]:
    return [
        pytest.param(each, id=each["id"]) for each in VECTORS[name] if each.get("ruleset", "skat") in PRESETS
    ]


def given_rules(vector: Any) -> list[str]:
    """The flags that choose the rules of the vector."""
    words = ["--preset", PRESETS[vector["ruleset"]]]
    for name, value in (vector.get("options") or {}).items():
        words += ["--set", f"{name}={str(value).lower()}"]
    return words


def code(given: Any) -> str:
    """The contract of a vector as it is typed."""
    way, _, game = given["contract"].rpartition("_")
    if game == "ouvert":
        way, _, game = way.rpartition("_")
        return LETTERS[game] + {"guckser": ""}.get(way, "H") + "O"
    how = {"turn": "TT" if given.get("double_turn") else "T", "guckser": ""}.get(way, "H")
    return LETTERS[game] + how + SAID[given.get("announced", "none")]


# value


@pytest.mark.parametrize("vector", of_tournee("scoring"))
def test_tournee_10_value_counts_every_example(knekt: Knekt, vector: Any) -> None:
    given, words = vector["input"], given_rules(vector)
    if run := given.get("matadors"):
        words += [f"--{run['kind']}", str(run["n"])] if run["n"] else []
    if given.get("surrendered"):
        words.append("--surrender")
    else:
        told = {"tricks": given["tricks"], "points": given.get("card_points")}
        if "null" in given["contract"]:
            told = {"tricks": given["tricks"] or 0}
        words += [word for name, n in told.items() if n is not None for word in (f"--{name}", str(n))]
    words += ["--bid", str(given["bid"])] if given["bid"] else []
    ran = knekt("value", code(given), *words, "--json")
    assert ran.status == 0, ran.err
    (found,) = ran.lines
    assert (found["score"], found["contract"]) == (vector["expected"]["score"], code(given))


@pytest.mark.parametrize("vector", of_tournee("ramsch"))
def test_tournee_11_value_counts_every_ramsch(knekt: Knekt, vector: Any) -> None:
    given = vector["input"]

    def three(name: str) -> str:
        return ",".join(str(given[name][seat] or 0) for seat in "FMR")

    words = ["--points", three("trick_points"), "--tricks", three("tricks")]
    if "last_trick_index" in given:
        words += ["--latest", three("last_trick_index")]
    ran = knekt("value", "ramsch", *words, *given_rules(vector), "--json")
    assert ran.status == 0, ran.err
    assert dict(zip("FMR", ran.lines[0]["scores"], strict=True)) == vector["expected"]["scores"]


@pytest.mark.parametrize(
    ("arguments", "spoken"),
    [
        ("HT --without 2 --points 95", "without 2, game 3, schneider 4, times 6 for turn hearts makes 24"),
        ("HTT --with 2 --lost", "with 2, game 3, times 6 for turn hearts makes 18, lost 36"),
        ("G --with 2 --lost", "with 2, game 3, times 16 for guckser grand makes 48, lost 96"),
        ("N --won", "guckser null 15"),
        ("N --announce ouvert --lost", "guckser null ouvert 30, lost 60"),
        ("NH --announce ouvert --lost", "null ouvert 40"),
        ("turn-hearts --with 1 --won", "with 1, game 2, times 6 for turn hearts makes 12"),
        ("turné-hjärter --with 1 --won", "with 1, game 2, times 6 for turn hearts makes 12"),
    ],
)
def test_tournee_13_3_the_count_is_spoken(knekt: Knekt, arguments: str, spoken: str) -> None:
    ran = knekt("value", *arguments.split(), "--preset", "tournee")
    assert (ran.status, " ".join(ran.out.split("\n")[0].split())) == (0, spoken)


@pytest.mark.parametrize(
    ("arguments", "score"),
    [
        ("--points 45,45,20 --tricks 4,3,3 --last M --preset tournee", "middlehand −20"),
        ("--points 45,45,20 --tricks 4,3,3 --latest 9,8,10 --preset tournee", "forehand −20"),
        ("--points 110,0,0 --tricks 10,0,0 --preset tournee", "forehand −50"),
        (
            "--points 110,0,0 --tricks 10,0,0 --preset tournee-house",
            "forehand −30, middlehand and rearhand +20",
        ),
        ("--points 40,40,40 --tricks 4,3,3 --latest 7,10,5 --preset tournee-house", "rearhand +10"),
    ],
)
def test_who_scores_in_a_ramsch(knekt: Knekt, arguments: str, score: str) -> None:
    assert knekt("value", "ramsch", *arguments.split()).out.splitlines()[-1] == f"Score: {score}"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("H --with 1", "At this table hearts is not played."),
        ("NO --preset tournee-house", "At this table guckser null ouvert is not played."),
        ("HT --with 1 --preset german", "At this table turn hearts is not played."),
        ("X", "“X” is not a contract such as HT (turn hearts), G (guckser grand) or NHO (null ouvert)."),
        (
            "HT --with 1 --announce schneider",
            "There is no turn with schneider announced; only suit and grand hand games allow announcements.",
        ),
        (
            "HH --with 1 --announce ouvert",
            "There is no suit solo with the hand open; only a grand or a null is played so.",
        ),
        (
            "HT --with 1 --kontra 1",
            "The option --kontra does not belong to this game (Tournée Skat): leave it out.",
        ),
        (
            "HT --with 1 --bock 2 --preset tournee-house",
            "The option --bock does not belong to this game (Tournée Skat by house rules): leave it out.",
        ),
        (
            "ramsch --points 45,45,20 --tricks 4,3,3 --latest 9,8,10 --preset pub",
            "The option --latest does not belong to this game (German Skat): leave it out.",
        ),
        (
            "HT --with 1 --latest 9,8,10",
            "The option --latest belongs to a ramsch only: leave it out, or count “knekt value ramsch”.",
        ),
        (
            "HT --with 1 --set kontra.enabled=true",
            "The option kontra.enabled does not belong to this game (Tournée Skat); "
            "“knekt options” with the name of a preset lists those that do.",
        ),
        (
            "ramsch --points 45,45,20 --tricks 4,3,3 --latest 9,8,8",
            "The numbers of the last tricks do not fit: 0 for a player without a trick, "
            "10 for the one who took the very last, "
            "and no number twice.",
        ),
        (
            "ramsch --points 45,45,20 --tricks 4,3,3 --latest 9",
            "A ramsch needs --latest of all three, such as 53,30,27 for forehand, middlehand and rearhand.",
        ),
    ],
)
def test_value_refuses_what_is_not_of_the_form(knekt: Knekt, arguments: str, sentence: str) -> None:
    rule = [] if "--preset" in arguments else ["--preset", "tournee"]
    assert knekt.refused("value", *arguments.split(), *rule) == sentence


@pytest.mark.parametrize("last", [[], ["--last", "R"]])
def test_tournee_11_3_a_tie_wants_to_know_who_took_a_trick_last(knekt: Knekt, last: list[str]) -> None:
    words = "--points", "45,45,20", "--tricks", "4,3,3", "--preset", "tournee"
    assert "such as “latest 8,10,5”." in knekt.refused("value", "ramsch", *words, *last)


# bidkey


def cells(lines: list[str]) -> dict[int, dict[str, str]]:
    """The table as printed: for every bid the cells, each under the heading that ends where it ends."""
    above, heading, *rows = lines
    heads = [(found.end(), found.group()) for found in re.finditer(r"\S+(?: \d+)?", heading)][1:]
    last = heads[-1][0] - len(heads[-1][1])  # names of nulls are flush left
    found: dict[int, dict[str, str]] = {}
    for row in rows:
        bid, *others = (each for each in re.finditer(r"\S+", row[:last]))
        found[int(bid.group())] = {dict(heads)[each.end()]: each.group() for each in others}
        if row[last:]:
            found[int(bid.group())][heads[-1][1]] = row[last:]
    assert above.split() == ["turn", "solo", "grand"]
    return found


@pytest.mark.parametrize("preset", ["tournee", "tournee-house"])
def test_tournee_15_the_complete_bid_key_is_printed(knekt: Knekt, preset: str) -> None:
    names = {
        **{f"turn_{suit}": f"{face}{base}" for suit, face, base in _suits(5)},
        **{f"solo_{suit}": f"{face}{base}" for suit, face, base in _suits(9)},
        "turn_grand_12": "turn 12",
        "guckser_grand_16": "guckser 16",
        "solo_grand_or_null_20": "solo 20",
        "grand_ouvert_24": "ouvert 24",
    }
    nulls = {15: "guckser", 20: "solo", 30: "guckser ouvert", 40: "solo ouvert"}
    expected: dict[int, dict[str, str]] = {}
    for row in VECTORS["bid_key"]["rows"]:
        shown = {names[name]: str(n) for name, n in row["cells"].items() if name in names and n > 1}
        if row["value"] in nulls and (preset == "tournee" or row["value"] in (20, 40)):
            shown["null"] = nulls[row["value"]]
        expected[row["value"]] = shown
    assert cells(knekt("bidkey", preset).out.splitlines()) == expected
    assert len(expected) == 71


def _suits(lowest: int) -> list[tuple[str, str, int]]:
    faces = zip(("diamonds", "hearts", "spades", "clubs"), "♦♥♠♣", strict=True)
    return [(name, face, lowest + place) for place, (name, face) in enumerate(faces)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bid_key_fits_into_100_columns(knekt: Knekt, lang: str) -> None:
    assert max(map(width, knekt("bidkey", "tournee", "--lang", lang).out.splitlines())) <= 100


def test_tournee_6_3_bidkey_where_any_number_may_be_bid(knekt: Knekt) -> None:
    rows = knekt("bidkey", "tournee", "--set", "bidding.values=any_integer_from_10", "--json").lines
    assert [row["bid"] for row in rows] == list(range(10, 217))
    assert rows[2]["contracts"] == [{"contract": text, "base": 6, "multiplier": 2} for text in ("HT", "HTT")]


# deals and records


def played(preset: str, *actions: Action, seed: str = "deal") -> SkatGame:
    """The deal of the seed, with what the declarer did.

    The two lowest cards are discarded, and cards are played to the end.
    """
    game = new_game(preset, Seed.parse(seed))
    for action in actions:
        game = game.apply(action)
    if not game.is_over and game.state.stage.name == "DISCARD":
        game = game.apply(Discard(0, Hand.of(list(game.state.hand(0))[:2])))
    while not game.is_over:
        seat = game.state.turn
        options_now = [each for ask in game.rules.asks(game.state, seat) for each in ask.singles()]
        plays = [each for each in options_now if isinstance(each, Play)]
        game = game.apply(plays[0] if plays else options_now[0])
    return game


ALONE = Pass(1), Pass(2), Bid(0, 10)
GAMES = {
    "kept": ("tournee", (*ALONE, TurnUp(0, 0), Keep(0))),
    "rejected": ("tournee", (*ALONE, TurnUp(0, 0), Reject(0))),
    "null": ("tournee", (*ALONE, SayNull(0))),
    "house kept": ("tournee-house", (*ALONE, TurnUp(0, 1), Keep(0))),
    "house rejected": ("tournee-house", (*ALONE, TurnUp(0, 0), Reject(0))),
    "ramsch": ("tournee", (Pass(1), Pass(2), SayRamsch(0))),
    "house ramsch": ("tournee-house", (Pass(1), Pass(2), SayRamsch(0))),
}


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def record_of(name: str) -> Record:
    preset, actions = GAMES[name]
    return Record(options(preset), played(preset, *actions).events)


@pytest.mark.parametrize("preset", ["tournee", "tournee-house"])
def test_deal_tells_which_card_of_the_skat_lies_on_top(knekt: Knekt, preset: str) -> None:
    text = knekt("deal", "--preset", preset, "--seed", "x", "--count", "2").out
    first, second = read_text(text)
    assert isinstance(first, Record) and isinstance(second, Record)
    for number, record in enumerate((first, second), start=1):
        assert record.events == (rules(options(preset)).dealt(Seed.parse("x").derive(f"deal {number}")),)
    german = knekt("deal", "--seed", "x").out
    assert re.search(r"^deal .* \| top \w\w$", text, re.MULTILINE) and " top " not in german
    assert german.split("\n")[-2] in text  # the cards are the same


def test_records_are_checked_and_converted(knekt: Knekt, name: str, tmp_path: Path) -> None:
    text, lines, record = tmp_path / "a.txt", tmp_path / "a.jsonl", record_of(name)
    text.write_text(write_text(record))
    assert knekt("convert", text, "--to", "jsonl", "-o", lines).status == 0
    ran = knekt("check", text, lines)
    assert (ran.status, ran.out.split(",")[0]) == (0, "2 records checked: 2 right")
    (read,) = read_lines(lines.read_text())
    assert isinstance(read, Record) and (read.events, read.options) == (record.events, record.options)


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "it follows rules that are not played there; choose another format."),
        ("sv", "den följer regler som inte spelas där. Välj ett annat format."),
        ("de", "Es folgt Regeln, nach denen dort nicht gespielt wird. Wähle ein anderes Format."),
        ("fi", "se noudattaa sääntöjä, joilla siellä ei pelata. Valitse toinen muoto."),
    ],
)
def test_no_record_of_tournee_becomes_one_of_iss(knekt: Knekt, lang: str, why: str, tmp_path: Path) -> None:
    for name in GAMES:
        file = tmp_path / "a.txt"
        file.write_text(write_text(record_of(name)))
        assert knekt.refused("convert", file, "--to", "iss", "--lang", lang).endswith(why)


REJECTED = "says “passt mir nicht”: the other card decides, and a loss counts double"
SHOWN = {
    "kept": ["turns up the upper card of the skat: ♥A", "keeps the card"],
    "rejected": [
        "turns up the upper card of the skat: ♥A",
        REJECTED,
        "turns up the lower card of the skat: ♦8",
    ],
    "null": ["says null"],
    "house kept": ["looks at the lower card of the skat: ♦8", "keeps the card", "shows it: ♦8"],
    "house rejected": [
        "looks at the upper card of the skat: ♥A",
        REJECTED,
        "turns up the lower card of the skat: ♦8",
    ],
    "ramsch": [],
    "house ramsch": [],
}


def test_show_tells_the_cards_that_were_turned(knekt: Knekt, name: str, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text(write_text(record_of(name)))
    out = knekt("show", file).out
    told = " ".join(out.split())
    assert re.findall(r"Before the first lead: forehand (.*?)\. ", told) == SHOWN[name]
    calls = "M pass · R pass · F ramsch" if "ramsch" in name else "M pass · R pass · F 10"
    assert f"Auction: {calls}\n" in out
    (plain,) = knekt("show", file, "--json").lines
    end = result(record_of(name).game.state)
    assert f"Score: {'forehand ' if end.declarer == 0 else ''}" in out
    assert plain["scores" if end.ramsch else "score"] == (list(end.totals) if end.ramsch else end.totals[0])


def test_show_tells_every_share_of_a_ramsch(knekt: Knekt, tmp_path: Path) -> None:
    hands, laid = tuple(map(Hand.parse, ("CJ", "H7", "H8"))), Hand.parse("C7 C8")
    gone = Hand.of(PACK) - laid - hands[0] - hands[1] - hands[2]
    game = place_game("tournee-house", Placed(hands, laid, None, None, taken=(gone, Hand(), Hand())))
    for seat, hand in enumerate(hands):
        game = game.apply(Play(seat, hand[0]))
    file = tmp_path / "sweep.txt"
    file.write_text(write_text(Record(game.rules.options, game.events)))
    assert knekt("show", file).out.endswith("Score: forehand −30\nScore: middlehand and rearhand +20\n")


@pytest.mark.parametrize("contract", ["HT", "HTT", "GT", "G", "N", "NO", "HHS", "GHO", "NH"])
def test_perft_of_games_of_tournee(knekt: Knekt, contract: str) -> None:
    cards = re.findall(r"^deal .*$", knekt("deal", "--preset", "tournee", "--seed", "x").out, re.MULTILINE)[0]
    game = "--preset", "tournee", "--contract", contract, "--declarer", "M", "--depth", "3"
    counted = knekt("perft", "--seed", "x", *game)
    assert counted.status == 0 and counted.out == knekt("perft", "--deal", cards, *game).out
    german = {"H": "H", "G": "G", "N": "N"}[contract[0]]
    assert counted.out == knekt("perft", "--seed", "x", "--contract", german, *game[4:]).out


def test_perft_of_a_record(knekt: Knekt, name: str, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text(write_text(record_of(name)))
    assert knekt("perft", file, "--depth", "1").out == "1 card: 10\n"


@pytest.mark.parametrize("command", ["check", "perft"])
def test_a_record_stays_one_of_its_game(knekt: Knekt, command: str, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text(write_text(record_of("kept")))
    assert knekt(command, ISS, "--preset", "tournee").complaint == (
        "This record is one of German Skat and cannot be played by the rules of tournee."
    )
    assert knekt(command, file, "--preset", "isko").complaint == (
        "This record is one of Tournée Skat and cannot be played by the rules of isko."
    )
    assert knekt(command, file, "--set", "null_below_bid=lost").status == 0
    assert "play.claims does not belong" in knekt(command, file, "--set", "play.claims=true").complaint
    assert (
        "turn.first_card does not belong"
        in knekt(command, ISS, "--set", "turn.first_card=top_card").complaint
    )
    assert "There is no option “turn.most”" in knekt.refused(command, file, "--set", "turn.most=1")


def test_deals_that_do_not_tell_the_order_of_the_skat(knekt: Knekt, tmp_path: Path) -> None:
    text, file = knekt("deal", "--preset", "tournee", "--seed", "x").out, tmp_path / "a.txt"

    def complaint(changed: str) -> str:
        file.write_text(changed)
        ran = knekt("show", file)
        assert ran.status == 2
        return ran.complaint

    assert complaint(re.sub(r" \| top \w\w", "", text)).endswith("such as “top D9”; this is Tournée Skat.")
    assert complaint(text.replace('"tournee"', '"german"')).endswith("this is German Skat.")
    assert "cannot be the upper card of the skat" in complaint(re.sub(r"top \w\w", "top CJ", text))


# the sheet


@pytest.fixture
def evening() -> SkatSitting:
    """A sitting with the rows of section 13 and a ramsch, and one that writes in the old style."""
    chosen = options("tournee", {"protocol.style": "traditional"})
    known = contracts(chosen)
    return (
        SkatSitting.new(chosen)
        .enter(0, Facts(known["DH"], 2, 70, 6))
        .enter(1, Facts(known["GH"], 3, 50, 5))
        .enter(None, RamschFacts((60, 30, 20), (5, 3, 2), last=0))
    )


def test_tournee_13_1_only_the_new_total_is_written(
    knekt: Knekt, evening: SkatSitting, tmp_path: Path
) -> None:
    file = tmp_path / "evening.txt"
    file.write_text(write_text(SittingRecord(evening.options, evening.log, NAMES)))
    heading, *rows = knekt("show", file).out.split("\n\n")[0].splitlines()
    assert heading.split() == ["No", *NAMES]
    drawn = [row[: len(heading)].rstrip() for row in rows if re.match(r" *\d", row)]
    assert len(drawn) == len(evening.rows) == 3
    for row, line in zip(evening.rows, drawn, strict=True):
        (player,) = row.charged
        total = _written(row.totals[player])
        assert line.split() == [str(row.number), total]
        assert len(line) == heading.index(NAMES[player]) + len(NAMES[player])


def test_the_new_style_is_the_default(knekt: Knekt, evening: SkatSitting, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text(write_text(SittingRecord(options("tournee"), evening.log, NAMES)))
    heading, first = knekt("show", file).out.splitlines()[:2]
    assert heading.split() == ["No", *NAMES, "Game"] and first.split()[:5] == ["1", "27", "0", "0", "+27"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_old_style_at_a_table_of_german_skat(knekt: Knekt, lang: str, tmp_path: Path) -> None:
    chosen = options("pub", {"protocol.style": "traditional", "players": 4})
    known = contracts(chosen)
    table = SkatSitting.new(chosen).enter(
        0, Facts(known["G"], 4, 50, 5, kontra=1)
    )  # more than 100: bock follows
    table = table.enter(None, RamschFacts((60, 60, 0), (5, 5, 0), last=0)).enter(
        1, Facts(known["H"], 1, 70, 6)
    )
    file = tmp_path / "pub.txt"
    file.write_text(write_text(SittingRecord(chosen, table.log, (*NAMES, "Dia"))))
    heading, *rows = knekt("show", file, "--lang", lang).out.split("\n\n")[0].splitlines()
    assert heading.split()[1:] == [*NAMES, "Dia"] and max(map(width, rows)) <= 80
    drawn = [row[: len(heading)].split()[1:] for row in rows if re.match(r" *\d+ ", row)]
    assert drawn == [[_written(row.totals[player]) for player in sorted(row.charged)] for row in table.rows]
    assert [len(row) for row in drawn] == [1, 2, 1]


def _written(number: int) -> str:
    return str(number).replace("-", "−")
