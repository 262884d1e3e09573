"""`knekt show`: deals and sheets drawn for a terminal of 80 columns."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.running import FIRST_GAMES, ISS, NAMES, XSKAT, Knekt

from knekt.notation import SittingRecord, write_lines, write_text
from knekt.words import LANGUAGES

SHOWN = """\
Hearts · declarer zoot (forehand) · bid 18 · iss
PC International Skat Server · SE 252547 · ID 4940313 ·
  DT 2017-09-20/12:43:07/UTC

  forehand    zoot    ♣J ♥10 ♥K ♥8  ♣A ♣K ♣Q  ♠K  ♦A ♦7
  middlehand  goskat  ♠J ♥J ♥9 ♥7  ♣10 ♣9  ♠10 ♠9 ♠8  ♦8
  rearhand    bernie  ♦J ♥A  ♣8 ♣7  ♠A ♠Q ♠7  ♦K ♦Q ♦9
  skat                ♥Q  ♦10
  discarded           ♠K  ♦7

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
    assert "After 21 cards: rearhand claims all tricks that are left: " in claimed
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
