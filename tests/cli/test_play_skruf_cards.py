"""Skruf at the table in the terminal: cards given, swapped and played; claims; a lost slam."""

from __future__ import annotations

import pytest
from cli.skruf_desk import (
    after,
    bought,
    closed,
    deal,
    legal_card,
    lowest,
    playing,
    reader,
    seated,
    seating,
    until,
    words,
)
from cli.test_play_table import scripted

from knekt.cards import Hand
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.skruf.outcome import outcome_pages
from knekt.engine import OptionValue
from knekt.games import result
from knekt.skruf import (
    Answer,
    Bear,
    Claim,
    Give,
    MakeBid,
    Play,
    Stage,
    Swap,
    parse_bid,
    sorted_hand,
)

# gifts


def test_four_cards_by_numbers_or_by_name() -> None:
    view = bought().view(3)
    shown = sorted_hand(view.state, view.state.hand(3))
    person, paper = seated(scripted("1 2 3", "1 2 3 4 5", "1 1 2 3", "1 2 3 hx", "2 5*,9;16"))
    assert person.choose(view) == Give(3, Hand.of(shown[each - 1] for each in (2, 5, 9, 16)))
    assert paper.asked[0].endswith("Give Otto four cards. (such as H7 S9 C2 C3, or 1 4 5 6; * = new)")
    for number, count in ((1, "3"), (2, "5"), (3, "is there twice")):
        assert "! " in paper.asked[number] and count in paper.asked[number].split("! ")[1]
    assert "“hx” is not a card such as H7" in words(paper.asked[4])
    held = [card for card in shown if card in (shown[0], shown[3], shown[7], shown[15])]
    person, _ = seated(scripted(" ".join(str(card) for card in held)))
    assert person.choose(view) == Give(3, Hand.of(held))


def test_a_card_that_one_does_not_hold_cannot_be_given() -> None:
    view = bought().view(3)
    shown = sorted_hand(view.state, view.state.hand(3))
    foreign = next(card for card in Hand.parse("SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2") if card not in shown)
    person, paper = seated(scripted(f"{foreign} 1 2 3", "1 2 3 4"))
    person.choose(view)
    assert Speaker("en").render(foreign.message) in paper.asked[1].split("! ")[1]


def test_the_cards_from_the_talon_are_marked() -> None:
    view = bought().view(3)
    for screens in (True, False):
        person, paper = seated(scripted("1 2 3 4"), screens=screens)
        person.choose(view)
        assert paper.asked[0].split("= new")[0].count("*") == 4 + 1  # the text, and the one that explains it


def test_the_master_gives_one_card_to_each_by_name_and_sees_the_new_ones() -> None:
    game = bought()
    game = lowest(game)
    receivers = []
    for left in (16, 15, 14):
        person, paper = seated(scripted("?", "", str(left)), seat=1)
        action = person.choose(game.view(1))
        receivers.append(paper.asked[0].split("Give ")[1].split(" a card")[0])
        assert "the best of them to your partner" in words(paper.asked[1])
        game = game.apply(action)
    assert receivers == ["Otto", "Anna", "Frida"]  # the partner, the left, the right
    assert "*" in paper.asked[0]


@pytest.mark.parametrize(
    ("wanted", "may"), [({}, False), ({"swap_back": True}, True), ({"swap_order": "simultaneous"}, None)]
)
def test_the_swap_shows_what_was_got(wanted: dict[str, OptionValue], may: bool | None) -> None:
    game = until(bought(wanted=wanted), lambda game: game.state.stage is Stage.SWAP)
    assert game.turn == 0
    person, paper = seated(scripted("1"), seat=0)
    game = game.apply(person.choose(game.view(0)))
    assert "The swap: a card for Otto." in paper.asked[0]
    view = game.view(2)
    if may is None:
        person, paper = seated(scripted("1"), seat=2)
        person.choose(view)
        assert "Your partner has given you" not in paper.asked[0]
        return
    gift = game.state.gifts[-1].cards
    assert isinstance(gift, Hand)
    person, paper = seated(scripted("?", "", str(gift[0]), "1", "2"), seat=2)
    action = person.choose(view)
    assert isinstance(action, Swap) and (action.card == gift[0]) is may
    assert f"Your partner has given you {Faces(Speaker('en')).show(gift[0])}." in paper.asked[0]
    assert "exchange one card" in paper.asked[1]
    if not may:
        assert "! " in paper.asked[3]


# play


