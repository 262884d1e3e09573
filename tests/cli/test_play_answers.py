"""What a person can type at the table, in four languages."""

from __future__ import annotations

from itertools import product

import pytest

from knekt.cards import Card, Hand
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import SYMBOLS, Faces, alternatives
from knekt.cli.table.skat.answers import Reader, named
from knekt.engine import Action, View
from knekt.errors import IllegalAction, InvalidPosition, KnektError, NotationError
from knekt.skat import (
    PACK,
    Answer,
    Bid,
    Claim,
    Dealt,
    Declare,
    Discard,
    Hold,
    Pass,
    Play,
    PlayHand,
    Resign,
    SkatGame,
    State,
    Surrender,
    TakeSkat,
    new_game,
    sorted_hand,
)
from knekt.words import LANGUAGES

DEALT = Dealt.of(
    Hand.parse("CJ SJ CA CT CK C9 HA HT SA D7"),
    Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 DA"),
    Hand.parse("DJ C7 SQ S8 S7 H9 H7 DT DK D9"),
    Hand.parse("D8 DQ"),
)


def reader(lang: str = "en") -> Reader:
    speaker = Speaker(lang)
    return Reader(speaker, Faces(speaker))


def game(*actions: Action, preset: str = "german") -> SkatGame:
    made = new_game(preset, DEALT)
    for action in actions:
        made = made.apply(action)
    return made


def declaring(preset: str = "german") -> SkatGame:
    """A game in which forehand has won the auction with 18 and taken the skat."""
    return game(Pass(1), Pass(2), Bid(0, 18), TakeSkat(0), preset=preset)


def playing(contract: str, preset: str = "german") -> SkatGame:
    laid = declaring(preset).apply(Discard(0, Hand.parse("D8 DQ")))
    return laid.apply(Declare(0, laid.state.rules.contract(contract)))


def shown(view: View[State]) -> list[Card]:
    assert view.seat is not None
    return sorted_hand(view.state, view.state.hand(view.seat))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_may_be_typed_for_a_card_means_just_that_card(lang: str) -> None:
    speaker = Speaker(lang)
    faces = Faces(speaker)
    suits = {
        "C": speaker.say("typed-clubs"),
        "S": speaker.say("typed-spades"),
        "H": speaker.say("typed-hearts"),
        "D": speaker.say("typed-diamonds"),
    }
    ranks = {
        "A": speaker.say("typed-ace"),
        "K": speaker.say("typed-king"),
        "Q": speaker.say("typed-queen"),
        "J": speaker.say("typed-jack"),
        "T": speaker.say("typed-ten") + ", 10",
    }
    for card in PACK:
        for suit, rank in product(
            [card.suit, *SYMBOLS[card.suit], *alternatives(suits[card.suit])],
            [card.rank, *alternatives(ranks.get(card.rank, card.rank))],
        ):
            for typed in (suit + rank, (suit + rank).lower(), (suit + rank).upper()):
                assert faces.card(typed) is card, typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_read_back_as_it_is_shown(lang: str) -> None:
    faces = Faces(Speaker(lang))
    assert [faces.card(faces.show(card)) for card in PACK] == list(PACK)


@pytest.mark.parametrize(
    ("lang", "typed", "card"),
    [
        *(("en", "hj", "HJ"), ("en", "♥10", "HT"), ("en", "ht", "HT"), ("en", "♥️7", "H7")),
        *(("de", "KrB", "CJ"), ("de", "kad", "DQ"), ("de", "hek", "HK"), ("de", "hj", "HJ")),
        *(("sv", "hj", "HJ"), ("sv", "hj7", "H7"), ("sv", "hjkn", "HJ"), ("sv", "klE", "CA")),
        *(("fi", "ruj", "DJ"), ("fi", "paä", "SA"), ("fi", "RIR", "CQ")),
    ],
)
def test_cards_as_players_write_them(lang: str, typed: str, card: str) -> None:
    assert Faces(Speaker(lang)).card(typed) is Card.parse(card)


def test_a_card_by_its_number_in_the_hand() -> None:
    view = playing("C").view(0)
    hand = shown(view)
    assert [str(card) for card in hand[:3]] == ["CJ", "SJ", "CA"]
    assert reader().play(view, 0, hand, "3") == Play(0, Card.parse("CA"))
    assert reader().play(view, 0, hand, "10") == Play(0, hand[9])
    for typed in ("0", "11", "-1", "x", "c", "h", "7c"):
        with pytest.raises(NotationError):
            reader().play(view, 0, hand, typed)


