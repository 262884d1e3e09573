"""`knekt check`, `convert` and `show` on records of all kinds."""

from __future__ import annotations

import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from cli.running import ISS, XSKAT, XSKAT_LIST, Knekt

from knekt.cards import Hand, Seed
from knekt.notation import Record, SittingRecord, read_lines, read_text, write_lines, write_text
from knekt.sheet import Sitting
from knekt.skat import (
    Bid,
    Dealt,
    Declare,
    Discard,
    Facts,
    Pass,
    Surrender,
    TakeSkat,
    contracts,
    options,
)
from knekt.words import LANGUAGES

NAMES = "Anna", "Bo", "Wilhelmine von Trumpfenstein", "日本"
FIRST_GAMES = 7  # in the ISS samples


@pytest.fixture
def knekt(capsys: pytest.CaptureFixture[str]) -> Knekt:
    return Knekt(capsys)


@pytest.fixture
def iss_lines() -> list[str]:
    return Path(ISS).read_text().splitlines()


@pytest.fixture
def sitting() -> SittingRecord:
    """Four players, money, tournament score: a deal played and given up, one passed out, two entered, one corrected."""
    chosen = options(
        "german",
        {"players": 4, "session.deals": 4, "settlement.rate": "0.10", "scoring.tournament": True},
    )
    known = contracts(chosen)
    table = Sitting.new(chosen).begin(Dealt.from_seed(Seed.parse("one")))
    for action in (Pass(1), Pass(2), Bid(0, 18), TakeSkat(0)):
        table = table.apply(action)
    assert table.game is not None
    lowest = Hand.of(list(table.game.state.hand(0))[:2])
    for step in (Discard(0, lowest), Declare(0, known["G"]), Surrender(0)):
        table = table.apply(step)
    table = table.begin(Dealt.from_seed(Seed.parse("two")))
    for seat in (1, 2, 0):
        table = table.apply(Pass(seat))
    table = table.enter(1, Facts(known["H"], -2, 95, 9, 20))
    table = table.correct(3, 1, Facts(known["H"], -1, 95, 9, 20), "Bo had the jack of clubs").enter(
        None, None
    )
    return SittingRecord(chosen, table.log, NAMES)


# check


def test_all_samples_replay_to_their_results(knekt: Knekt) -> None:
    for path in (ISS, XSKAT):
        ran = knekt("check", path)
        assert ran.status == 0 and " 0 with differences, 0 broken, 0 unfinished." in ran.out
        assert ran.out.count("\n") == 1


