"""Skruf at the table in the terminal: bids as they are typed, and the drawing of the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli.skruf_desk import (
    after,
    bought,
    deal,
    lowest,
    playing,
    reader,
    seated,
    seating,
    until,
    words,
)
from cli.test_play_table import scripted

from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.skruf.screen import table_lines
from knekt.errors import NotationError
from knekt.skruf import (
    Bid,
    MakeBid,
    Pass,
    SkrufGame,
    Stage,
    parse_bid,
    sorted_hand,
)
from knekt.words import LANGUAGES

VECTORS = Path(__file__).parents[1] / "vectors" / "skruf_vectors.json"


# reading bids


@pytest.mark.parametrize(
    ("lang", "typed", "bid"),
    [
        ("en", "4S", "4S"),
        ("en", " 4  spades", "4S"),
        ("en", "Four Spades", "4S"),
        ("en", "4♠", "4S"),
        ("en", "4sp", "4S"),
        ("en", "1g", "1G"),
        ("en", "heart", "1H"),
        ("en", "small slam in hearts", "6H"),
        ("sv", "4sp", "4S"),
        ("sv", "fyra spader", "4S"),
        ("sv", "hjärter", "1H"),
        ("de", "vier Pik", "4S"),
        ("de", "4Kr", "4C"),
        ("de", "großer Schlemm in Herz", "7H"),
        ("fi", "neljä pataa", "4S"),
        ("fi", "4 ri", "4C"),
        ("fi", "isoslammi grandia", "7G"),
    ],
)
def test_a_bid_as_it_is_typed(lang: str, typed: str, bid: str) -> None:
    assert reader(lang).call(deal().view(3), 3, typed) == MakeBid(3, parse_bid(bid))


def test_skruf_4_3_every_spoken_bid_of_the_rule_page() -> None:
    spoken = json.loads(VECTORS.read_text(encoding="utf-8"))["spoken_bids"]
    assert len(spoken) >= 9
    for each in spoken:
        for phrase in each["spoken"].split(" / "):
            wanted = Pass(3) if each["bid"] == "P" else MakeBid(3, parse_bid(each["bid"]))
            assert reader("sv").call(deal().view(3), 3, phrase) == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bid_can_be_typed_as_it_is_told(lang: str) -> None:
    for level in range(1, 8):
        for strain in "SCDHG":
            bid = Bid(level, strain)
            assert reader(lang).call(deal().view(3), 3, Speaker(lang).render(bid.message)) == MakeBid(3, bid)


@pytest.mark.parametrize("typed", ["", "8S", "0S", "4", "s", "spades four", "44S", "4x", "y", "4 S S", "H7"])
def test_what_is_no_bid(typed: str) -> None:
    with pytest.raises(NotationError, match="bid or pass"):
        reader().call(deal().view(3), 3, typed)


def test_a_bid_that_is_too_low_is_refused_in_words_and_asked_again() -> None:
    game = after(deal(), MakeBid(3, parse_bid("2H")))
    person, paper = seated(scripted("2D", "", "nonsense", "?", "", "", "2G"), seat=0)
    assert person.choose(game.view(0)) == MakeBid(0, parse_bid("2G"))
    assert "two diamonds" in paper.asked[1] and "two hearts" in paper.asked[1].split("! ")[1]
    assert "Please type an answer" in paper.asked[2]
    assert "“nonsense” is not a bid such as 4S, 4 spades or four spades, nor p for pass." in words(
        paper.asked[3]
    )
    help = words(paper.asked[4] + paper.asked[5])
    assert "Your first turn: grandissimo = three aces" in help and "pp passes each time until someone" in help
    assert "8 passes in a row" in help


# what calls mean


def asked_about(game: SkrufGame, *typed: str, seat: int = 0, screens: bool = True) -> str:
    """What a person is told who asks about these before passing."""
    person, paper = seated(
        scripted(*(each for word in typed for each in (word, *[""] * screens)), "p"), seat, screens=screens
    )
    person.choose(game.view(seat))
    return words("\n".join(paper.drawn))


@pytest.mark.parametrize("screens", [True, False])
def test_skruf_14_what_a_bid_tells_is_said_of_any(screens: bool) -> None:
    game = after(deal(), MakeBid(3, parse_bid("1G")))
    told = asked_about(game, "?1g", "?2H", "? one spade", screens=screens)
    assert ": one grandissimo. Shows three aces." in told
    assert "two hearts, if you bid it now: Shows a good suit, hearts" in told
    assert "Nobody has bid one spade." in told


def test_skruf_14_all_bids_so_far_and_what_a_pass_leads_to() -> None:
    game = after(deal(), MakeBid(3, parse_bid("1G")), Pass(0), MakeBid(1, parse_bid("2G")), Pass(2), Pass(3))
    told = asked_about(game, "??", "?p", screens=False)
    assert "one grandissimo. Shows three aces." in told
    assert "two grandissimo. Shows the fourth ace." in told
    assert told.count("8 passes in a row, and") == 2  # once by itself, and once when asked


def test_what_cannot_be_explained_is_said_so() -> None:
    assert "“9H” is not a bid such as 4S" in asked_about(after(deal(), Pass(3)), "?9H", screens=False)


def test_skruf_4_5_what_a_pass_leads_to_stands_by_the_question() -> None:
    game = after(deal(), MakeBid(3, parse_bid("4H")), *map(Pass, (0, 1, 2, 3)))
    person, paper = seated(scripted("p"), seat=0)
    person.choose(game.view(0))
    assert "All have passed once, 4 passes of 8. If nobody bids:" in words(paper.asked[0])


# passing until somebody bids


def test_one_answer_stands_for_all_closing_passes() -> None:
    person, paper = seated(scripted("pp"))
    game = after(deal(), Pass(3), MakeBid(0, parse_bid("4S")), Pass(1), Pass(2))
    for _ in range(2):
        assert person.choose(game.view(3)) == Pass(3)
        game = after(game, Pass(3), *map(Pass, (0, 1, 2))) if game.state.passes < 4 else game
    assert len(paper.asked) == 1


def test_it_is_forgotten_as_soon_as_somebody_bids() -> None:
    person, paper = seated(scripted("PP", "p", "p"))
    game = after(deal(), Pass(3), MakeBid(0, parse_bid("1S")), Pass(1), Pass(2))
    assert person.choose(game.view(3)) == Pass(3) and len(paper.asked) == 1
    game = after(game, Pass(3), Pass(0), MakeBid(1, parse_bid("1C")), Pass(2))
    assert person.choose(game.view(3)) == Pass(3) and len(paper.asked) == 2
    game = after(game, Pass(3), Pass(0), Pass(1), Pass(2))
    assert person.choose(game.view(3)) == Pass(3) and len(paper.asked) == 3


def test_it_does_not_answer_for_the_minimum() -> None:
    person, paper = seated(scripted("pp", "p", "pp", "3G", "4S"))
    game = after(deal(), MakeBid(3, parse_bid("3S")), Pass(0), Pass(1), Pass(2))
    assert person.choose(game.view(3)) == Pass(3)
    while not game.state.must_bid:
        assert game.turn is not None
        game = game.apply(Pass(game.turn))
    assert person.choose(game.view(3)) == MakeBid(3, parse_bid("4S"))
    assert paper.asked[1].endswith("You must bid 4 or higher. (such as 4S or 4G)")
    for refused in paper.asked[2:5]:
        assert "! " in refused and "4" in refused.split("! ")[1]


def test_after_the_auction_it_is_a_pass_like_any_other() -> None:
    game = until(bought(), lambda game: game.state.stage is Stage.RAISE)
    person, paper = seated(scripted("pp"))
    assert person.choose(game.view(3)) == Pass(3)
    assert paper.asked[0].endswith("Do you raise? (such as 5S or 5 spades, p = pass)")
    assert person._standing is None


# the table


def test_partners_sit_opposite_and_the_calls_stand_in_rounds() -> None:
    game = after(deal(), Pass(3), MakeBid(0, parse_bid("1G")), Pass(1), Pass(2), MakeBid(3, parse_bid("2H")))
    lines = table_lines(seating(1), game.view(1))
    assert [line[51:].split() for line in lines[:3]] == [
        ["Otto", "Frida", "Me", "Anna"],
        ["pass", "1G", "pass", "pass"],
        ["2♥"],
    ]
    assert lines[0][:51].strip() == "Otto: partner, dealer"
    assert lines[2][:13].strip() == "Anna" and lines[2][36:50].strip() == "Frida"
    assert lines[7].strip() == "Me"
    assert lines[8] == "The last bid is by Otto: two hearts."


def test_the_closing_passes_are_not_shown_and_a_line_parts_the_raises() -> None:
    game = until(bought("4C"), lambda game: game.state.stage is Stage.RAISE)
    game = after(game, MakeBid(3, parse_bid("5C")), Pass(1))
    calls = [line[51:].rstrip() for line in table_lines(seating(), game.view(3))[:8]]
    assert [row.split() for row in calls[:2]] == [["Me", "Anna", "Otto", "Frida"], ["4♣"]]
    assert set(calls[2]) == {"─"} and calls[3].split() == ["5♣", "pass"] and not any(calls[4:])
    assert calls[3].index("pass") == calls[0].index("Otto")


def test_a_long_auction_shows_its_last_rounds() -> None:
    game = deal()
    for level in range(1, 8):
        for place, strain in enumerate("SCDH"):
            game = after(game, MakeBid((3 + place) % 4, Bid(level, strain)))
    lines = table_lines(seating(), game.view(3))
    assert len(lines) == 9 and "7♠" in lines[7] and "1♠" in lines[1]
    game = after(game, MakeBid(3, Bid(7, "G")))
    lines = table_lines(seating(), game.view(3))
    assert len(lines) == 9 and "7G" in lines[7] and "2♠" in lines[1]


def test_the_talon_lies_in_the_middle_until_the_lead() -> None:
    game = bought()
    talon = game.state.talon
    assert isinstance(talon, tuple)
    for seat in range(4):
        lines = table_lines(seating(seat), game.view(seat))
        assert "talon" in lines[3]
        assert all(Faces(Speaker("en")).show(card) in lines[4] for card in talon)
    hidden = bought(wanted={"talon_open": False})
    assert "talon" in table_lines(seating(3), hidden.view(3))[3]
    assert not any("talon" in line for line in table_lines(seating(0), hidden.view(0)))
    assert not any("talon" in line for line in table_lines(seating(3), playing(game).view(3)))


def test_who_is_what() -> None:
    given = bought()
    lines = table_lines(seating(), given.view(3))
    assert "Otto: partner, master" in lines[0] and "Me: dealer, buyer" in lines[7]
    raised = until(given, lambda game: game.state.stage is Stage.RAISE)
    raised = playing(after(raised, Pass(3), MakeBid(1, parse_bid("5S"))))
    lines = table_lines(seating(), raised.view(3))
    assert "Otto: partner, declarer" in lines[0] and "Me: dealer" in lines[7]
    assert lines[8] == "Otto plays five spades, 11 tricks: 0 so far, the others 0."


def test_the_cards_of_a_trick_lie_before_their_players() -> None:
    game = playing(bought())
    lead = game.turn
    assert lead == 0
    game = lowest(lowest(lowest(game)))
    faces, cards = Faces(Speaker("en")), game.state.trick
    lines = table_lines(seating(), game.view(3))
    assert "─1─" in lines[2] and faces.show(cards[0]) in lines[3][:22]  # left
    assert "─2─" in lines[1] and faces.show(cards[1]) in lines[2][20:30]  # opposite
    assert "─3─" in lines[2] and faces.show(cards[2]) in lines[3][28:40]  # right
    game = lowest(game)
    lines = table_lines(seating(), game.view(3))
    assert sum(line[:50].count("*") for line in lines) == 1
    assert all("┌" not in line for line in table_lines(seating(), game.view(3), with_trick=False))


def test_trumps_come_first_once_they_are_known() -> None:
    before = bought("4D").state
    assert sorted_hand(before, before.hand(3))[0].suit == "S"
    state = playing(bought("4D")).state
    suits = [card.suit for card in sorted_hand(state, state.hand(3))]
    assert suits[0] == "D" and list(dict.fromkeys(suits)) == [suit for suit in "DSHC" if suit in suits]
