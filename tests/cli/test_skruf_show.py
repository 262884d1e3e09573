"""`knekt show` for Skruf: deals as newspapers print them, accounts as the old book has them."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.running import Knekt
from cli.skruf_files import deal_record, deal_records, sitting_record

from knekt.cli.skruf.account import sheet_lines
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import width
from knekt.notation import SittingRecord, read_text
from knekt.sheet import SkrufSitting
from knekt.skruf import options
from knekt.words import LANGUAGES

SHOWN = """\
Six spades · declarer: A (dealer) · skruf
Source the rule page, 15

                          B (dealer’s opposite)
                          ♥ J 8 2
                          ♦ 10 7 2
                          ♣ A K 4
                          ♠ J 6 3
D (dealer’s left)                                   C (dealer’s right)
♥ 5 4                     talon                     ♥ K Q 9 7 6
♦ K Q 9 6                 ♥3 ♦4 ♣10 ♠9              ♦ J
♣ Q 6 2                                             ♣ J 8 7 5 3
♠ 7 4 2                                             ♠ Q
                          A (dealer)
                          ♥ A 10
                          ♦ A 8 5 3
                          ♣ 9
                          ♠ A K 10 8 5

Auction
  A      D      B      C
  1G     pass   2G     pass
  3♠     pass   pass   3♥
  pass   pass   4♠     pass
  pass   pass   pass   pass
  pass   pass   pass

Talon → B ♥3 ♦4 ♣10 ♠9
Given: B → A ♠J ♠9 ♠6 ♠3 · A → B ♦8 · A → D ♦5 · A → C ♦3
Raise: B 4♣ · A 6♠ · B pass · A pass
Swapped: D → C ♥5 · C → D ♠Q

      D      B      C     A      tricks
 1   >♥4     ♥2     ♥K    ♥A*       1–0
 2    ♠2     ♦2     ♣3   >♠A*       2–0
 3    ♠4     ♥3     ♦3   >♠K*       3–0
 4    ♠Q*    ♣4     ♣5   >♠J        3–1
 5   >♦K     ♦4     ♦J    ♦A*       4–1
 6    ♠7     ♦7     ♥5   >♠10*      5–1
 7    ♣2     ♣A*    ♣7   >♣9        6–1
 8    ♣6    >♣K*    ♣8    ♥10       7–1
 9    ♦5    >♦10    ♥6    ♠3*       8–1
10    ♦6     ♦8     ♥7   >♠9*       9–1
11    ♦9     ♥8     ♥9   >♠8*      10–1
12    ♣Q     ♣10    ♣J   >♠6*      11–1
13    ♦Q     ♥J     ♥Q   >♠5*      12–1
     > leads   * takes the trick   tricks: declarer’s side – opponents

Six spades, A: made with 12 tricks
                             A and B  D and C
  small slam bid                 700
  karonka of three aces          100
  4 aces and 4 honours in 6      480
  ───────────────────────────────────────────
  12 tricks in 6                  72
  1 trick in 6                              6
  ───────────────────────────────────────────
  above the line                1280        0
  below the line                  72        6
  total                         1352        6
"""
ACCOUNT = """\
Rubber 1: A and B against C and D
   1  A deals: six spades, A: made with 12 tricks
   2  D deals: five hearts, B: made with 11 tricks
   3  B deals: six hearts, A: 11 tricks, one bet

                                      A and B  C and D
  3  karonka in hearts, ace to queen      100
     2 aces and 4 honours in 6            360
     karonka in spades, ace to queen                50
     one bet in 6                                 1100
  2  3 aces and 4 honours in 5            350
  1  small slam bid                       700
     karonka of three aces                100
     4 aces and 4 honours in 6            480
  ────────────────────────────────────────────────────
  1  12 tricks in 6                        72
     first game                           200
     1 trick in 6                                    6
  2  11 tricks in 5                        55
     2 tricks in 5                                  10
  3  11 tricks in 6                        66
     second game                          400
     2 tricks in 6                                  12
  ────────────────────────────────────────────────────
     total                               2883     1178
     remains                             1705
Points: A +17, B +17, C −17, D −17

Points, the end:
              A    B    C    D
  rubber 1  +17  +17  −17  −17
  total     +17  +17  −17  −17