def test_check_sums_up_all_files(knekt: Knekt) -> None:
    (iss,), (xskat,) = knekt("check", ISS, "--json").lines, knekt("check", XSKAT, "--json").lines
    (both,) = knekt("check", ISS, XSKAT, "--json").lines
    assert iss == {"kind": "summary", "records": 7, "agree": 7, "differ": 0, "broken": 0, "unfinished": 0}
    assert both["records"] == iss["records"] + xskat["records"] == both["agree"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "bad.txt, record 1: score: stated +24, by the rules +20."),
        ("sv", "bad.txt, uppteckning 1: poäng: uppgivet +24, enligt reglerna +20."),
        ("de", "bad.txt, Aufzeichnung 1: Punkte: angegeben +24, nach den Regeln +20."),
        ("fi", "bad.txt, pelitallenne 1: pisteet: merkitty +24, sääntöjen mukaan +20."),
    ],
)
def test_a_difference_is_told_with_its_place(
    knekt: Knekt,
    iss_lines: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.txt").write_text(iss_lines[0].replace("v:20", "v:24"))
    ran = knekt("check", "bad.txt", "--lang", lang)
    assert ran.status == 1 and ran.out.splitlines()[0] == sentence
    (wrong, total) = knekt("check", "bad.txt", "--json").lines
    assert wrong == {
        "kind": "difference",
        "file": "bad.txt",
        "record": 1,
        "name": "score",
        "stated": 24,
        "found": 20,
    }
    assert (total["agree"], total["differ"]) == (0, 1)


@pytest.mark.parametrize(
    ("wrong", "right", "told"),
    [
        ("d:1", "d:0", "declarer: stated middlehand, by the rules forehand."),
        ("loss", "win", "won: stated no, by the rules yes."),
        ("m:-2", "m:1", "matadors: stated without 2, by the rules with 1."),
        ("overbid", "bidok", "overbid: stated yes, by the rules no."),
        ("p:70", "p:73", "card points: stated 70, by the rules 73."),
        ("t:5", "t:6", "tricks: stated 5, by the rules 6."),
        ("s:1", "s:0", "schneider: stated yes, by the rules no."),
        ("z:1", "z:0", "schwarz: stated yes, by the rules no."),
    ],
)
def test_each_point_of_a_result_is_compared(
    knekt: Knekt, iss_lines: list[str], tmp_path: Path, wrong: str, right: str, told: str
) -> None:
    bad = tmp_path / "bad.txt"
    before, _, after = iss_lines[0].rpartition("R[")
    bad.write_text(f"{before}R[{after.replace(right, wrong)}")
    assert knekt("check", bad).out.splitlines()[0] == f"{bad}, record 1: {told}"


def test_an_ending_and_nobody_are_told_in_words(knekt: Knekt, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    record = knekt("convert", ISS, "--to", "text").out.split("\n[Knekt")[2]
    bad.write_text("[Knekt" + record.replace('[Result "passed-out"]', '[Result "void"]'))
    assert "end of the deal: stated void, by the rules passed out." in knekt("check", bad).out
    played = knekt("convert", ISS, "--to", "text").out.split("\n[Knekt")[0]
    bad.write_text(played.replace('[Result "F +20"]', '[Result "passed-out"]'))
    assert "declarer: stated nobody, by the rules forehand." in knekt("check", bad).out


def test_a_broken_record_does_not_hide_the_others(knekt: Knekt, iss_lines: list[str], tmp_path: Path) -> None:
    mixed = tmp_path / "mixed.txt"
    mixed.write_text("\n".join([iss_lines[0], "(;GM[Skat]P0[x", "", iss_lines[1]]))
    ran = knekt("check", mixed)
    assert ran.status == 1
    assert ran.out.startswith(f"{mixed}, line 2: “(;GM[Skat]P0[x” is not a record")
    assert ran.out.endswith("3 records checked: 2 right, 0 with differences, 1 broken, 0 unfinished.\n")
    broken, total = knekt("check", mixed, "--json").lines
    assert broken.pop("message").startswith(f"{mixed}, line 2: ")
    assert broken == {"kind": "broken", "file": str(mixed), "record": 2, "line": 2, "error": "unreadable"}
    assert total["broken"] == 1


def test_an_illegal_card_in_a_record_is_told(knekt: Knekt, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    record = knekt("convert", ISS, "--to", "jsonl").out.split('{"v":1,"knekt"')[1]
    bad.write_text('{"v":1,"knekt"' + record.replace('"card":"H8"', '"card":"C8"'))
    ran = knekt("check", bad)
    assert (ran.status, ran.out.splitlines()[0]) == (
        1,
        f"{bad}, record 1: Event 8, “F C8”, is against the rules: You do not hold the eight of clubs: "
        "choose from the cards in your hand.",
    )


def test_a_result_stated_too_soon_is_broken(knekt: Knekt, tmp_path: Path) -> None:
    early, unfinished = tmp_path / "early.txt", tmp_path / "unfinished.txt"
    text = knekt("convert", ISS, "--to", "text").out.split("\n[Knekt")[0]
    early.write_text(text.rstrip().rsplit("\n", 1)[0])
    assert knekt("check", early).status == 1
    stated = ("[Result", "[Points", "[Tricks", "[Matadors", "[R ")
    unfinished.write_text(
        "\n".join(line for line in early.read_text().split("\n") if not line.startswith(stated))
    )
    ran = knekt("check", unfinished)
    assert (ran.status, ran.out[-14:]) == (0, "1 unfinished.\n")


def test_check_by_other_rules(knekt: Knekt) -> None:
    ran = knekt("check", ISS, "--preset", "german")  # which knows no claims
    assert ran.status == 1 and "2 broken" in ran.out
    assert knekt("check", ISS, "--set", "play.claims=false").status == 1
    assert knekt.refused("check", ISS, "--preset", "swiss").startswith("There is no preset")


def test_the_list_of_xskat(knekt: Knekt, tmp_path: Path) -> None:
    log, scores = tmp_path / "game.log", tmp_path / "game.lst"
    log.write_bytes(Path(XSKAT).read_bytes())
    played = sum(each["declarer"] is not None for each in knekt("show", log, "--json").lines)
    wrong = [
        f"{line[:-1]}{1 - int(line[-1])}" if line.startswith("e ") else line
        for line in Path(XSKAT_LIST).read_text().splitlines()
    ]
    scores.write_text("\n".join(wrong))
    assert knekt("check", log, "--json").lines[-1]["differ"] == played  # it lies beside
    assert knekt("check", log, "--list", XSKAT_LIST).status == 0
    assert knekt("check", log, "--list", tmp_path / "none.lst").complaint.startswith("There is no file")


def test_standard_input(knekt: Knekt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(Path(ISS).read_bytes())))
    assert knekt("check", "-").out.startswith("7 records checked: 7 right")
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"")))
    assert knekt.refused("check", "-") == "The file “stdin” is empty."


