"""Pictures of Skat and Tournée: what each viewer is told, step by step."""

from __future__ import annotations

from typing import Any

from server.laid_tables import after, seen

from knekt.cards import Hand, Seed
from knekt.engine import Game, Seat
from knekt.games import new_game, options
from knekt.server.shown.pictures.skat.deal import SkatPicture
from knekt.skat import (
    Agree,
    Bid,
    Dealt,
    Declare,
    Discard,
    Exchange,
    Hold,
    Kontra,
    Offer,
    Pass,
    PassOn,
    Play,
    PlayHand,
    PlayOn,
    Push,
    Reject,
    TakeSkat,
    TakeUp,
    TurnUp,
)

F, M, R = 0, 1, 2
JACKS_AND_CLUBS = Dealt.of(
    Hand.parse("CJ SJ CA CT CK C9 HA HT SA D7"),
    Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 DA"),
    Hand.parse("DJ C7 SQ S8 S7 H9 H7 DT DK D9"),
    Hand.parse("D8 DQ"),
)


def skat_seen(game: Game[Any], viewer: Seat | None, *, helped: bool = True) -> SkatPicture:
    picture = seen(game, viewer, helped=helped)
    assert isinstance(picture, SkatPicture)
    return picture


def german(**wanted: Any) -> Game[Any]:
    return new_game(
        options("german", {name.replace("__", "."): each for name, each in wanted.items()}), JACKS_AND_CLUBS
    )


FOREHAND_PLAYS = Bid(M, 18), Hold(F), Pass(M), Pass(R)


def test_the_auction_is_heard_by_all() -> None:
    game = after(german(), Bid(M, 18), Hold(F), Bid(M, 20))
    for viewer in (F, M, R, None):
        picture = skat_seen(game, viewer)
        assert [(call.seat, call.said, call.value) for call in picture.calls] == [
            (M, "bid", 18),
            (F, "hold", None),
            (M, "bid", 20),
        ]
        assert picture.bidding is not None
        assert (picture.bidding.caller, picture.bidding.holder) == (M, F)
        assert (picture.bidding.current, picture.bidding.asked) == (18, 20)
        assert picture.turn == [F]
    assert skat_seen(after(game, Hold(F)), None).bidding.asked is None  # type: ignore[union-attr]


def test_who_bids_sees_what_the_cards_are_worth_and_who_watches_does_not() -> None:
    worth = {each.contract: each.value for each in skat_seen(german(), F).games}
    assert worth == {"D": 27, "H": 30, "S": 33, "C": 36, "G": 72, "N": 23}
    assert skat_seen(german(), None).games == []


def test_where_it_counts_a_game_has_its_value_only_for_whoever_names_it() -> None:
    game = german()
    assert skat_seen(game, F, helped=False).games == []
    game = after(game, *FOREHAND_PLAYS)
    assert skat_seen(game, F).stage == "skat" and skat_seen(game, F).games
    assert skat_seen(game, F, helped=False).games == []
    game = after(game, TakeSkat(F))
    plain, helped = (skat_seen(game, F, helped=each).games for each in (False, True))
    assert [(each.contract, each.value) for each in plain] == [(each.contract, each.value) for each in helped]
    assert any(each.dear for each in helped) and not any(each.dear for each in plain)


def test_the_skat_is_the_declarers_alone() -> None:
    game = after(german(), *FOREHAND_PLAYS, TakeSkat(F))
    own, other = skat_seen(game, F), skat_seen(game, None)
    assert own.new == ["DQ", "D8"] and len(own.hands[F]) == 12  # type: ignore[arg-type]
    assert own.middle == [] and own.took_skat
    assert (other.new, other.hands, other.middle) == ([], [12, 10, 10], [])
    game = after(game, Discard(F, Hand.parse("DQ D7")))
    assert skat_seen(game, F).middle == ["DQ", "D7"]
    assert skat_seen(game, M).middle == skat_seen(game, None).middle == 2


def test_games_say_what_they_lack_to_the_bid() -> None:
    game = after(
        german(), Bid(M, 48), Hold(F), Pass(M), Pass(R), TakeSkat(F), Discard(F, Hand.parse("DQ D7"))
    )
    needs = {each.contract: (each.value, each.needs) for each in skat_seen(game, F).games}
    assert needs["C"] == (36, "schneider") and needs["H"] == (30, "schwarz")
    assert needs["D"] == (27, "overbid") and needs["G"] == (72, "")
    assert "N" not in needs  # the game would be below the bid
    assert skat_seen(game, M).games == skat_seen(game, None).games == []


def test_a_contract_in_its_parts() -> None:
    game = after(german(), *FOREHAND_PLAYS, PlayHand(F))
    game = after(game, Declare(F, game.rules.contracts["CHZ"]))  # type: ignore[attr-defined]
    own, other = (skat_seen(game, viewer).contract for viewer in (F, M))
    assert own is not None and other is not None
    assert (own.contract, own.suit, own.jacks, own.hand) == ("CHZ", "C", True, True)
    assert (own.schneider, own.schwarz, own.open, own.null) == (True, True, False, False)
    # With 2: eight times twelve; only the declarer can count it.
    assert (own.value, other.value) == (96, None)
    assert (own.name.id, own.name.args["game"]) == ("contract", "C")
    assert skat_seen(game, M).roles == [
        ["forehand", "declarer"],
        ["middlehand"],
        ["rearhand", "dealer", "partner"],
    ]