def test_a_suit_must_be_followed_and_enter_plays_the_only_card() -> None:
    game = until(bought(), lambda game: bool(game.state.trick) and game.turn == 3)
    view = game.view(3)
    led = game.state.trick[0].suit
    other = next(card for card in game.state.hand(3) if card.suit != led)
    legal = [card for card in game.state.hand(3) if card.suit == led]
    person, paper = seated(scripted(str(other), "?", "", str(legal[0])))
    assert person.choose(view) == Play(3, legal[0])
    assert "! You must follow suit: play a " in paper.asked[1]
    assert "The last two tricks may be seen" in words(paper.asked[2])
    alone = until(game, lambda each: each.turn == 3 and len(list(each.asks[3][0].singles())) == 1)
    person, paper = seated(scripted(""))
    assert person.choose(alone.view(3)) == next(alone.asks[3][0].singles())
    assert "(Enter = " in paper.asked[0]


def test_skruf_7_5_the_last_two_tricks_until_the_next_lead() -> None:
    game = playing(bought())
    person, paper = seated(scripted("l", "1", "1"), seat=0)
    person.choose(game.view(0))
    assert "No trick has been taken yet." in paper.asked[1]
    game = until(
        game, lambda each: len(each.state.tricks) >= 3 and not each.state.trick and each.turn is not None
    )
    assert game.turn is not None
    leader = game.turn
    person, paper = seated(scripted("l", "1"), seat=leader)
    person.choose(game.view(leader))
    seen = words(paper.asked[1])
    last, before, first = (game.state.tricks[-number] for number in (1, 2, 3))
    faces = Faces(Speaker("en"))
    assert seen.index("Last trick: ") < seen.index("The one before: ")
    assert all(faces.show(card) in seen.split("Last trick:")[1] for card in (*last.cards, *before.cards))
    assert not any(faces.show(card) + "," in seen.split("Last trick:")[1] for card in first.cards)
    game = lowest(game)
    follower = game.turn
    assert follower is not None
    person, paper = seated(scripted("l", "last", "?", "", "p", str(legal_card(game))), seat=follower)
    person.choose(game.view(follower))
    for number in (1, 2):
        assert "A card has been led: the tricks before it are turned over." in words(paper.asked[number])
    shown = [faces.show(card) for card in (*last.cards, *before.cards)]
    assert not any(face + " " in paper.asked[0] for face in shown)


def test_claims_are_offered_only_where_they_are_played() -> None:
    for claims in (True, False):
        game = playing(bought(wanted={"claims": claims}))
        person, paper = seated(scripted("?", "", "claim x", "claim 14", "claim 3", "1"), seat=0)
        action = person.choose(game.view(0))
        assert (action == Claim(0, 3)) is claims
        assert ("claim: you lay your cards open" in words(paper.asked[1])) is claims
    assert reader().play(playing(bought(wanted={"claims": True})).view(0), 0, [], "rest") == Claim(0, 13)


def test_a_claim_is_answered_with_the_cards_in_view() -> None:
    game = after(playing(bought(wanted={"claims": True})), Claim(0, 13))
    person, paper = seated(scripted("x", "?", "", "n"), seat=1)
    assert person.choose(game.view(1)) == Answer(1, False)
    assert "Frida claims 13 of the 13 tricks left. Do you accept? (y = yes, n = no)" in words(paper.asked[0])
    shown = Faces(Speaker("en")).row(sorted_hand(game.state, game.state.hand(0)))
    assert f"Frida open: {shown}" in words(paper.asked[0])


def test_skruf_13_who_bears_a_lost_slam() -> None:
    game = closed(after(deal("skruf-plain"), MakeBid(3, parse_bid("7G"))))
    game = until(game, lambda each: each.state.ending is not None)
    assert game.turn == 1
    for typed, alone in (("", False), ("share", False), ("A", True), ("leave", True)):
        person, paper = seated(scripted("?", "", "what", typed), seat=1)
        assert person.choose(game.view(1)) == Bear(1, alone)
    assert "Otto bid this slam without a word from you" in words(paper.asked[0])
    assert paper.asked[0].endswith("Who bears the loss? (Enter = you share it, a = Otto alone)")
    assert "Otto pays for both of you" in words(paper.asked[1])
    assert "“what” is not an answer here" in words(paper.asked[-1])
    borne = after(game, Bear(1, True))
    assert "Otto bears the bets alone." in outcome_pages(seating(1), borne.view(1).state, result(borne))[0]