def test_an_unreadable_file_does_not_hide_the_others(knekt: Knekt, tmp_path: Path) -> None:
    ran = knekt("check", tmp_path / "none.txt", ISS)
    assert ran.status == 2
    assert ran.complaint == f"There is no file “{tmp_path / 'none.txt'}”."
    assert ran.out.startswith("7 records checked: 7 right")


def test_check_a_sitting(knekt: Knekt, sitting: SittingRecord, tmp_path: Path) -> None:
    for name, text in (("s.txt", write_text(sitting)), ("s.jsonl", write_lines(sitting))):
        (tmp_path / name).write_text(text)
        assert knekt("check", tmp_path / name, "--json").lines[-1]["agree"] == 1
    broken = write_lines(sitting).replace('"kind":"entered","declarer":1', '"kind":"entered","declarer":7')
    (tmp_path / "s.jsonl").write_text(broken)
    assert "There is no seat 7" in knekt("check", tmp_path / "s.jsonl").out


# convert


def test_text_and_json_lines_and_back_again(knekt: Knekt, iss_lines: list[str], tmp_path: Path) -> None:
    text, lines = tmp_path / "all.txt", tmp_path / "all.jsonl"
    assert knekt("convert", ISS, "--to", "jsonl", "-o", lines).out == ""
    assert knekt("convert", lines, "--to", "text", "--out", text).status == 0
    assert knekt("check", text, lines, "--json").lines[-1]["agree"] == 2 * FIRST_GAMES
    assert knekt("convert", lines, "--to", "iss").out.splitlines() == iss_lines
    read, again = list(read_lines(lines.read_text())), list(read_text(text.read_text()))
    assert [each.events for each in again if isinstance(each, Record)] == [
        each.events for each in read if isinstance(each, Record)
    ]
    assert knekt("convert", text, "--json").status == 0
    assert '"Count"' not in knekt("convert", text, "--json").out  # it is made anew, never kept


@pytest.mark.parametrize(
    ("lang", "count"),
    [
        ("en", "with 1, game 2, times 10 for hearts makes 20"),
        ("sv", "med 1, spel 2, gånger 10 för hjärter ger 20"),
        ("de", "mit 1, Spiel 2, mal 10 Herz macht 20"),
        ("fi", "mukana 1, peli 2, kertaa 10 hertasta on 20"),
    ],
)
def test_text_tells_the_count_in_the_language(knekt: Knekt, lang: str, count: str) -> None:
    assert f'\n[Count "{count}"]\n' in knekt("convert", ISS, "--to", "text", "--lang", lang).out


def test_many_files_become_one(knekt: Knekt) -> None:
    both = knekt("convert", ISS, XSKAT, "--to", "jsonl").out
    assert both == knekt("convert", ISS, "--to", "jsonl").out + knekt("convert", XSKAT, "--to", "jsonl").out