def test_a_refused_card_says_why() -> None:
    over = playing("C").apply(Play(0, Card.parse("CJ")))
    view = over.view(1)
    with pytest.raises(IllegalAction) as refused:
        reader().play(view, 1, shown(view), "da")
    assert refused.value.message.id == "error-must-follow-trump"
    with pytest.raises(IllegalAction) as refused:
        reader().play(view, 1, shown(view), "ca")
    assert refused.value.message.id == "error-card-not-held"


def test_enter_plays_a_card_only_where_there_is_no_choice() -> None:
    view = playing("C").apply(Play(0, Card.parse("D7"))).view(1)
    assert reader().play(view, 1, shown(view), "") == Play(1, Card.parse("DA"))
    lead = playing("C").view(0)
    with pytest.raises(NotationError):
        reader().play(lead, 0, shown(lead), "")


def test_bids() -> None:
    view, read = game().view(1), reader().bid
    assert read(view, 1, "") == Bid(1, 18)
    assert read(view, 1, "y") == Bid(1, 18)
    assert read(view, 1, "24") == Bid(1, 24)
    assert read(view, 1, "P") == Pass(1)
    for typed, error in (("19", "no-such-bid"), ("abc", "unreadable"), ("2²", "unreadable")):
        with pytest.raises(KnektError) as refused:
            read(view, 1, typed)
        assert refused.value.code == error


def test_the_answer_to_a_bid() -> None:
    view, read = game(Bid(1, 20)).view(0), reader().bid
    assert read(view, 0, "y") == read(view, 0, "20") == Hold(0)
    assert read(view, 0, "p") == read(view, 0, "no") == Pass(0)
    for typed in ("", "22", "x"):
        with pytest.raises(NotationError):
            read(view, 0, typed)
    again = game(Bid(1, 20), Hold(0)).view(1)
    with pytest.raises(IllegalAction) as refused:
        read(again, 1, "18")
    assert refused.value.code == "bid-too-low"


def test_forehand_alone_says_yes_or_passes() -> None:
    view, read = game(Pass(1), Pass(2)).view(0), reader().bid
    assert read(view, 0, "y") == read(view, 0, "18") == Bid(0, 18)
    assert read(view, 0, "p") == Pass(0)
    with pytest.raises(NotationError):
        read(view, 0, "")


@pytest.mark.parametrize(
    ("lang", "yes"), [("en", "y"), ("en", "YES"), ("de", "j"), ("sv", "ja"), ("fi", "k"), ("fi", "kyllä")]
)
def test_yes_in_four_languages(lang: str, yes: str) -> None:
    assert reader(lang).bid(game(Bid(1, 18)).view(0), 0, yes) == Hold(0)


def test_skat_or_hand() -> None:
    view, read = game(Pass(1), Pass(2), Bid(0, 18)).view(0), reader().skat_or_hand
    assert read(view, 0, "") == read(view, 0, "Skat") == TakeSkat(0)
    assert read(view, 0, "h") == PlayHand(0)
    with pytest.raises(NotationError):
        read(view, 0, "x")


@pytest.mark.parametrize("typed", ["d8 dq", "DQ, D8", "♦8 ♦Q", "d 8 d q", "d8+dq", "10 11"])
def test_two_cards_to_lay_away(typed: str) -> None:
    view = declaring().view(0)
    hand = shown(view)
    assert [str(card) for card in hand[9:11]] == ["DQ", "D8"]
    assert reader().discard(view, 0, hand, typed) == Discard(0, Hand.parse("D8 DQ"))


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        *(("d8", "wrong-number-of-cards"), ("d8 dq d7", "wrong-number-of-cards"), ("h7 d8", "card-not-held")),
        *(("d8 d8", "doubled-card"), ("", "unreadable"), ("d8 xx", "unreadable"), ("99 1", "unreadable")),
    ],
)
def test_cards_that_cannot_be_laid_away(typed: str, error: str) -> None:
    view = declaring().view(0)
    with pytest.raises((NotationError, IllegalAction, InvalidPosition)) as refused:
        reader().discard(view, 0, shown(view), typed)
    assert refused.value.code == error


