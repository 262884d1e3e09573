"""More players than seats, each at a socket, until everybody has sat out and played with everybody."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from threading import Semaphore
from typing import Any

import pytest
from serving import Guest, Hand, House, Message, play_out, serving

from knekt.notation import SittingRecord, read_lines

SOAK = bool(os.environ.get("KNEKT_SOAK"))
LATE = {"question-is-closed", "no-deal-is-running", "sitting-is-over"}  # somebody was quicker
SKRUF: dict[str, Any] = {"rubber_end": "two_games_total", "claims": True}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


class Brisk(Hand):
    """Bids at random; the declarer claims every trick, and all believe it."""

    def answer(self, message: Message) -> Message | None:
        deal = message["picture"]["deal"]
        for ask in message["asks"]:
            for choice in ask["choices"]:
                kind = choice["action"]["kind"]
                if kind == "answer":
                    return self.command(message, ask, {**choice["action"], "accept": True})
                if kind == "claim" and "declarer" in deal["roles"][deal["seat"]]:
                    most = max(choice["values"])
                    return self.command(message, ask, {**choice["action"], choice["field"]: most})
        return super().answer(message)

    def command(self, message: Message, ask: Message, action: Message) -> Message:
        self.number += 1
        name = f"c{message['seq']}-{self.number}"
        return {"action": action, "seq": message["seq"], "ask": ask["id"], "command": name}


def sitting(
    house: House, count: int, preset: str, chosen: dict[str, Any]
) -> tuple[Guest, str, list[list[Message]]]:
    """A whole sitting of this many people; the host, the table, and what each heard.

    The last only watched.
    """
    guests = [house.guest() for _ in range(count + 1)]
    table = guests[0].opens(preset, set={"players": count, **chosen})

    def take_part(number: int) -> list[Message]:
        with guests[number].socket() as socket:
            socket.tell("hello", table=table)
            socket.of("snapshot")
            here.release()
            return play_out(socket, table, Brisk(number))

    here = Semaphore(0)
    with ThreadPoolExecutor(count + 1) as threads:
        heard = [threads.submit(take_part, number) for number in range(count + 1)]
        for _ in heard:
            here.acquire()
        for guest in guests[:count]:
            guest.done(f"/tables/{table}/join")
        return guests[0], table, [each.result() for each in heard]


def frames(heard: list[Message]) -> dict[int, Message]:
    """The pictures that were shown after each event."""
    refusals = {each["code"] for each in heard if each["type"] == "refused"}
    assert refusals <= LATE
    shown = [each for each in heard if each["type"] in ("snapshot", "event")]
    last = max(place for place, each in enumerate(shown) if place == 0 or each["type"] == "snapshot")
    seqs = [each["seq"] for each in shown[last:]]  # from the moment of sitting down
    assert seqs == list(range(seqs[0], seqs[-1] + 1))
    return {each["seq"]: each for each in shown}


def check_resting(heard: list[list[Message]]) -> Counter[int]:
    """Check that players who sit out see what watchers see, and are asked nothing; how often each sat out."""
    *players, watcher = map(frames, heard)
    out: Counter[int] = Counter()
    for seq, seen in watcher.items():
        deal = seen["picture"]["deal"]
        if deal is None:
            continue
        resting = set(range(len(players))) - set(deal["seats"])
        assert set(deal["resting"]) == resting and deal["seat"] is None
        for player in resting:
            mine = players[player].get(seq)
            if mine is not None and mine["type"] == seen["type"]:
                assert mine["picture"]["deal"] == deal and mine["asks"] == []
                assert mine["type"] == "snapshot" or mine["event"] == seen["event"]
                assert mine["picture"]["me"] == player
        if seen["type"] == "event" and seen["event"]["kind"] == "dealt":
            out.update(resting)
            assert not any(card.isalpha() for hand in seen["event"]["hands"] for card in hand)
            for player in set(deal["seats"]):
                hands = players[player][seq]["event"]["hands"]
                assert sum("?" not in hand for hand in hands) == 1
    return out


def check_record(guest: Guest, house: House, table: str) -> None:
    live = house.node.hall.in_use[table].table
    assert live.sitting.is_over
    (record,) = read_lines(guest.get(f"/tables/{table}/record/jsonl").text)
    assert isinstance(record, SittingRecord) and record.sitting.rows == live.sitting.rows
    assert record.sitting.totals == live.sitting.totals


@pytest.mark.parametrize(("count", "rubbers"), [(5, 5), *([(6, 15)] if SOAK else [])])
def test_skruf_1_6_everybody_plays_with_everybody(house: House, count: int, rubbers: int) -> None:
    host, table, heard = sitting(house, count, "skruf", SKRUF)
    check_resting(heard)
    sheets = [each["picture"]["sheet"]["rubber"] for each in frames(heard[-1]).values()]
    parties = {each["number"]: each["parties"] for each in sheets if each is not None}
    assert sorted(parties) == list(range(1, rubbers + 1))
    pairs = Counter(tuple(sorted(party)) for rubber in parties.values() for party in rubber)
    assert pairs == dict.fromkeys(combinations(range(count), 2), 4 * rubbers // (count * (count - 1)))
    out = Counter(
        player
        for rubber in parties.values()
        for player in range(count)
        if player not in [each for party in rubber for each in party]
    )
    assert set(out.values()) == {rubbers * (count - 4) // count} and len(out) == count
    check_record(host, house, table)


def test_skat_7_7_each_of_four_deals_and_sits_out(house: House) -> None:
    chosen = {"session.deals": None, "session.rounds": 1}
    host, table, heard = sitting(house, 4, "german", chosen)
    assert check_resting(heard) == dict.fromkeys(range(4), 1)
    check_record(host, house, table)
