"""The checks of `docs/security.md` about tables, the people there, and cards."""

from __future__ import annotations

from typing import Any

from conformance.twins import cards_in
from server.evening import Asker, Evening, Told
from server.security_lines import line
from serving import Guest, House, until

from knekt.cards import Hand

# Tables, and the people there.


def listed(asker: Asker, id: str) -> bool:
    http = asker.http if isinstance(asker, Guest) else asker
    return id in http.get("/tables").text


@line("that a public table is there", "always")
def _(house: House) -> Told:
    at = Evening(house)
    return Told((listed(at.nobody, at.id), listed(at.eva, at.id), at.sees(at.nobody)))


@line("that a table by link is there", "always")
def _(house: House) -> Told:
    at = Evening(house, visibility="link")
    return Told((at.sees(at.nobody), at.sees(at.eva)), (listed(at.eva, at.id), listed(at.nobody, at.id)))


@line("that a private table is there", "always")
def _(house: House) -> Told:
    at = Evening(house, visibility="private")
    return Told(
        (at.sees(at.anna), at.id in at.anna.get("/tables/mine").text),
        (at.sees(at.eva), at.sees(at.nobody), listed(at.eva, at.id)),
    )


@line("who sits and who watches", "always")
def _(house: House) -> Told:
    at, private = Evening(house), Evening(house, visibility="private")
    return Told((at.bert.name in at.get(at.eva).text,), (private.anna.name in private.get(private.eva).text,))


# Cards.


@line("one's own hand", "in the deal")
def _(house: House) -> Told:
    at, watched = Evening(house), Evening(house, people=4, set={"players": 4, "session.rounds": 2})
    out = next(each for each in watched.players if watched.live.table.seat_of(_player(watched, each)) is None)
    of_seat = watched.hand(watched.player(0))
    others = [at.knows(each, at.hand(at.bert)) for each in (at.anna, at.carl, at.eva, at.nobody)]
    return Told((at.knows(at.bert, at.hand(at.bert)),), (*others, watched.knows(out, of_seat)))


def _player(at: Evening, guest: Guest) -> int | None:
    return at.live.table.player_of(guest.id)


@line("the hands of others", "in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    hands = [at.hand(each) for each in at.players]
    askers: list[Asker] = [at.eva, at.nobody, house.guest()]
    return Told((), tuple(at.knows(each, hand) for each in askers for hand in hands))


def _of_event(at: Evening, kind: str) -> Told:
    event: Any = at.plays_to(kind)
    cards, who = Hand.of(cards_in(event)), at.player(event.seat)
    # Those who had none of these cards before.
    among = [each for each in at.others(who) if not at.hand(each) & cards]
    askers: list[Asker] = [*at.others(who), at.eva, at.nobody]
    told = [_told_in(at, each, kind, cards) for each in askers]
    assert among
    return Told((_told_in(at, who, kind, cards),), (*told, *(at.knows(each, cards) for each in among)))


def _told_in(at: Evening, asker: Asker, kind: str, cards: Hand) -> bool:
    """Whether the event of this kind names any of the cards, in the log that somebody is shown."""
    log = at.get(asker).json()["log"]
    (event,) = [each["event"] for each in log if each["event"]["kind"] == kind]
    return any(str(card) in str(event) for card in cards)


@line("the skat, the talon", "in the deal")
def _(house: House) -> Told:
    return _of_event(Evening(house), "skat-taken")


@line("the discards", "in the deal")
def _(house: House) -> Told:
    return _of_event(Evening(house), "discarded")


@line("cards that are given", "in the deal")
def _(house: House) -> Told:
    at = Evening(house, "skruf", 4)
    event: Any = at.plays_to("gave")
    cards, those = Hand.of(cards_in(event)), (at.player(event.seat), at.player(event.to))
    asked: list[Asker] = [*at.others(*those), at.eva, at.nobody]
    return Told(
        tuple(_told_in(at, each, "gave", cards) for each in those),
        tuple(_told_in(at, each, "gave", cards) for each in asked),
    )


@line("the hand that one has left", "in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    hand, path = at.hand(at.bert), f"/tables/{at.id}"
    at.bert.done(f"{path}/leave", level=1)
    at.eva.refused(409, "deal-is-running", f"{path}/join", player=1)
    before = at.knows(at.eva, hand), at.knows(at.bert, hand)
    at.bert.done(f"{path}/join", player=1)
    return Told((at.knows(at.bert, hand),), before)


@line("another hand of the same deal", "in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    path = f"/tables/{at.id}"
    at.plays_out()
    at.carl.done(f"{path}/leave", level=1)
    at.bert.done(f"{path}/leave", level=1)
    at.bert.done(f"{path}/join", player=2)
    for each in (at.anna, at.bert):
        each.done(f"{path}/go-on")
    until(
        lambda: at.live.table.sitting.is_running and len(at.live.table.sitting.rows) == 1, "nothing is dealt"
    )
    first, second = (Hand.of(cards_in(_hands(at)[at.live.table.terms.seat_of(each)])) for each in (2, 1))
    before = bool(at.shown(at.bert) & first)
    at.bert.done(f"{path}/leave", level=1)
    refused = at.bert.post(f"{path}/join", player=1)
    return Told((), (not before, refused.is_success, second <= at.shown(at.bert)))


def _hands(at: Evening) -> Any:
    dealt: Any = at.deal
    return dealt.hands


@line("all cards", "after the deal")
def _(house: House) -> Told:
    at, private = Evening(house), Evening(house, visibility="private")
    for each in (at, private):
        each.plays_out()
    pack = Hand.of(cards_in(at.deal))
    record = "/deals/1/record/txt"
    return Told(
        tuple(at.knows(each, pack, record) for each in (at.anna, at.eva, at.nobody)),
        (private.sees(private.eva, record), bool(private.shown(private.nobody, record))),
    )