@pytest.mark.parametrize(
    ("lang", "typed", "contract"),
    [
        *(("en", "2", "H"), ("en", "h", "H"), ("en", "hearts", "H"), ("en", "♠", "S"), ("en", "s", "S")),
        *(("en", "NO", "NO"), ("en", "null ouvert", "NO"), ("en", "Grand", "G")),
        *(("de", "kr", "C"), ("de", "Kreuz", "C"), ("de", "Null ouvert", "NO")),
        *(("sv", "noll", "N"), ("sv", "hjärter", "H"), ("fi", "ru", "D"), ("fi", "pata", "S")),
    ],
)
def test_contracts_as_players_name_them(lang: str, typed: str, contract: str) -> None:
    laid = declaring().apply(Discard(0, Hand.parse("D8 DQ")))
    view = laid.view(0)
    read = reader(lang).contract(view, 0, named(view), typed)
    assert read == Declare(0, laid.state.rules.contract(contract))


@pytest.mark.parametrize(
    ("typed", "contract"),
    [("c", "CH"), ("ch", "CH"), ("cs", "CHS"), ("chz", "CHZ"), ("go", "GHO"), ("gh", "GH"), ("no", "NHO")],
)
def test_hand_games_with_or_without_their_letter(typed: str, contract: str) -> None:
    view = game(Pass(1), Pass(2), Bid(0, 18), PlayHand(0)).view(0)
    read = reader().contract(view, 0, named(view), typed)
    assert read == Declare(0, view.state.rules.contract(contract))


def test_a_contract_that_is_not_possible_says_why() -> None:
    view = declaring().apply(Discard(0, Hand.parse("D8 DQ"))).view(0)
    with pytest.raises(IllegalAction) as refused:
        reader().contract(view, 0, named(view), "gh")
    assert refused.value.code == "hand-or-pickup"
    for typed in ("", "0", "8", "xyz"):
        with pytest.raises(NotationError):
            reader().contract(view, 0, named(view), typed)


def test_words_beside_the_cards() -> None:
    view = playing("C", "isko").view(0)
    hand = shown(view)
    assert reader().play(view, 0, hand, "give up") == reader().play(view, 0, hand, "G") == Surrender(0)
    assert reader().play(view, 0, hand, "claim") == Claim(0, 10)
    assert reader().play(view, 0, hand, "claim 3") == Claim(0, 3)
    assert reader().play(view, 0, hand, "raise g") == Declare(0, view.state.rules.contract("G"))
    for typed, error in (
        *(("claim 11", "claim-too-high"), ("claim x", "unreadable"), ("raise d", "must-raise")),
        *(("raise", "unreadable"), ("overbid", "not-now")),
    ):
        with pytest.raises(KnektError) as refused:
            reader().play(view, 0, hand, typed)
        assert refused.value.code == error, typed
    defender = playing("C", "isko").apply(Play(0, Card.parse("D7"))).view(1)
    assert reader().play(defender, 1, shown(defender), "give up") == Resign(1)
    with pytest.raises(IllegalAction) as forbidden:
        reader().play(defender, 1, shown(defender), "raise g")
    assert forbidden.value.code == "not-now"


def test_who_plays_null_claims_no_trick() -> None:
    view = playing("N", "isko").view(0)
    assert reader().beside(view, 0, "claim") == Claim(0, 0)


def test_words_that_the_rules_do_not_have_are_refused() -> None:
    view = playing("C").view(0)
    with pytest.raises(IllegalAction) as refused:
        reader().beside(view, 0, "claim")
    assert refused.value.code == "not-now"


@pytest.mark.parametrize(
    ("typed", "accept"), [("y", True), ("accept", True), ("n", False), ("refuse", False)]
)
def test_the_answer_to_a_claim(typed: str, accept: bool) -> None:
    view = playing("C", "isko").apply(Claim(0, 5)).view(1)
    assert reader().answer(view, 1, typed) == Answer(1, accept)


def test_a_claim_wants_an_answer() -> None:
    view = playing("C", "isko").apply(Claim(0, 5)).view(1)
    with pytest.raises(NotationError):
        reader().answer(view, 1, "")
