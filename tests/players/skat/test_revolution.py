"""Revolution: the defenders share out their cards so that the declarer is caught, if he can be (17.13)."""

from __future__ import annotations

from random import Random

import pytest

from knekt.cards import Card, Hand, Order
from knekt.engine import Seat
from knekt.players.skat.giving.revolution import best_share
from knekt.players.skat.playing.claims import never_takes
from knekt.players.skat.playing.open_null import catching_card, is_caught
from knekt.players.skat.rules import RulePlayer
from knekt.players.table import play_deal, step
from knekt.skat import (
    PACK,
    Agree,
    Bid,
    Dealt,
    Declare,
    Exchange,
    Hold,
    Kontra,
    Pass,
    PlayHand,
    SkatGame,
    Stage,
    new_game,
    options,
    result,
    trump_order,
)

XSKAT = options("xskat")
NULL = trump_order("null", None)
PLAYERS = [RulePlayer(seed) for seed in range(3)]


# --- brute force, written without the code that it judges


def caught(order: Order, hands: list[Hand], lead: Seat, trick: tuple[Card, ...], declarer: Seat) -> bool:
    """Whether the declarer takes a trick, by every line of play."""
    if len(trick) == 3:
        lead = (lead + order.winner(trick)) % 3
        return lead == declarer or caught(order, hands, lead, (), declarer)
    seat = (lead + len(trick)) % 3
    if not hands[seat]:
        return False
    found = [
        caught(
            order,
            [cards - Hand.of([card]) if each == seat else cards for each, cards in enumerate(hands)],
            lead,
            (*trick, card),
            declarer,
        )
        for card in order.follow(hands[seat], trick[0] if trick else None)
    ]
    return all(found) if seat == declarer else any(found)


@pytest.mark.parametrize("left", [2, 3, 4])
def test_the_search_agrees_with_brute_force(left: int) -> None:
    rng, answers = Random(left), set()
    for _ in range(60 if left < 4 else 12):
        pack = list(PACK)
        rng.shuffle(pack)
        pack = sorted(pack[: 3 * left], key=lambda card: NULL.powers[card.index] + rng.choice((0, 9)))
        hands = [Hand.of(pack[each * left : (each + 1) * left]) for each in range(3)]
        lead, declarer = rng.randrange(3), 0
        true = caught(NULL, hands, lead, (), declarer)
        assert is_caught(hands, declarer, lead) is true, (hands, lead)
        answers.add(true)
        if lead != declarer:
            found = catching_card(hands, declarer, lead, (), hands[lead])
            assert (found is not None) is true
    assert answers == {True, False}


# --- sharing out


def revolution(declarers: str, declarer: Seat, rng: Random | None = None) -> SkatGame:
    """A revolution that this hand declares; the others have what is left, as it falls."""
    hand = Hand.parse(declarers)
    rest = list(Hand.of(PACK) - hand)
    (rng or Random(7)).shuffle(rest)
    hands = [Hand.of(rest[:10]), Hand.of(rest[10:20])]
    hands.insert(declarer, hand)
    first, second, third = hands
    game = new_game(XSKAT, Dealt.of(first, second, third, Hand.of(rest[20:])))
    if declarer == 0:
        said = [Bid(1, 18), Hold(0), Pass(1), Pass(2)]
    elif declarer == 1:
        said = [Bid(1, 18), Pass(0), Pass(2)]
    else:
        said = [Pass(1), Bid(2, 18), Pass(0)]
    for action in (*said, PlayHand(declarer), Declare(declarer, game.rules.contract("R"))):
        game = game.apply(action)
    assert game.state.stage is Stage.EXCHANGE
    return game


SAFE, SUIT_TOO_HIGH = "C7 C9 CJ S7 S8 ST H7 H9 D7 D8", "C7 C9 CJ S7 S8 ST H7 H9 D7 DQ"


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_a_weak_suit_is_put_into_one_hand_and_catches_the_declarer(declarer: Seat) -> None:
    """Only the queen of diamonds is in danger: whoever leads the suit a second time needs it all."""
    game = revolution("C7 C8 C9 S7 S8 S9 H7 H8 D7 DQ", declarer)
    before = [game.state.hand(seat) for seat in range(3)]
    first = (declarer + 1) % 3
    action = RulePlayer().choose(game.view(first))
    assert isinstance(action, Exchange)
    after = play_deal(game, PLAYERS)
    found = result(after.state)
    assert found.score is not None and not found.score.won
    hands = [before[declarer]] * 3
    hands[first] = action.cards
    other = 3 - first - declarer
    hands[other] = before[first] | before[other]
    hands[other] -= action.cards
    assert is_caught(hands, declarer, 0) is True


FOREHAND, DECLARER, REARHAND = (
    Hand.parse(cards)
    for cards in (
        "D8 DK CT CJ ST SJ HT HJ CQ SQ",
        "C7 C8 C9 S7 S8 S9 H7 H8 D7 DT",
        "D9 DA DJ CK CA SK SA HK HA HQ",
    )
)


def parted_diamonds() -> SkatGame:
    """Both defenders hold diamonds: as they lie, no second lead of them can come from below the ten."""
    laid = Hand.of(PACK) - FOREHAND - DECLARER - REARHAND
    game = new_game(XSKAT, Dealt.of(FOREHAND, DECLARER, REARHAND, laid))
    for action in (Bid(1, 18), Pass(0), Pass(2), PlayHand(1), Declare(1, game.rules.contract("R"))):
        game = game.apply(action)
    assert is_caught([FOREHAND, DECLARER, REARHAND], 1, 0) is False
    return game


def test_a_way_is_found_where_the_cards_as_they_were_dealt_catch_nobody() -> None:
    ten = best_share(parted_diamonds().view(2).state, 2)
    assert is_caught([(FOREHAND | REARHAND) - ten, DECLARER, ten], 1, 0) is True


def test_where_nobody_can_catch_him_he_wins_however_the_cards_are_shared() -> None:
    assert never_takes(NULL, Hand.parse(SAFE), Hand.of(PACK) - Hand.parse(SAFE), 2, leads=True)
    for number in range(3):
        found = result(play_deal(revolution(SAFE, number, Random(number)), PLAYERS).state)
        assert found.score is not None and found.score.total == 92


def test_the_partner_agrees_to_what_wins_and_proposes_better_than_what_does_not() -> None:
    game = parted_diamonds()
    good = game.apply(RulePlayer().choose(game.view(2)))
    assert RulePlayer().choose(good.view(0)) == Agree(0, True)
    poor = game.apply(Exchange(2, REARHAND))
    assert RulePlayer().choose(poor.view(0)) == Agree(0, False)
    while poor.state.stage is Stage.EXCHANGE:
        poor = step(poor, PLAYERS)
    assert is_caught([poor.state.hand(seat) for seat in range(3)], 1, 0) is True


def test_the_defenders_double_what_they_know_to_be_lost_and_nothing_else() -> None:
    for hand, doubles in ((SUIT_TOO_HIGH, True), (SAFE, False)):
        game = revolution(hand, 1)
        while not game.state.has_begun:
            game = step(game, PLAYERS)
        said = [RulePlayer().interject(game.view(seat)) for seat in (0, 2)]
        assert (said[0] == Kontra(0, 1) and said[1] == Kontra(2, 1)) is doubles
