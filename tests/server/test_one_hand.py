"""Somebody who has seen a hand of a deal can have only that seat until its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from server.test_table import SEED, after_random_play, refused
from serving import Guest, Hand, House, serving, until

from knekt.games import options
from knekt.server.hall.rights import check_may_take, hands_seen
from knekt.server.hall.tasks import Pace
from knekt.server.table import Table, TableSettings, bot

ANNA, BO, CILLA = "anna", "bo", "cilla"
BOT = bot(2)


def begun(*holders: str) -> Table:
    """A German table at which these people have places."""
    table = Table.new(TableSettings(options=options("german", {"players": len(holders)})))
    for player, holder in enumerate(holders):
        table = table.take(player, holder)
    return table.begin()


def sits_down(table: Table, player: int, person: str) -> Table:
    check_may_take(table, player, person)
    return table.take(player, person)


def between_deals(table: Table) -> Table:
    """The table after its next deal."""
    table, rng = table.dealt(SEED), Random(3)
    while table.sitting.is_running:
        table = after_random_play(table, rng, 1)
    return table


def test_who_has_moved_to_another_place_between_deals_does_not_come_back_to_the_first() -> None:
    table = between_deals(begun(ANNA, BO, BOT))
    moved = sits_down(table.take(0, BOT), 2, ANNA).dealt(SEED)
    left = moved.take(2, BOT)
    with refused("another-hand"):
        check_may_take(left, 0, ANNA)
    with refused("deal-is-running"):
        check_may_take(left, 0, CILLA)
    back = sits_down(left, 2, ANNA)  # her own hand, as often as she likes
    with refused("another-hand"):
        check_may_take(back.take(2, BOT), 0, ANNA)


def test_when_the_deal_is_over_every_place_of_a_bot_is_free_again() -> None:
    table = between_deals(begun(ANNA, BO, BOT))
    moved = sits_down(table.take(0, BOT), 2, ANNA)
    after = between_deals(moved).take(2, BOT)
    check_may_take(after, 0, ANNA)
    check_may_take(after, 2, ANNA)


def test_a_place_that_was_given_up_before_the_deal_can_be_had_again_by_who_has_seen_no_other() -> None:
    table = between_deals(begun(ANNA, BO, BOT)).take(0, BOT).dealt(SEED)
    assert hands_seen(table, ANNA) == set()
    assert hands_seen(sits_down(table, 0, ANNA), ANNA) == {0}


def test_who_came_into_a_hand_during_the_deal_has_no_other_either() -> None:
    table = sits_down(between_deals(begun(ANNA, BO, BOT)).take(0, BOT), 2, ANNA).take(2, BOT).dealt(SEED)
    table = sits_down(table, 0, ANNA).take(0, BOT)  # she was the last person in both places
    with refused("another-hand"):
        check_may_take(table, 2, ANNA)
    check_may_take(table, 0, ANNA)


def test_skat_7_7_who_sits_out_has_seen_nothing() -> None:
    after = between_deals(begun(BOT, ANNA, BOT, BOT))
    dealt = after.dealt(SEED)
    assert [player for player in range(4) if dealt.seat_of(player) is None] == [0]
    resting = sits_down(after.take(1, BOT), 0, ANNA).dealt(SEED)
    assert hands_seen(resting, ANNA) == set()
    again = sits_down(resting.take(0, BOT), 1, ANNA)
    assert hands_seen(again, ANNA) == {1}
    with refused("another-hand"):
        check_may_take(again.take(1, BOT), 0, ANNA)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with serving(tmp_path) as running:
        running.node.hall.pace = Pace(first=0, least=0, most=1)  # results are shown, as they are to people
        yield running


def plays_on(house: House, table: str, guests: list[Guest]) -> None:
    """Play the first deal, as these people and the bots."""
    live, hands = house.node.hall.in_use[table], [Hand(seed) for seed in range(len(guests))]

    def is_over() -> bool:
        for hand, guest in zip(hands, guests, strict=True):
            wanted = hand.answer(guest.found(f"/tables/{table}"))
            if wanted is not None:
                guest.post(f"/tables/{table}/actions", **wanted)
        return bool(live.table.sitting.rows)

    until(is_over, "the deal has no end")


def test_two_hands_of_a_counted_deal_are_for_nobody(house: House) -> None:
    guests = [house.guest() for _ in range(2)]
    anna = guests[0]
    table = anna.opens("german")
    for each in guests:
        each.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/bots", level=2)
    plays_on(house, table, guests)
    anna.done(f"/tables/{table}/leave", level=2)
    anna.done(f"/tables/{table}/join", player=2)
    for each in guests:
        each.done(f"/tables/{table}/go-on")
    live = house.node.hall.in_use[table]
    until(lambda: live.table.sitting.is_running, "no second deal")
    house.node.hall.pace = Pace(least=10**8, most=10**9)  # bots must not play it to its end meanwhile
    hand = anna.found(f"/tables/{table}")["picture"]["deal"]["hands"]
    anna.done(f"/tables/{table}/leave", level=2)
    anna.refused(409, "another-hand", f"/tables/{table}/join", player=0)
    assert anna.found(f"/tables/{table}")["picture"]["me"] is None
    anna.done(f"/tables/{table}/join", player=2)
    assert anna.found(f"/tables/{table}")["picture"]["deal"]["hands"] == hand
