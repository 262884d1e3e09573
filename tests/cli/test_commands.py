"""`knekt deal`, `bidkey` and `perft`, and what all commands share."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from cli.running import ISS, Knekt

import knekt as package
from knekt.cards import Seed
from knekt.notation import Record, read_lines, read_text
from knekt.skat import GERMAN, Dealt, options, rules
from knekt.words import LANGUAGES

PERFT_DEAL = (
    "CJ SJ CA CT CK C9 HA HT SA D7 | HJ CQ C8 ST SK S9 HK HQ H8 DA | DJ C7 SQ S8 S7 H9 H7 DT DK D9 | D8 DQ"
)
PRESET_LIST = "german, isko, iss, tournee, tournee-house, pub, club, xskat"
COMMANDS = (
    *("play", "serve", "backup", "restore", "options", "value", "deal", "verify", "bidkey", "check"),
    *("convert", "show", "solve", "perft", "arena", "lab"),
)

# deal


def test_a_seed_always_gives_the_same_deals(knekt: Knekt) -> None:
    first, second = (
        knekt("deal", "--seed", "friday", "--count", "3"),
        knekt("deal", "--seed", "friday", "--count", "3"),
    )
    assert first.out == second.out and first.status == 0
    records = list(read_text(first.out))
    assert len(records) == 3
    for number, record in enumerate(records, start=1):
        assert isinstance(record, Record)
        (dealt,) = record.events
        assert dealt == Dealt.from_seed(Seed.parse("friday").derive(f"deal {number}"))
        again = knekt("deal", "--seed", record.tags["Seed"], "--count", str(number))
        assert list(read_text(again.out))[-1] == record
    assert [record.tags["Number"] for record in records if isinstance(record, Record)] == ["1", "2", "3"]


def test_deals_as_json_are_records(knekt: Knekt) -> None:
    ran = knekt("deal", "--seed", "friday", "--count", "2", "--json")
    assert "\n\n" not in ran.out
    records = list(read_lines(ran.out))
    assert records == list(read_text(knekt("deal", "--seed", "friday", "--count", "2").out))


def test_without_a_seed_no_two_deals_are_alike(knekt: Knekt) -> None:
    assert knekt("deal").out != knekt("deal").out


@pytest.mark.parametrize("count", ["0", "-1", "1.5", "ten", "100001"])
def test_deal_refuses_such_a_count(knekt: Knekt, count: str) -> None:
    assert knekt.refused("deal", "--count", count).endswith(f"not “{count}”.")


def test_deals_by_the_rules_of_a_table(knekt: Knekt) -> None:
    ran = knekt("deal", "--seed", "friday", "--preset", "club", "--set", "kontra.max=2")
    (record,) = read_text(ran.out)
    assert isinstance(record, Record) and ran.err == ""
    assert record.options == options("club", {"kontra.max": 2})


# bidkey


def test_bidkey_lists_every_bid_with_what_reaches_it(knekt: Knekt) -> None:
    ran = knekt("bidkey")
    heading, *rows = ran.out.splitlines()
    assert heading.split() == ["Bid", "♦", "9", "♥", "10", "♠", "11", "♣", "12", "grand", "24", "null"]
    assert tuple(int(row.split()[0]) for row in rows) == rules(GERMAN).bids
    found = {row.split()[0]: " ".join(row.split()[1:]) for row in rows}
    assert found["18"] == "× 2"
    assert found["23"] == "null"
    assert found["59"] == "null ouvert hand"
    assert found["72"] == "× 8 × 6 × 3"
    assert found["264"] == "× 11"
    assert max(map(len, ran.out.splitlines())) <= 80


def test_bidkey_as_json(knekt: Knekt) -> None:
    rows = {row["bid"]: row["contracts"] for row in knekt("bidkey", "isko", "--json").lines}
    assert list(rows) == list(rules(options("isko")).bids)
    assert rows[18] == [{"contract": "D", "base": 9, "multiplier": 2}]
    assert rows[46] == [{"contract": "NO", "base": 46, "multiplier": 1}]
    assert {each["contract"] for each in rows[48]} == {"C", "CH", "G"}
    assert all(each["base"] * each["multiplier"] == bid for bid, row in rows.items() for each in row)


def test_bidkey_where_any_number_may_be_bid(knekt: Knekt) -> None:
    rows = knekt("bidkey", "--set", "bidding.values=any_integer_from_18", "--json").lines
    assert [row["bid"] for row in rows] == list(range(18, 265))
    assert rows[1] == {"bid": 19, "contracts": []}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bidkey_with_variants(knekt: Knekt, lang: str) -> None:
    wanted = "--set", "grand_ouvert.mode=separate", "--lang", lang
    heading, *rows = knekt("bidkey", "xskat", *wanted).out.splitlines()
    assert heading.split()[-1] == {"sv": "noll", "de": "Null"}.get(lang, "null") and " 36 " in heading
    found = {row.split()[0]: " ".join(row.split()[1:]) for row in rows}
    assert found["92"].lower() == {"fi": "revoluutio"}.get(lang, "revolution")
    assert found["360"] == "× 10"
    assert max(map(len, [heading, *rows])) <= 80


def test_bidkey_tells_spitzen_only_where_they_can_be_bid(knekt: Knekt) -> None:
    plain = {row["bid"]: row["contracts"] for row in knekt("bidkey", "xskat", "--json").lines}
    assert [each["contract"] for each in plain[27]] == ["D", "DH"]
    wide = {
        row["bid"]: row["contracts"]
        for row in knekt("bidkey", "xskat", "--set", "spitzen.extend_bids=true", "--json").lines
    }
    assert [each["contract"] for each in wide[27]] == ["D", "D1", "DH"]
    assert max(wide) == 28 * 12


def test_bidkey_knows_only_the_presets(knekt: Knekt) -> None:
    assert knekt.refused("bidkey", "swiss") == f"There is no preset “swiss”; there are: {PRESET_LIST}."


# perft


@pytest.mark.parametrize(
    ("contract", "counts"),
    [("G", [10, 20, 34, 306]), ("C", [10, 28, 60, 540]), ("null", [10, 25, 48, 432])],
)
def test_perft_counts_lines_of_play(knekt: Knekt, contract: str, counts: list[int]) -> None:
    given = "--deal", PERFT_DEAL, "--contract", contract, "--declarer", "F", "--depth", "4"
    assert [line.rsplit(" ", 1)[1] for line in knekt("perft", *given).out.splitlines()] == list(
        map(str, counts)
    )
    (plain,) = knekt("perft", *given, "--json").lines
    assert plain["counts"] == [{"depth": depth, "lines": n} for depth, n in enumerate(counts, start=1)]
    assert (plain["contract"], plain["declarer"]) == ({"null": "N"}.get(contract, contract), 0)


def test_perft_divides_the_count(knekt: Knekt) -> None:
    given = "--deal", f"deal {PERFT_DEAL}", "--contract", "G", "--declarer", "F", "--depth", "3", "--divide"
    (plain,) = knekt("perft", *given, "--json").lines
    assert sum(plain["divide"].values()) == 34 and len(plain["divide"]) == 10
    lines = knekt("perft", *given).out.splitlines()
    assert len(lines) == 11 and lines[-1] == "3 cards: 34"


def test_perft_takes_the_game_from_a_record(knekt: Knekt, tmp_path: Path) -> None:
    (played,) = knekt("perft", ISS, "--depth", "2", "--json").lines
    assert (played["contract"], played["declarer"]) == ("H", 0)
    (other,) = knekt("perft", ISS, "--depth", "2", "--contract", "N", "--declarer", "M", "--json").lines
    assert (other["contract"], other["declarer"]) == ("N", 1)
    assert other["counts"] != played["counts"]
    dealt = tmp_path / "dealt.txt"
    dealt.write_text(knekt("deal", "--seed", "friday").out)
    given = "--contract", "G", "--declarer", "R", "--depth", "3"
    assert knekt("perft", dealt, *given).out == knekt("perft", "--seed", "friday", *given).out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Give the cards once: a file, --deal or --seed."),
        (("--seed", "a", "--deal", "b"), "Give the cards once: a file, --deal or --seed."),
        (("--seed", "a"), "Give the game with --contract and who plays it with --declarer."),
        (
            ("--deal", "CJ", "--contract", "G", "--declarer", "F"),
            "“CJ” is not a deal of ten cards for each of the three players and two for the skat.",
        ),
        (
            ("--deal", PERFT_DEAL.replace("D8", "D7"), "--contract", "G", "--declarer", "F"),
            "The seven of diamonds is there twice; each card must be there once.",
        ),
        (
            ("--deal", PERFT_DEAL.replace("D8", "D1"), "--contract", "G", "--declarer", "F"),
            "“D1” is not a card such as CJ or H7.",
        ),
        (
            ("--deal", PERFT_DEAL.replace(" DQ", ""), "--contract", "G", "--declarer", "F"),
            "The skat has 1 card; it should be 2.",
        ),
        (("--seed", "a", "--declarer", "X"), "--declarer cannot be “X”; it can be: F, M, R."),
    ],
)
def test_perft_refuses(knekt: Knekt, arguments: tuple[str, ...], sentence: str) -> None:
    assert knekt.refused("perft", *arguments) == sentence


def test_perft_needs_cards(knekt: Knekt, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text('[Knekt "1"]\n')
    for given in ((), ("--contract", "G", "--declarer", "F")):
        assert knekt.refused("perft", kept, *given) == (
            f"{kept}, record 1: A deal begins with cards dealt or a position set up; "
            "nothing else can come first."
        )


# all commands


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_whole_in_every_language(knekt: Knekt, command: str, lang: str) -> None:
    for ran in (knekt(command, "--help", "--lang", lang), knekt("--lang", lang)):
        assert ran.status == 0
        assert "help-" not in ran.out and "..." not in ran.out.replace("[ARGS]...", "")
        assert max(map(len, ran.out.splitlines())) <= 80


def test_languages_differ(knekt: Knekt) -> None:
    said = {lang: knekt("value", "N", "--lost", "--lang", lang).out for lang in LANGUAGES}
    assert said["sv"] == "noll 23, förlorad 46\nPoäng: −46\n"
    assert len(set(said.values())) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("nope",), "no-such-command"),
        (("deal", "--cont", "3"), "no-such-flag-but"),
        (("deal", "--zzz"), "no-such-flag"),
        (("deal", "--count"), "flag-usage"),
        (("deal", "extra"), "usage"),
        (("value",), "missing-argument"),
        (("deal", "--count", "0"), "number-between"),
        (("value", "C", "--announce", "x"), "choice"),
        (("deal", "--lang", "xx"), "language"),
        (("check", "nowhere.txt"), "file-missing"),
    ],
)
def test_a_refusal_is_one_sentence_or_one_line_of_json(
    knekt: Knekt, arguments: tuple[str, ...], code: str
) -> None:
    refused = knekt(*arguments)
    assert refused.status == 2 and refused.complaint.endswith(".") and refused.out == ""
    as_json = knekt(arguments[0], "--json", *arguments[1:])
    assert as_json.status == 2
    assert json.loads(as_json.err) == {"error": code, "message": refused.complaint}


NOTE = (
    "With surrender.mode=document the declarer can still concede after a kontra; "
    "surrender.mode=before_first_lead goes better with kontra."
)


@pytest.mark.parametrize(
    "arguments",
    [
        ("value", "N", "--won"),
        ("bidkey",),
        ("deal", "--seed", "friday"),
        ("options", "german", "kontra"),
        ("check", ISS),
        ("perft", "--seed", "a", "--contract", "G", "--declarer", "F", "--depth", "1"),
    ],
)
def test_what_is_doubtful_about_the_rules_is_said_once(knekt: Knekt, arguments: tuple[str, ...]) -> None:
    plain, doubtful = knekt(*arguments), knekt(*arguments, "--set", "kontra.enabled=true")
    assert (plain.err, doubtful.status, doubtful.complaint) == ("", 0, f"Note: {NOTE}")
    as_json = knekt(*arguments, "--set", "kontra.enabled=true", "--json")
    assert json.loads(as_json.err) == {"warning": "kontra-surrender", "message": NOTE}
    assert all(isinstance(line, dict) for line in as_json.lines)


@pytest.mark.parametrize("command", [("value", "N"), ("bidkey",), ("deal",), ("options",)])
def test_rules_that_contradict_each_other_are_refused(knekt: Knekt, command: tuple[str, ...]) -> None:
    wanted = "--set", "bock.enabled=true", "--set", "bock.triggers=last_round"
    assert knekt.refused(*command, *wanted) == (
        "With last_round in bock.triggers the length of the sitting must be known: set session.rounds or "
        "session.deals, or leave last_round out."
    )
    assert knekt.refused(*command, "--set", "bock.triggers=rain").startswith(
        "The option bock.triggers cannot be “rain”; it can be “none”, or any of these"
    )


# as a process of its own


def process(*arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    source = str(Path(package.__file__).parent.parent)
    given = {**os.environ, "PYTHONPATH": source, "LANG": "C.UTF-8", **environment}
    words = [sys.executable, "-c", "from knekt.cli.main import main; main()", *arguments]
    return subprocess.Popen(
        words, env=given, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def test_the_language_of_the_environment() -> None:
    out, err = process("value", "N", "--lost", KNEKT_LANG="de").communicate()
    assert (out.decode(), err) == ("Null 23, verloren 46\nPunkte: −46\n", b"")


def test_the_exit_status_is_that_of_the_process() -> None:
    deal = process("deal", "--seed", "friday")
    dealt, _ = deal.communicate()
    show = process("show", "-", "--json")
    out, _ = show.communicate(dealt)
    assert (deal.returncode, show.returncode) == (0, 0)
    assert json.loads(out)["record"] == "deal"
    bad = process("show", "-")
    out, err = bad.communicate(b"nothing that anybody wrote")
    assert (bad.returncode, out) == (2, b"") and err.count(b"\n") == 1


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    deals = process("deal", "--count", "3000", "--seed", "friday")
    assert deals.stdout is not None and deals.stderr is not None and deals.stdin is not None
    assert deals.stdout.readline() == b'[Knekt "1"]\n'
    deals.stdin.close()
    deals.stdout.close()
    assert deals.stderr.read() == b""
    deals.stderr.close()
    deals.wait()


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "GH (grand hand)"), ("sv", "GH (grand hand)"), ("de", "GH"), ("fi", "GH")]
)
def test_help_tells_what_to_give(knekt: Knekt, lang: str, word: str) -> None:
    ran = knekt("value", "--help", "--lang", lang)
    assert ran.status == 0
    assert word in ran.out
    assert "Positional" not in ran.out
