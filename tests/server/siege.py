"""A table at which everybody looks who can, and asks for everything."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from random import Random
from secrets import token_hex
from typing import Any

import httpx
from conformance.twins import cards_in
from random_tables import together
from server.onlookers import Onlooker
from serving import Guest, Hand, House, Message, client

from knekt.games import PRESETS
from knekt.server.hall.live_table import LiveTable

__all__ = ["NO_CARD", "Siege"]

# The players who are bots, for each number of players: one of them never sits out.
BOTS = {3: [1], 4: [1], 5: [1, 2]}
# Among the guests: the host; the watchers with an account and without.
HOST, FRIEND, STRANGER = (-1, -2, -3)
NO_CARD = "X9"  # it cannot be read as a card
_ROOT = "/healthz", "/metrics", "/api/schema/openapi.json"
_LISTS = (
    *("/tables", "/tables?stage=playing", "/tables/mine", "/daily", "/people/me", "/people/me/games"),
    *("/people/me/export", "/presets", "/bots", "/phrases", "/nothing"),
)
_OF_TABLE = (
    *(
        "",
        "/hint",
        "/sheet",
        "/proof",
        "/record/jsonl",
        "/record/txt",
        "/record/pdf",
        "/deals/1/record/jsonl",
        "/deals/1/entry",
    ),
    *("/deals/1/record/txt", "/deals/1/record/iss", "/deals/2/record/txt"),
)


class Company:
    """The people who come to a table, and programs of one of them; all are new to the server."""

    def __init__(self, house: House, players: int) -> None:
        self.house = house
        self.guests = [house.guest() for _ in range(players + 3)]
        for number in (0, FRIEND):
            guest = self.guests[number]
            made = guest.done("/people/me/account", login=token_hex(8), password="a long password")
            guest.http.headers["X-Knekt-CSRF"] = made["csrf"]
        self.reader = self._program(self.guests[0], "read", "play")
        self.playing = self._program(self.guests[0], "play")
        self.nobody, self.outsider = client(house.address), client(house.address)

    def _program(self, guest: Guest, *scopes: str) -> httpx.Client:
        secret = guest.done("/people/me/tokens", name="program", scopes=list(scopes))["secret"]
        return client(self.house.address, Authorization=f"Bearer {secret}")


class Eager(Hand):
    """A player who seldom passes, so that there is something to see."""

    def answer(self, message: Message) -> Message | None:
        for ask in message["asks"]:
            other = [choice for choice in ask["choices"] if choice["action"]["kind"] != "pass"]
            if ask["must"] and other and self.rng.random() < 0.8:
                ask["choices"] = other
        return super().answer(message)


class Siege:
    """One deal of a preset, with as many players as can sit out, one of them a bot."""

    def __init__(self, house: House, preset: str, seed: int, jobs: list[bytes]) -> None:
        """`jobs` gets what the bots' processes are sent."""
        options = PRESETS[preset]
        options = together(options, {"players": options.players + 1}) or options
        self.company = company = Company(house, options.players)
        self.rng, self.hand = Random(seed), Eager(seed)
        host, guests = company.guests[HOST], company.guests
        self.id = host.opens(preset, set={"players": options.players}, result=0)
        self.bots = BOTS[options.players]
        self.players = [player for player in range(options.players) if player not in self.bots]
        for player in self.players[:-1]:
            guests[player].done(f"/tables/{self.id}/join", player=player)
        for player in self.bots:
            host.done(f"/tables/{self.id}/bots", player=player)
        self.live: LiveTable = house.node.hall.in_use[self.id]
        self.jobs = jobs
        self.roles = [
            *(self._role(f"player {player}", guests[player].http, player) for player in self.players),
            self._role("host", guests[HOST].http),
            self._role("friend", guests[FRIEND].http),
            self._role("stranger", guests[STRANGER].http),
            self._role("nobody", company.nobody),
            self._role("program", company.reader, 0),
            self._role("playing program", company.playing, 0),
        ]
        self.outsider = self._role("outsider", company.outsider)

    def _role(self, name: str, http: httpx.Client, player: int | None = None) -> Onlooker:
        return Onlooker(name, self.company.house, http, self.live, player)

    def play(self, steps: int = 1000, pries: int = 2) -> None:
        """Play until the deal is over, or people have taken so many steps.

        Meanwhile everybody looks on, asks for things, and is refused.
        """
        with ExitStack() as stack:
            for number, role in enumerate(self.roles):
                stack.enter_context(role.listening(lines=number % 4 == 0))
            last = self.players[-1]
            self.company.guests[last].done(f"/tables/{self.id}/join", player=last)
            for _ in range(steps):
                if not self._step(pries):
                    break
            for role in self.roles:
                role.catch_up()

    def _step(self, pries: int) -> bool:
        """Do what the deal waits for, after everybody has asked for everything; whether the deal goes on."""
        self._waited()
        for role in self.roles:
            role.catch_up()
        for _ in range(pries):
            self._pry(self.rng.choice([*self.roles, self.outsider]))
        table = self._waited()
        if table.sitting.rows:
            return False
        player = table.terms.seats[table.game.turn]
        role = next(each for each in self.roles if each.player == player)
        shown = self.company.guests[player].found(f"/tables/{self.id}")
        wanted = self.hand.answer(shown)
        assert wanted is not None
        if self.rng.random() < 0.5:
            role.tell("act", table=self.id, **wanted)
        else:
            role.ask(f"/tables/{self.id}/actions", wanted)
        return True

    def _waited(self) -> Any:
        """The table, once it waits for a person, or the deal is over."""

        async def waiting() -> Any:
            while True:
                table = self.live.table
                game = table.game
                if table.sitting.rows or (
                    table.sitting.is_running
                    and game is not None
                    and table.terms.seats[game.turn] not in self.bots
                ):
                    return table
                await asyncio.sleep(0.002)

        return self.company.house.ask(waiting)

    def _pry(self, role: Onlooker) -> None:
        """Ask for something that the role does not need."""
        table = self.live.table
        at = f"/tables/{self.id}"
        if role is self.outsider:
            role.look(self.rng.choice([self.company.house.address + path for path in _ROOT] + [*_LISTS]))
            return
        match self.rng.randrange(5):
            case 0:
                role.look(self.company.house.address + self.rng.choice(_ROOT))
            case 1:
                role.look(self.rng.choice(_LISTS))
            case 2:
                role.look(at + self.rng.choice(_OF_TABLE))
            case 3:
                seq = self.rng.choice([table.seq, table.deal_began + 1])
                role.ask(
                    f"{at}/actions", {"action": self._wrong(), "seq": seq, "command": f"x{self._number()}"}
                )
            case _:
                path, body = self.rng.choice(
                    [
                        ("/deals/1/again", {}),
                        ("/join", {"player": self.bots[0]}),
                        ("/go-on", {"more": 1}),
                        ("/take-back", {}),
                        ("/look", {"looking": "long"}),
                        ("/actions", {"action": "none", "seq": "now"}),
                        ("/phrases", {"phrase": "greet"}),
                        ("/bots", {"level": 9}),
                        ("/changes", {"change": self._change(), "seq": table.seq}),
                        ("/changes/answer", {"proposal": table.seq, "agree": False}),
                    ]
                )
                role.ask(at + path, body)

    def _change(self) -> dict[str, Any]:
        """Propose something as only a keeper can, to which nobody agrees."""
        return self.rng.choice(
            [
                {"kind": "stopped", "cause": "void", "absent": None},
                {"kind": "stopped", "cause": "left", "absent": 0},
                {"kind": "corrected", "number": 1, "declarer": None, "facts": None, "reason": "why"},
            ]
        )

    def _wrong(self) -> dict[str, Any]:
        """Try an action that this role may not do now, or not at all."""
        game = self.live.table.game
        assert game is not None
        pack = [*cards_in(game.events[0])]
        seat = self.rng.randrange(-1, 4)
        return self.rng.choice(
            [
                {"kind": "play", "seat": seat, "card": self.rng.choice(pack).text},
                {"kind": "pass", "seat": seat},
                {"kind": "fly", "seat": seat},
                {"kind": "play", "seat": seat, "card": NO_CARD},
            ]
        )

    def _number(self) -> int:
        self.hand.number += 1
        return self.hand.number
