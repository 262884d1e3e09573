"""Hints: good advice in practice, none where it counts, never from cards that the seat cannot see."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Guest, Hand, House, Message, play_out, serving

TOO_MANY = 429


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


class Advised(Hand):
    """A player who does what the hint says."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__()
        self.guest, self.table, self.hints = guest, table, list[Message]()

    def answer(self, message: Message) -> Message | None:
        wanted = super().answer(message)
        if wanted is None:
            return None
        path = f"/tables/{self.table}/hint?worlds=8"
        while (answer := self.guest.get(path)).status_code == TOO_MANY:  # only this test asks so fast
            time.sleep(0.2)
        hint = answer.json()
        self.hints.append(hint)
        return {**wanted, "action": hint["suggestions"][0]["action"]}


@pytest.mark.parametrize("preset", ["german", "tournee", "trekarl"])
def test_who_follows_the_hints_plays_a_deal_to_its_end(house: House, preset: str) -> None:
    anna = house.guest()
    table = anna.plays(preset, practice=True)
    advised = Advised(anna, table)
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        heard = play_out(socket, table, advised, is_end=is_over)
    assert {each["code"] for each in heard if each["type"] == "refused"} <= {"question-is-closed"}
    assert advised.hints
    for hint in advised.hints:
        chances = [each["chance"] for each in hint["suggestions"]]
        assert all(chance is None or 0 <= chance <= 1 for chance in chances)
        assert all(each["told"]["id"].startswith("do-") for each in hint["suggestions"])
    if preset == "german":
        assert any(hint["worlds"] for hint in advised.hints)


def is_over(message: Message) -> Any:
    return message["type"] == "event" and message["event"]["kind"] in ("revealed", "closed")


def test_nobody_is_helped_where_it_counts(house: House) -> None:
    anna = house.guest()
    table = anna.plays("german")
    anna.not_found(403, "hints-are-off", f"/tables/{table}/hint")


@pytest.mark.parametrize(("practice", "told"), [(False, False), (True, True)])
def test_what_the_hand_is_worth_is_told_in_practice_only(house: House, practice: bool, told: bool) -> None:
    anna = house.guest()
    table = anna.plays("german", practice=practice)
    with anna.lines(table) as lines:
        deal = next(each["picture"]["deal"] for each in lines if each.get("asks"))
    assert deal["stage"] == "auction" and bool(deal["games"]) is told


def test_only_who_is_to_act_at_the_table_is_advised(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.opens("german", practice=True)
    anna.done(f"/tables/{table}/join")
    anna.not_found(409, "nothing-to-advise", f"/tables/{table}/hint")
    bo.not_found(403, "no-place-here", f"/tables/{table}/hint")
    anna.not_found(400, "bad-request", f"/tables/{table}/hint?worlds=0")