"""


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept.txt"


def test_a_deal_is_drawn(knekt: Knekt, kept: Path) -> None:
    kept.write_text(deal_record("skruf-worked-1"))
    assert knekt("show", kept).out == SHOWN


def test_the_account_of_the_old_book(knekt: Knekt, kept: Path) -> None:
    kept.write_text(sitting_record("skruf-book"))
    assert knekt("show", kept).out == ACCOUNT


def test_a_deal_of_the_sitting_is_drawn_with_its_names(knekt: Knekt, kept: Path) -> None:
    kept.write_text(sitting_record("skruf-book"))
    out = knekt("show", kept, "--deal", "1").out
    assert out == SHOWN.replace("Source the rule page, 15\n", "")
    assert knekt.refused("show", kept, "--deal", "3") == (
        "Of deal 3 only the entry on the sheet is kept, not the cards."
    )
    assert knekt.refused("show", kept, "--deal", "4") == "There is no deal 4: the file holds 3."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_drawing_fits_the_terminal(knekt: Knekt, kept: Path, lang: str) -> None:
    sittings = [sitting_record(name) for name in ("skruf-book", "skruf-five-players", "trekarl")]
    for text in ("\n".join(deal_records().values()), *sittings):
        kept.write_text(text)
        ran = knekt("show", kept, "--lang", lang)
        assert (ran.status, ran.err) == (0, "")
        assert max(map(width, ran.out.splitlines())) < 80
        bare = ran.out.replace("skruf-plain", "")
        assert not any(word in bare for word in ("skruf-", "show-", "told-", "sheet-", "ending-", "table-"))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("skruf-passed-out", "Passed out · skruf\n"),
        ("skruf-misere", "Misère · skruf\n"),
        ("skruf-misere", "\nTalon: dealer "),
        ("skruf-misere", "\nGiven: dealer → dealer’s opposite "),
        ("skruf-misere", "tricks: forehand’s side – the others\n"),
        ("skruf-misere", "  forehand’s side  the others\n"),
        ("skruf-misdeal", "\nEnd: misdealt\n"),
        ("skruf-void", "\nEnd: void\n"),
        ("skruf-claimed", "\nEnd: ended by a claim\n"),
        ("skruf-claim-refused", "refuses the claim; play goes"),
        ("skruf-claim-denied", "The claim falls; play goes on with open cards.\n"),
        ("skruf-left", "leaves the table.\n"),
        ("skruf-timeout", "runs out of time.\n"),
        ("skruf-barred", " may not be led.\n"),
        ("skruf-loss-left", " leaves the loss to the partner alone.\n"),
        ("skruf-loss-left", " bears the bets alone.\n"),
        ("skruf-loss-shared", " shares the loss.\n"),
        ("skruf-minus", "the others’ minus, "),
        ("trekarl-4S", "                          open hand\n"),
        ("trekarl-raised", "\n  dealer   left   right\n"),
    ],
)
def test_what_else_happens_is_told(knekt: Knekt, kept: Path, name: str, told: str) -> None:
    kept.write_text(deal_record(name))
    assert told in knekt("show", kept).out


@pytest.mark.parametrize(("name", "declarer"), [("trekarl-4C", 0), ("trekarl-5D", 2), ("skruf-4S", 3)])
def test_every_card_stands_under_the_hand_that_it_was_played_from(
    knekt: Knekt, kept: Path, name: str, declarer: int
) -> None:
    """This holds also in trekarl, where the open hand lies opposite the declarer, in any seat (11)."""
    kept.write_text(deal_record(name))
    (plain,) = knekt("show", kept, "--json").lines
    heading, *rows = knekt("show", kept).out.rpartition("\n      left")[2].splitlines()
    starts = [heading.index(word) + 10 for word in ("right", "dealer")]
    assert plain["declarer"] == declarer and len(plain["tricks_played"]) == 13
    for row in rows[:13]:
        for seat, start in zip((0, 2, 3), (6, *starts), strict=True):
            card = row[start : start + 4].split()[0].strip("*").replace("10", "T")
            assert card.translate(str.maketrans("♦♥♠♣", "DHSC")) in plain["played_hands"][seat].split()


def test_a_swap_before_the_raise_is_told_before_it(knekt: Knekt, kept: Path) -> None:
    for name, before in (("skruf-swap-before-raise", True), ("skruf-swap-back", False)):
        kept.write_text(deal_record(name))
        out = knekt("show", kept).out
        assert (out.index("Swapped: ") < out.index("Raise: ")) is before


def test_who_must_bid_again_begins_a_new_row(knekt: Knekt, kept: Path) -> None:
    """The bidder has passed last, and is the next to speak (4.8)."""
    dealt = knekt("deal", "--preset", "skruf", "--seed", "friday").out
    kept.write_text(f"{dealt}D 3G  L P  O P  R P  D P  L P  O P  R P  D P  D 4S  L P\n")
    assert (
        "\n".join(
            [
                "Auction",
                "  dealer   left   opposite   right",
                "  3G       pass   pass       pass",
                "  pass     pass   pass       pass",
                "  pass",
                "  4♠       pass",
                "",
            ]
        )
        in knekt("show", kept).out
    )


def test_a_line_ends_after_the_mark_between_two_gifts(knekt: Knekt, kept: Path) -> None:
    for text in deal_records().values():
        kept.write_text(text)
        assert "\n  ·" not in knekt("show", kept).out


@pytest.mark.parametrize("preset", ["skruf", "skruf-plain", "trekarl"])
def test_a_deal_that_nobody_has_played(knekt: Knekt, kept: Path, preset: str) -> None:
    kept.write_text(knekt("deal", "--preset", preset, "--seed", "friday").out)
    out = knekt("show", kept).out
    assert out.startswith(f"Deal · {preset}\n") and out.endswith("The deal is not finished.\n")
    assert ("talon" in out) is (preset != "skruf-plain")


@pytest.mark.parametrize("preset", ["skruf", "trekarl"])
def test_a_record_in_which_nothing_has_happened(knekt: Knekt, kept: Path, preset: str) -> None:
    for record in ("deal", "sitting"):
        kept.write_text(f'[Knekt "1"]\n[Record "{record}"]\n[Preset "{preset}"]\n')
        for more in ((), ("--json",)):
            ran = knekt("show", kept, *more)
            assert (ran.status, ran.err) == (0, "")


def test_a_very_long_suit_is_set_tighter(knekt: Knekt, kept: Path) -> None:
    suits = [" ".join(suit + rank for rank in "23456789TJQKA") for suit in "DHSC"]
    kept.write_text(f'[Knekt "1"]\n[Record "deal"]\n[Preset "skruf-plain"]\n\ndeal {" | ".join(suits)}\n')
    out = knekt("show", kept).out
    assert "♥ AKQJ1098765432" in out and max(map(width, out.splitlines())) < 80


def test_a_deal_as_json(knekt: Knekt, kept: Path) -> None:
    kept.write_text(deal_record("skruf-worked-1"))
    (plain,) = knekt("show", kept, "--json").lines
    assert plain["hands"][0] == "D6 D9 DQ DK H4 H5 S2 S4 S7 C2 C6 CQ"
    assert plain["talon"] == ["H3", "D4", "CT", "S9"] and plain["players"] == ["D", "B", "C", "A"]
    assert plain["auction"][:2] == [{"seat": 3, "bid": "1G"}, {"seat": 0, "bid": None}]
    assert [call["bid"] for call in plain["raise"]] == ["4C", "6S", None, None]
    assert plain["gifts"][0] == {"kind": "gave", "seat": 1, "to": 3, "cards": "S3 S6 S9 SJ", "face_up": False}
    assert plain["swap"][1] == {"kind": "swapped", "seat": 2, "to": 0, "cards": "SQ"}
    assert (plain["buyer"], plain["declarer"], plain["contract"], plain["misere"]) == (1, 3, "6S", False)
    assert plain["tricks_played"][0] == {"lead": 0, "cards": ["H4", "H2", "HK", "HA"], "winner": 3}
    assert (plain["tricks"], plain["us"], plain["them"], plain["over"]) == (12, 1352, 6, True)
    assert plain["below"] == {"us": 72, "them": 6} and plain["sides"] == [[1, 3], [0, 2]]
    assert plain["lines"][0] == {
        "side": "us",
        "item": "slam-bid",
        "points": 700,
        "below": False,
        "spoken": "small slam bid",
    }
    assert plain["spoken"].endswith("12 tricks in 6 = 72, in all 1352; opponents: 1 trick in 6 = 6, in all 6")


def test_an_unfinished_deal_as_json(knekt: Knekt, kept: Path) -> None:
    kept.write_text(knekt("deal", "--preset", "skruf", "--seed", "friday").out)
    (plain,) = knekt("show", kept, "--json").lines
    assert not plain["over"] and plain["contract"] is None and "lines" not in plain


def test_a_sitting_as_json(knekt: Knekt, kept: Path) -> None:
    kept.write_text(sitting_record("skruf-book"))
    (plain,) = knekt("show", kept, "--json").lines
    assert (plain["totals"], plain["over"], plain["draw_due"]) == ([17, 17, -17, -17], True, False)
    (rubber,) = plain["rubbers"]
    ours, theirs = rubber["accounts"]
    assert (ours["players"], ours["total"], theirs["total"]) == ([0, 1], 2883, 1178)
    assert plain["drawn_order"] == [0, 1, 2, 3] and rubber["table"] == [0, 3, 1, 2]
    assert (ours["total_above"], ours["total_below"]) == (2090, 793)
    assert [item["carried"] for item in ours["above"]][-1] == 2090
    assert ours["below"][1] == {
        "deal": 1,
        "item": "game",
        "points": 200,
        "carried": 2362,
        "spoken": "first game",
    }
    assert rubber["balances"] == [{"one": 0, "two": 1, "difference": 1705, "points": 17}]
    assert rubber["games"] == [2, 0] and rubber["settled"] and rubber["points"] == plain["totals"]
    last = plain["rows"][2]
    assert (last["declarer"], last["us"], last["them"]) == (0, 526, 1162)
    assert last["facts"] == {
        "contract": "6H",
        "tricks": 11,
        "aces": 2,
        "honours": 4,
        "karonkas": ["us:H:1", "them:S:1:R"],
    }


def test_five_players_money_and_a_loss_borne_alone(knekt: Knekt, kept: Path) -> None:
    kept.write_text(sitting_record("skruf-five-players"))
    out = knekt("show", kept, "--lang", "sv").out
    assert out.startswith("Robbert 1: Eva och Bo mot Cilla och David; Anna står över\n")
    assert "   2  David ger: sex spader, David: 11 stick, en bet (rättad: one trick less)\n" in out
    assert "\nBo bär betar för 2900 ensam.\nPoäng: Eva +46, Anna +46, Bo −75, Cilla −17\n" in out
    assert out.splitlines()[-3].partition("talon")[2].split() == ["−3", "+3", "0", "0", "0"]
    assert out.endswith("\nMed 0,10 per poäng: Anna 4,30, Bo −8,60, Cilla −0,30, David 1,40, Eva 3,20\n")
    (plain,) = knekt("show", kept, "--json").lines
    kept.write_text(sitting_record("skruf-five-players").replace("0.10", "999999.999999"))
    assert max(map(width, knekt("show", kept).out.splitlines())) < 80
    assert plain["winnings"] == ["4.30", "-8.60", "-0.30", "1.40", "3.20"]
    assert plain["adjusted"][0]["reason"] == "looked at the talon"


def test_three_accounts_of_trekarl(knekt: Knekt, kept: Path) -> None:
    kept.write_text(sitting_record("trekarl"))
    out = knekt("show", kept, "--lang", "de").out
    assert out.startswith("Trekarl: Anna, Bo und Cilla, jeder für sich\n")
    assert ["3", "Beten", "in", "4", "1200", "1200"] in [line.split() for line in out.splitlines()]
    assert "bleibt" not in out  # each account against each of the others
    (plain,) = knekt("show", kept, "--json").lines
    assert [account["total"] for account in plain["rubbers"][0]["accounts"]] == [2655, 2432, 2110]
    assert len(plain["rubbers"][0]["balances"]) == 3 and sum(plain["totals"]) == 0


def test_a_rubber_on_its_way(knekt: Knekt, kept: Path) -> None:
    heading = '[Knekt "1"]\n[Record "sitting"]\n[Preset "skruf"]\n\ndraw S5 D7 C9 HQ\n'
    kept.write_text(heading)
    nobody = knekt("show", kept).out.splitlines()
    assert nobody[0] == "Rubber 1: Player 1 and Player 2 against Player 3 and Player 4"
    assert nobody[2:] == [
        "Points so far:",
        "         Player 1  Player 2  Player 3  Player 4",
        "  total         0         0         0         0",
    ]
    kept.write_text(heading + "enter D 4S 10 2 3\n")
    out = knekt("show", kept).out
    assert "\nPoints if it ended now: Player 1 +2, Player 2 +2, Player 3 −2, Player 4 −2\n" in out
    assert "rubber 1" not in out.partition("Points so far:")[2]
    heads = [line.split() for line in out.splitlines()[3:5]]  # these are too long to stand side by side
    assert heads == [["Player", "1", "Player", "3"], ["Player", "2", "Player", "4"]]


def test_later_rubbers_alone() -> None:
    (record,) = read_text(sitting_record("skruf-five-players"))
    assert isinstance(record, SittingRecord)
    every, last = (
        list(sheet_lines(record.sitting, record.players, Speaker(), since=since)) for since in (1, 2)
    )
    assert every[0].startswith("Rubber 1: ") and last[0].startswith("Rubber 2: ")
    assert every[-len(last) :] == last


def test_a_sitting_without_a_draw() -> None:
    sitting = SkrufSitting.new(options("skruf"))
    assert list(sheet_lines(sitting, ("A", "B", "C", "D"), Speaker())) == [
        "Points so far:",
        "         A  B  C  D",
        "  total  0  0  0  0",
    ]


def test_names_cannot_disturb_the_terminal(knekt: Knekt, kept: Path) -> None:
    name = "Wilhelmine\u202e von und zu Trumpfenstein"
    kept.write_text(sitting_record("skruf-five-players").replace("Eva", name))
    for more in ((), ("--deal", "1")):
        out = knekt("show", kept, *more).out
        assert "\u202e" not in out and max(map(width, out.splitlines())) < 80
        assert more == () or "Wilhelmine  von und…\n" in out