def test_what_cannot_be_read_or_told_is_left_out(knekt: Knekt, tmp_path: Path, iss_lines: list[str]) -> None:
    mixed, out = tmp_path / "mixed.txt", tmp_path / "out.txt"
    mixed.write_text(f"{iss_lines[0]}\n(;GM[\n{iss_lines[1]}\n")
    ran = knekt("convert", mixed, "--to", "text", "-o", out)
    assert (ran.status, ran.out) == (1, "")
    assert ran.complaint.startswith(f"{mixed}, line 2: ")
    assert len(list(read_text(out.read_text()))) == 2
    ran = knekt("convert", mixed, XSKAT, "--to", "iss")  # XSkat tells no auction, unless all passed
    assert ran.status == 1 and ran.out.splitlines()[:2] == iss_lines[:2]
    assert ran.err.count(f"knekt: {XSKAT}, record ") > 0


def test_the_deals_of_a_sitting_become_single_records(
    knekt: Knekt, sitting: SittingRecord, tmp_path: Path
) -> None:
    kept = tmp_path / "sitting.jsonl"
    kept.write_text(write_lines(sitting))
    ran = knekt("convert", kept, "--to", "iss")
    assert ran.status == 1
    assert [line.partition("MV")[0].partition("P0")[2] for line in ran.out.splitlines()] == [
        "[Anna]P1[Bo]P2[Wilhelmine von Trumpfenstein]R0[]R1[]R2[]",
        "[Bo]P1[Wilhelmine von Trumpfenstein]P2[日本]R0[]R1[]R2[]",
    ]
    assert [line.rsplit(": ", 1)[1] for line in ran.err.splitlines()] == [
        f"Of deal {number} only the entry on the sheet is kept, not the cards." for number in (3, 4)
    ]
    assert knekt("convert", kept, "--to", "text").out == write_text(sitting)
    assert knekt("convert", kept, "--to", "jsonl").out == write_lines(sitting)


@pytest.mark.parametrize("bad", ["none.txt", "junk.txt"])
def test_nothing_is_written_when_a_file_cannot_be_read(knekt: Knekt, tmp_path: Path, bad: str) -> None:
    (tmp_path / "junk.txt").write_text("nothing that anybody wrote\n")
    out = tmp_path / "out.txt"
    out.write_text("what was there before")
    knekt.refused("convert", ISS, tmp_path / bad, "--to", "text", "-o", out)
    assert out.read_text() == "what was there before"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["junk.txt", "out.txt"]


