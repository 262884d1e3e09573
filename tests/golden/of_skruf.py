"""The golden deals and sittings of Skruf: what is sought, and what is shown of it beside the record."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from golden.making import Kind, played, sat
from strategies_skruf import BIDDING
from wishes_skruf import DEALS, SITTINGS, Script, Wish

from knekt.cards import Seed
from knekt.engine import Game
from knekt.notation import Record, SittingRecord, parse_entry, parse_event
from knekt.sheet import Sitting, SkrufSitting
from knekt.sheet.skruf import DealRow
from knekt.skruf import FAMILY, Facts, SkrufGame, options, result, rules

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skruf_vectors.json").read_text()
)
SIDES = "us", "them"


def search(name: str, wish: Wish) -> Record:
    """The first random deal that is as wished; each wish has its own deals."""
    for number in range(20_000):
        seed = f"{name} {number}"
        game = played(opened(wish, seed), Random(seed), wish.says, wish.style)
        if fits(wish, game):
            return Record(wish.options, game.events)
    raise AssertionError(wish)


def opened(wish: Wish, seed: str) -> SkrufGame:
    """The deal as it begins: with the cards that are wished, or else any."""
    made = rules(wish.options)
    event = parse_event(wish.cards, made) if wish.cards else made.dealt(Seed.parse(seed))
    return SkrufGame.open(made, event)


def fits(wish: Wish, game: SkrufGame) -> bool:
    """Whether a deal has come out as wished."""
    end = result(game.state)
    return (
        end.ending == wish.sought
        and {line.item for line in end.lines} >= set(wish.items)
        and {event.kind for event in game.events} >= set(wish.kinds)
        and (wish.made is None or (isinstance(end.facts, Facts) and end.facts.is_made is wish.made))
        and (wish.also is None or wish.also(game.state))
    )


def count(game: Game[Any]) -> Iterator[str]:
    """How the deal ended, the entries of both accounts, and their sums."""
    end = result(game.state)
    yield f"% {end.ending}{' alone' if end.alone else ''}"
    for line in end.lines:
        yield f"{SIDES[line.side]} {line.item} {line.points:+}{' below' if line.below else ''}"
    if end.score is not None:
        yield " ".join(f"{end.score.total(side):+}" for side in (0, 1))


def worked(place: int) -> Record:
    """A worked deal of the rule page; what the old book leaves out is told in the comments."""
    told = VECTORS["deals"][place]
    names, start = told["seats_clockwise"], told["seats_clockwise"].index(told["dealer"]) + 1
    players = tuple(names[(start + seat) % 4] for seat in range(4))
    seats = dict(zip(players, FAMILY.seats, strict=True))
    game, comments = SkrufGame.open(rules(options("skruf")), _dealt(told, players)), list[tuple[int, str]]()

    def say(words: str) -> None:
        comments.append((len(game.events), words))

    def happens(text: str) -> None:
        nonlocal game
        game = game.after(parse_event(text, game.rules))

    buyer, partner = told["exchange"]["buyer"], told["exchange"]["partner"]
    for number, call in enumerate(told["auction"]):
        if "closing" in call["basis"] and "closing" not in told["auction"][number - 1]["basis"]:
            say("The book leaves out the closing passes.")
        happens(f"{seats[call['seat']]} {call['call']}")
    happens(f"{seats[buyer]} gives {seats[partner]} {' '.join(told['exchange']['buyer_gives_partner'])}")
    given = told["exchange"]["partner_gives"]
    for to in sorted(
        given, key=lambda name: (name != buyer, (players.index(name) - players.index(partner)) % 4)
    ):
        happens(f"{seats[partner]} gives {seats[to]} {given[to]}")
    for call in told["raise_phase"]:
        happens(f"{seats[call['seat']]} {call['call']}")
    for swap in told["opponent_swap"]:
        happens(f"{seats[swap['from']]} swaps {seats[swap['to']]} {swap['card']}")
    say(_filled(told))
    for trick in told["tricks"]:
        for name, card, basis in trick["cards"]:
            if "must be" in basis:
                say(f"The book has another card here, which {name} does not hold; it must be {card}.")
            happens(f"{seats[name]} {card}")
    return Record(game.rules.options, game.events, players, {"Source": "the rule page, 15"}, tuple(comments))


def _dealt(told: Any, players: tuple[str, ...]) -> Any:
    heaps = [*(told["hands_dealt"][name] for name in players), told["kop"]]
    return parse_event("deal " + " | ".join(map(" ".join, heaps)), rules(options("skruf")))


def _filled(told: Any) -> str:
    """Which cards of the play the book does not name."""
    tricks = [
        f"{trick['n']}: {' '.join(card for _, card, basis in trick['cards'] if 'filled' in basis)}"
        for trick in told["tricks"]
        if any("filled" in basis for _, _, basis in trick["cards"])
    ]
    return f"The book does not name every card. Filled in, by tricks: {', '.join(tricks)}."


def book() -> SittingRecord:
    """The rubber of the old book: two deals played, the third entered; 17 points each."""
    sitting: Any = SkrufSitting.new(options("skruf", {"rubbers": 1}))
    sitting = sitting.after(parse_entry("draw S5 D7 C9 HQ", rules(sitting.options)))
    comments = list[tuple[int, str]]()
    for place in (0, 1):
        deal, begun = worked(place), len(sitting.log)
        comments += [(begun + before, said) for before, said in deal.comments]
        while len(sitting.log) < begun + len(deal.events):
            sitting = sitting.after(deal.events[len(sitting.log) - begun])
    comments.append((len(sitting.log), "Of the third deal the book has only the account."))
    entry = "enter O 6H 11 2 4 us:H:1 them:S:1:R"
    sitting = sitting.after(parse_entry(entry, rules(sitting.options)))
    return SittingRecord(sitting.options, sitting.log, ("A", "B", "C", "D"), {}, tuple(comments))


def scripted(script: Script) -> SittingRecord:
    """The sitting of a script."""
    chosen = options(script.preset, {"players": len(script.players) or 4} | dict(script.rules))
    sitting = sat(chosen, script.steps, script.seed, BIDDING)
    return SittingRecord(chosen, sitting.log, script.players)


def sheet(sitting: Sitting) -> Iterator[str]:
    """The deals, the accounts of every rubber, and what each player has won or lost."""
    assert isinstance(sitting, SkrufSitting)
    yield "% deals"
    yield from map(row_text, sitting.rows)
    for rubber, account in zip(sitting.rubbers, sitting.accounts, strict=True):
        yield f"% rubber {rubber.number}"
        for place, party in enumerate(account.parties):
            games = [
                post.points for post in account.postings if (post.account, post.line.item) == (place, "game")
            ]
            below, total = account.parts[place], account.total(place)
            yield f"{' '.join(map(str, party))} | games {games} | {below} below | {total}"
    yield "% points"
    yield " ".join(f"{points:+}" for points in sitting.totals)


def row_text(row: DealRow) -> str:
    """One deal: its number and rubber, the seats from the dealer's left, both scores, and any correction."""
    end = row.result
    got = end.ending if end.score is None else " ".join(f"{end.score.total(side):+}" for side in (0, 1))
    seats = " ".join("-" if player < 0 else str(player) for player in row.terms.seats)
    return f"{row.number} | {row.terms.rubber} | {seats} | {got} | {row.reason or '-'}"


_WORKED: dict[str, Callable[[], Record]] = {
    "skruf-worked-1": partial(worked, 0),
    "skruf-worked-2": partial(worked, 1),
}
_BOOK: dict[str, Callable[[], SittingRecord]] = {"skruf-book": book}
SKRUF = Kind(
    deals=_WORKED | {name: partial(search, name, wish) for name, wish in DEALS.items()},
    sittings=_BOOK | {name: partial(scripted, script) for name, script in SITTINGS.items()},
    count=count,
    sheet=sheet,
)
