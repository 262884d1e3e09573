"""An evening at a table, with other people on the server: who is shown which cards, and who is told what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from random import Random
from secrets import token_hex
from typing import Any

import httpx
from conformance.twins import cards_in
from server.spelled import cards_named
from serving import Guest, House, client, until

from knekt.cards import Hand
from knekt.engine import Event
from knekt.server.hall.live_table import LiveTable
from knekt.server.table import Table

__all__ = ["PASSWORD", "Asker", "Evening", "Told", "account"]

PASSWORD = "korrekt häst"
TRIES = 500

Asker = Guest | httpx.Client  # somebody with a browser, or a program or somebody unknown


@dataclass(frozen=True)
class Told:
    """For each who may know, and for each who may not, whether that person was told."""

    may: tuple[bool, ...] = ()
    may_not: tuple[bool, ...] = ()


def account(guest: Guest) -> str:
    """Give the guest a login; the login."""
    login = token_hex(8)
    made = guest.done("/people/me/account", login=login, password=PASSWORD)
    guest.http.headers["X-Knekt-CSRF"] = made["csrf"]
    return login


class Evening:
    """Three or four players at a table that the first of them opened, one person who watches, and a stranger.

    At a private table the first plays with bots, and the others are strangers too.
    """

    def __init__(
        self, house: House, preset: str = "german", people: int = 3, visibility: str = "public", **wanted: Any
    ) -> None:
        self.house = house
        self.players = [house.guest() for _ in range(people)]
        self.anna, self.bert, self.carl = self.players[:3]
        self.eva, self.nobody = house.guest(), client(house.address)
        long = {} if preset == "skruf" else {"session.deals": 3, "session.rounds": None}
        self.id = self.anna.opens(preset, **{"set": long, "result": 0, "visibility": visibility, **wanted})
        is_private = visibility == "private"
        for player in self.players[:1] if is_private else self.players:
            player.done(f"/tables/{self.id}/join")
        if is_private:
            self.anna.done(f"/tables/{self.id}/bots", level=1)
        until(lambda: self.live.table.sitting.is_running, "nothing is dealt")

    @cached_property
    def live(self) -> LiveTable:
        hall = self.house.node.hall
        found: LiveTable = self.house.ask(lambda: hall.live_table(self.id))
        return found

    @property
    def deal(self) -> Event:
        """The first event of the running deal, or of the last one."""
        assert self.live.table.game is not None
        return self.live.table.game.events[0]

    def hand(self, guest: Guest) -> Hand:
        """The cards that somebody was dealt."""
        hands: Any = self.deal
        return Hand.of(cards_in(hands.hands[self.seat(guest)]))

    def seat(self, guest: Guest) -> int:
        found = self.live.table.seat_of(self.live.table.player_of(guest.id))
        assert found is not None
        return found

    def player(self, seat: int) -> Guest:
        player: int = self.live.table.terms.seats[seat]
        return self.players[player]

    def others(self, *guests: Guest) -> list[Guest]:
        return [each for each in self.players if each not in guests]

    def steps(self, step: Callable[[Table], Table]) -> None:
        """Let something happen at the table."""
        hall = self.house.node.hall
        self.house.ask(lambda: hall.change(self.id, step))

    def plays_to(self, *kinds: str) -> Event:
        """Play at random until an event of one of these kinds; that event."""
        for number in range(TRIES):
            table, rng = self.live.table, Random(number)
            while table.sitting.is_running:
                assert table.game is not None
                asks = [ask for each in table.game.asks.values() for ask in each if ask.must]
                table = table.act(asks[0].sample(rng))
                found = [each for each in table.log[self.live.table.seq :] if each.kind in kinds]
                if found:
                    self.steps(partial(_instead, table))
                    return found[-1]
        raise AssertionError(f"none of {kinds} happens")

    def plays_out(self) -> None:
        """Play to the end of the deal."""
        rng = Random(1)

        def step(table: Table) -> Table:
            while table.stage == "playing" and table.sitting.is_running:
                assert table.game is not None
                asks = [ask for each in table.game.asks.values() for ask in each if ask.must]
                table = table.act(asks[0].sample(rng))
            return table

        self.steps(step)

    def get(self, asker: Asker, path: str = "") -> httpx.Response:
        """The answer that somebody gets who asks about the table."""
        http = asker.http if isinstance(asker, Guest) else asker
        return http.get(f"/tables/{self.id}{path}")

    def sees(self, asker: Asker, path: str = "") -> bool:
        return self.get(asker, path).is_success

    def shown(self, asker: Asker, path: str = "") -> Hand:
        """The cards that somebody is shown."""
        text = self.get(asker, path).text
        for id in (self.id, *(each.id for each in (*self.players, self.eva))):
            text = text.replace(id, "")
        return Hand.of(cards_named(text))

    def knows(self, asker: Asker, cards: Hand, path: str = "") -> bool:
        """Whether somebody is shown all of these cards; if not, it must be none of them."""
        shown = self.shown(asker, path) & cards
        assert shown in (Hand(), cards), f"{shown} of {cards}"
        return shown == cards

    def program(self, guest: Guest, *scopes: str) -> httpx.Client:
        """A program that acts for somebody, who has an account."""
        secret = guest.done("/people/me/tokens", name="program", scopes=list(scopes))["secret"]
        return client(self.house.address, Authorization=f"Bearer {secret}")


def _instead(after: Table, _: Table) -> Table:
    return after