def test_nothing_is_written_when_nothing_is_left(knekt: Knekt, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("(;GM[Skat]\n")
    ran = knekt("convert", tmp_path / "bad.txt", "--to", "text", "-o", tmp_path / "out.txt")
    assert ran.status == 2 and not (tmp_path / "out.txt").exists()


def test_convert_wants_a_format(knekt: Knekt) -> None:
    assert knekt.refused("convert", ISS) == "Give the format to write with --to: text, jsonl, iss."
    assert (
        knekt.refused("convert", ISS, "--to", "pdf") == "--to cannot be “pdf”; it can be: text, jsonl, iss."
    )


# show

SHOWN = """\
Hearts · declarer zoot (forehand) · bid 18 · iss
PC International Skat Server · SE 252547 · ID 4940313 ·
  DT 2017-09-20/12:43:07/UTC

  forehand    zoot    ♣J ♥10 ♥K ♥8  ♣A ♣K ♣Q  ♠K  ♦A ♦7
  middlehand  goskat  ♠J ♥J ♥9 ♥7  ♣10 ♣9  ♠10 ♠9 ♠8  ♦8
  rearhand    bernie  ♦J ♥A  ♣8 ♣7  ♠A ♠Q ♠7  ♦K ♦Q ♦9
  skat                ♥Q  ♦10
  laid away           ♠K  ♦7

Auction: M pass · R pass · F 18

      forehand    middlehand    rearhand   declarer   defenders
 1   >♥8          ♥9            ♥A*               0          11
 2    ♥K*         ♠9           >♠A               15          11
 3   >♦A*         ♦8            ♦9               26          11
 4   >♣A*         ♣9            ♣8               37          11
 5   >♣Q          ♣10*          ♣7               37          24
 6    ♥10*       >♠8            ♠Q               50          24
 7   >♦10         ♥7*           ♦K               50          38
 8    ♣J*        >♠J            ♦J               56          38
 9   >♣K          ♥J*           ♦Q               56          47
10    ♥Q*        >♠10           ♠7               69          47
      > leads   * takes the trick

Declarer: 73 card points with the skat, 6 tricks
Count: with 1, game 2, times 10 for hearts makes 20
Score: zoot (forehand) +20
"""


def test_show_draws_a_deal(knekt: Knekt) -> None:
    assert knekt("show", ISS, "--deal", "1").out == SHOWN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_drawing_fits_the_terminal(
    knekt: Knekt, sitting: SittingRecord, tmp_path: Path, lang: str
) -> None:
    kept = tmp_path / "sitting.txt"
    kept.write_text(write_text(sitting))
    for path in (ISS, XSKAT, kept):
        ran = knekt("show", path, "--lang", lang)
        assert (ran.status, ran.err) == (0, "")
        assert max(map(len, ran.out.splitlines())) <= 80
        assert not any(word in ran.out for word in ("show-", "told-", "sheet-", "table-", "ending-"))


def test_show_tells_claims_and_giving_up(knekt: Knekt) -> None:
    claimed = knekt("show", ISS, "--deal", "4").out
    assert "After 21 cards: rearhand claims 3 tricks.\n" in claimed
    assert "End: ended by a claim\n" in claimed
    null = knekt("show", ISS, "--deal", "5").out
    assert "   defenders" not in null and "card points" not in null
    assert "End: given up by the defenders\n" in null
    assert knekt("show", ISS, "--deal", "3").out.startswith("Passed out · iss\n")


def test_show_hands_as_dealt_though_the_log_begins_later(knekt: Knekt) -> None:
    for plain in knekt("show", XSKAT, "--json").lines:
        assert plain["auction"] == [] or plain["ending"] == "passed-out"
    drawn = knekt("show", XSKAT, "--deal", "1").out
    cards = [word for line in drawn.splitlines()[2:7] for word in line.split() if word[0] in "♣♠♥♦"]
    assert len(cards) == len(set(cards)) == 32


def test_show_as_json(knekt: Knekt) -> None:
    records = knekt("show", ISS, "--json").lines
    assert len(records) == FIRST_GAMES
    first = records[0]
    assert first["hands"][0] == "D7 DA H8 HT HK SK CJ CQ CK CA"
    assert (first["skat"], first["laid"], first["declarer"]) == ("DT HQ", "D7 SK", 0)
    assert first["auction"][2] == {"kind": "bid", "seat": 0, "value": 18}
    assert first["tricks_played"][0] == {"lead": 0, "cards": ["H8", "H9", "HA"], "winner": 2, "points": 11}
    assert (first["score"], first["points"], first["tricks"], first["over"]) == (20, 73, 6, True)
    assert first["spoken"] == "with 1, game 2, times 10 for hearts makes 20"
    assert (records[2]["ending"], records[2]["score"], records[2]["contract"]) == ("passed-out", 0, None)
    assert knekt("show", ISS, "--deal", "3", "--json").lines == [records[2]]


def test_show_draws_the_sheet_of_a_sitting(knekt: Knekt, sitting: SittingRecord, tmp_path: Path) -> None:
    kept = tmp_path / "sitting.txt"
    kept.write_text(write_text(sitting))
    out = knekt("show", kept, "--lang", "sv").out
    total = sitting.sitting.totals[0]
    minus = str(total).replace("-", "−")
    assert out.splitlines()[0].split() == ["Nr", "Anna", "Bo", "Wilhelmi…", "日本", "Spel"]
    assert out.splitlines()[1].split()[:6] == ["1", minus, "0", "0", "0", minus]
    assert "  rundpass\n" in out
    assert "(rättad: Bo had the jack of clubs)" in " ".join(out.split())
    assert "Slutställning efter 4 givar:\n" in out
    assert "Turneringspoäng:\n" in out
    assert "Vem betalar vem, 0,10 per poäng:\n" in out


def test_show_a_sitting_as_json(knekt: Knekt, sitting: SittingRecord, tmp_path: Path) -> None:
    kept = tmp_path / "sitting.jsonl"
    kept.write_text(write_lines(sitting))
    (plain,) = knekt("show", kept, "--json").lines
    held = sitting.sitting
    assert plain["totals"] == list(held.totals) and plain["over"]
    assert [row["score"] for row in plain["rows"]] == [row.score for row in held.rows]
    assert plain["rows"][1]["ending"] == "passed-out" and plain["rows"][1]["facts"] is None
    assert plain["rows"][2]["facts"]["matadors"] == -1
    assert plain["rows"][2]["reason"] == "Bo had the jack of clubs"
    assert plain["rows"][2]["result"]["score"] == 30
    assert plain["standing"][0] == {"place": 1, "player": 3, "total": 30}
    assert len(plain["tournament"]) == 4 and plain["tournament"][3]["final"] == 30 + 50 + 30
    assert sum(map(float, plain["net"])) == 0


def test_show_one_deal_of_a_sitting(knekt: Knekt, sitting: SittingRecord, tmp_path: Path) -> None:
    kept = tmp_path / "sitting.txt"
    kept.write_text(write_text(sitting))
    assert "declarer Anna (forehand)" in knekt("show", kept, "--deal", "1").out
    assert knekt("show", kept, "--deal", "2", "--json").lines[0]["players"] == list(NAMES[1:])
    assert knekt.refused("show", kept, "--deal", "3") == (
        "Of deal 3 only the entry on the sheet is kept, not the cards."
    )
    assert knekt.refused("show", kept, "--deal", "5") == "There is no deal 5: the file holds 4."


def test_show_a_deal_that_nobody_has_played(knekt: Knekt, tmp_path: Path) -> None:
    dealt = tmp_path / "dealt.txt"
    dealt.write_text(knekt("deal", "--seed", "friday").out)
    out = knekt("show", dealt).out
    assert out.startswith("Deal · german\n") and out.endswith("The deal is not finished.\n")


def test_show_goes_on_after_a_broken_record(knekt: Knekt, tmp_path: Path, iss_lines: list[str]) -> None:
    mixed = tmp_path / "mixed.txt"
    mixed.write_text(f"(;GM[\n{iss_lines[0]}\n")
    ran = knekt("show", mixed)
    assert (ran.status, ran.out.strip()) == (2, SHOWN.strip())
    assert ran.complaint.startswith(f"{mixed}, line 1: ")
    assert knekt("show", mixed, "--deal", "2").out == SHOWN
    assert knekt.refused("show", mixed, "--deal", "1").startswith(f"{mixed}, line 1: ")


def test_names_cannot_disturb_the_terminal(knekt: Knekt, tmp_path: Path) -> None:
    record = knekt("convert", ISS, "--to", "jsonl").out
    kept = tmp_path / "names.jsonl"
    kept.write_text(record.replace("zoot", "\\u001b[2Jz\\u202eoot"))
    out = knekt("show", kept).out
    assert "\x1b" not in out and "\u202e" not in out and "z oot" in out


@pytest.mark.parametrize("players", [[], ["Anna"], ["A", "B", "C", "D", "E"]])
def test_too_few_names_or_too_many_are_no_harm(
    knekt: Knekt, sitting: SittingRecord, tmp_path: Path, players: list[str]
) -> None:
    kept = tmp_path / "kept.jsonl"
    names = str(players).replace("'", '"')
    heading = f'{{"v":1,"knekt":"deal","game":"skat","options":{{"preset":"german"}},"players":{names}}}\n'
    kept.write_text(heading + knekt("deal", "--seed", "friday", "--json").out.split("\n", 1)[1] + heading)
    for command in ("check", "show"):
        assert knekt(command, kept).status in (0, 1, 2)
    kept.write_text(
        write_lines(sitting).replace(write_lines(sitting).split('"players":')[1].split("]")[0], names[:-1])
    )
    for more in ((), ("--deal", "1"), ("--json",)):
        assert knekt("show", kept, *more).status in (0, 2)
