"""The checks of `docs/security.md` about the deal of the day."""

from __future__ import annotations

from typing import Any

from conformance.twins import cards_in
from server.evening import Asker, Evening, Told
from server.security_lines import A_DAY, line
from server.security_records import seed_of
from serving import Guest, House, client

from knekt.cards import Hand


class OfTheDay(Evening):
    """Three people, each with a table for the deal of a new day, and one without.

    Anna has finished the deal; Bert and Carl have not.
    """

    def __init__(self, house: House) -> None:
        clock: Any = house.node.clock
        clock.turn(A_DAY)
        self.house = house
        self.players = [house.guest() for _ in range(3)]
        self.anna, self.bert, self.carl = self.players
        self.eva, self.nobody = house.guest(), client(house.address)
        self.tables = {each.id: each.done("/daily/german")["id"] for each in self.players}
        self.day = self.anna.found("/daily")["day"]
        self.id = self.tables[self.anna.id]
        self.plays_out()

    def own(self, guest: Guest) -> Evening:
        """The same day, at the table of somebody else."""
        self.id = self.tables[guest.id]
        self.__dict__.pop("live", None)
        return self

    def ends(self) -> None:
        clock: Any = self.house.node.clock
        clock.turn(A_DAY)

    def compared(self, asker: Asker) -> Any:
        http = asker.http if isinstance(asker, Guest) else asker
        answer = http.get(f"/daily/{self.day}/german")
        return answer.json()["results"] if answer.is_success else []


@line("the cards of the deal of the day", "in its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    all_cards = Hand.of(cards_in(day.deal))
    finished = day.knows(day.anna, all_cards, "/deals/1/record/txt")
    strangers = [bool(day.shown(each, "")) for each in (day.bert, day.eva, day.nobody)]
    own = day.own(day.bert)
    hand, rest = own.hand(day.bert), all_cards - own.hand(day.bert)
    return Told((finished, own.knows(day.bert, hand)), (*strangers, bool(own.shown(day.bert) & rest)))


@line("the seed of the deal of the day", "in its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.carl.done(f"/tables/{day.tables[day.carl.id]}/close")
    seeds = str(day.live.seed), seed_of(day)
    told = [each.get("/people/me/export").text for each in day.players]
    for guest in day.players:  # people who have finished it, who still play, who have given it up
        day.own(guest)
        told += [
            day.get(guest, path).text for path in ("", "/proof", "/record/jsonl", "/record/txt", "/sheet")
        ]
    return Told((), tuple(seed in text for seed in seeds for text in told))


@line("the seed of the deal of the day", "after its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.ends()
    return Told((seed_of(day) in day.get(day.anna, "/proof").text,), (day.sees(day.eva, "/proof"),))


@line("the comparison", "in its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    asked: list[Asker] = [day.bert, day.eva, day.nobody]
    return Told((bool(day.compared(day.anna)),), tuple(bool(day.compared(each)) for each in asked))


@line("the comparison", "after its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.ends()
    asked: list[Asker] = [day.anna, day.bert, day.eva, day.nobody]
    return Told(tuple(bool(day.compared(each)) for each in asked))


def _names(day: OfTheDay, asker: Asker) -> set[str | None]:
    return {each["name"] for each in day.compared(asker)}


@line("names in the comparison", "in its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.own(day.bert).plays_out()
    return Told((day.bert.name in _names(day, day.bert),), (day.anna.name in _names(day, day.bert),))


@line("names in the comparison", "after its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.ends()
    return Told((day.anna.name in _names(day, day.eva), day.anna.name in _names(day, day.nobody)))