def test_card_points_are_those_of_ones_own_tricks() -> None:
    game = after(german(), *FOREHAND_PLAYS, TakeSkat(F), Discard(F, Hand.parse("DQ D7")))
    game = after(game, Declare(F, game.rules.contracts["C"]))  # type: ignore[attr-defined]
    cards = Hand.parse("HA"), Hand.parse("HK"), Hand.parse("H9")
    game = after(game, *(Play(seat, hand[0]) for seat, hand in enumerate(cards)))
    assert [skat_seen(game, viewer).points for viewer in (F, M, R, None)] == [11 + 4 + 3, 0, 0, None]
    picture = skat_seen(game, None)
    assert (picture.won, picture.tricks) == ([1, 0, 0], [1, 0])
    (trick,) = picture.last
    assert (trick.seats, trick.cards, trick.winner) == ([0, 1, 2], ["HA", "HK", "H9"], F)
    assert picture.new == [] and picture.trick is None


def test_kontra_and_the_declarers_first_word() -> None:
    game = after(
        german(kontra__enabled=True, kontra__timing="before_first_lead"),
        *FOREHAND_PLAYS,
        TakeSkat(F),
        Discard(F, Hand.parse("DQ D7")),
    )
    game = after(game, Declare(F, game.rules.contracts["C"]))  # type: ignore[attr-defined]
    assert [skat_seen(game, viewer).turn for viewer in (F, M, None)] == [[F]] * 3
    game = after(game, PlayOn(F), Kontra(M, 1))
    assert skat_seen(game, None).kontra == 1


def test_a_gift_says_what_it_gives_to_who_is_offered_it() -> None:
    game = after(
        german(schenken__enabled=True), *FOREHAND_PLAYS, TakeSkat(F), Discard(F, Hand.parse("DQ D7"))
    )
    game = after(game, Declare(F, game.rules.contracts["G"]), Offer(M, "game"))  # type: ignore[attr-defined]
    assert skat_seen(game, None).turn == [R]
    game = after(game, Agree(R, True))
    own, other = skat_seen(game, F).gift, skat_seen(game, M).gift
    assert own is not None and other is not None and own.agreed
    assert (own.taken, own.declined) == (72, 120)  # with 2: game 3, gift declined 4, schneider 5
    assert (other.taken, other.declined) == (None, None)
    assert skat_seen(game, M).turn == [F]


def test_two_cards_go_round() -> None:
    game = after(german(ramsch__on_pass_out="schieberramsch"), Pass(M), Pass(R), Pass(F))
    assert skat_seen(game, None).schieberramsch and skat_seen(game, None).middle == 2
    game = after(game, TakeUp(F), Push(F, Hand.parse("SA HA")), PassOn(M))
    own, other = skat_seen(game, F), skat_seen(game, R)
    assert [(each.seat, each.unseen, each.got, each.gave) for each in own.pushes] == [
        (F, False, ["DQ", "D8"], ["SA", "HA"]),
        (M, True, 2, 2),
    ]
    assert [(each.got, each.gave) for each in other.pushes] == [(2, 2), (2, 2)]
    assert own.middle == ["SA", "HA"] and other.middle == 2  # nobody has looked at the cards since
    assert (own.refusals, own.turn) == (1, [R])


def test_the_defenders_of_a_revolution_see_each_other() -> None:
    game = after(german(revolution__enabled=True), *FOREHAND_PLAYS, PlayHand(F))
    game = after(game, Declare(F, game.rules.contracts["R"]))  # type: ignore[attr-defined]
    own, declarers = skat_seen(game, M), skat_seen(game, F)
    assert [isinstance(hand, list) for hand in own.hands] == [True, True, True]
    assert [isinstance(hand, list) for hand in declarers.hands] == [True, False, False]
    assert own.turn == declarers.turn == [M] and own.open == [F]
    game = after(game, Exchange(M, JACKS_AND_CLUBS.hands[R]))  # type: ignore[arg-type]
    shown, hidden = skat_seen(game, R).proposal, skat_seen(game, None).proposal
    assert shown is not None and hidden is not None
    assert (len(shown.cards), hidden.cards) == (10, 10)  # type: ignore[arg-type]
    game = after(game, Agree(R, True))
    assert len(skat_seen(game, M).new) == 10


def test_a_card_is_turned_for_all_or_looked_at_by_one() -> None:
    tournee = new_game(options("tournee"), Seed.parse("turned"))
    tournee = after(tournee, Bid(M, 10), Pass(F), Pass(R), TurnUp(M))
    assert len(skat_seen(tournee, None).turned) == 1 and skat_seen(tournee, M).peeked is None
    assert {each.contract[1:2] for each in skat_seen(tournee, M).games} == {"T"}
    house = new_game(options("tournee-house"), Seed.parse("turned"))
    house = after(house, Bid(M, 10), Pass(F), Pass(R), TurnUp(M))
    peeked = skat_seen(house, M).peeked
    assert peeked is not None and peeked in str(house.state.skat)
    assert (skat_seen(house, M).turned, skat_seen(house, F).peeked, skat_seen(house, None).peeked) == (
        [],
        None,
        None,
    )
    house = after(house, Reject(M))
    assert (skat_seen(house, F).verdict, len(skat_seen(house, F).turned)) == ("rejected", 1)
