"""The checks of `docs/security.md` about records, sheets, proofs, seeds and hints."""

from __future__ import annotations

from functools import partial
from typing import Any

from server.evening import Asker, Evening, Told
from server.security_lines import line
from serving import House

from knekt.cards import Seed
from knekt.server.hall.hall import Hall
from knekt.server.table.dealing import deal_seed, sitting_seed

# Records, sheets, proofs, seeds.


def _paths(house: House, *paths: str, played: bool = True) -> Told:
    """The people who may look, and those who may not."""
    at, private = Evening(house), Evening(house, visibility="private")
    for each in (at, private) if played else ():
        each.plays_out()
    return Told(
        (
            *(at.sees(each, path) for each in (at.anna, at.eva, at.nobody) for path in paths),
            *(private.sees(private.anna, path) for path in paths),
        ),
        tuple(private.sees(each, path) for each in (private.eva, private.nobody) for path in paths),
    )


OF_DEAL = "/deals/1/record/jsonl", "/deals/1/record/txt", "/deals/1/replay?seat=open", "/deals/1/entry"


@line("records and replays", "in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    asked: list[Asker] = [at.anna, at.eva, at.nobody]
    sitting = [bool(at.shown(each, "/record/jsonl") & at.hand(at.anna)) for each in asked]
    return Told((), (*sitting, *(at.sees(each, path) for each in asked for path in OF_DEAL)))


@line("records and replays", "after the deal")
def _(house: House) -> Told:
    return _paths(house, *OF_DEAL, "/record/jsonl", "/record/txt")


@line("the sheet", "always")
def _(house: House) -> Told:
    return _paths(house, "/sheet")


@line("the proof, without what is secret", "always")
def _(house: House) -> Told:
    return _paths(house, "/proof", played=False)


def _proof(at: Evening, asker: Asker) -> Any:
    answer = at.get(asker, "/proof")
    return answer.json() if answer.is_success else {"seed": None, "deals": [{"seed": None}]}


@line("the seed of the table", "before it is closed")
def _(house: House) -> Told:
    at = Evening(house)
    at.plays_out()
    told = [_proof(at, each)["seed"] is not None for each in (at.anna, at.eva, at.nobody)]
    return Told((), (*told, str(at.live.seed) in at.get(at.anna).text))


@line("the seed of the table", "after it is closed")
def _(house: House) -> Told:
    at, private = Evening(house), Evening(house, visibility="private")
    for each in (at, private):
        each.anna.done(f"/tables/{each.id}/close")
    shown = [_proof(at, each)["seed"] == str(at.live.seed) for each in (at.anna, at.eva, at.nobody)]
    return Told(tuple(shown), (_proof(private, private.eva)["seed"] is not None,))


def seed_of(at: Evening) -> str:
    return str(deal_seed(sitting_seed(at.live.seed, ("", "", "")), 1))


@line("the seed of a deal", "before and in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    told = [_proof(at, each)["deals"][0]["seed"] is not None for each in (at.anna, at.eva, at.nobody)]
    return Told(
        (), (*told, seed_of(at) in at.get(at.anna).text, seed_of(at) in at.get(at.eva, "/sheet").text)
    )


@line("the seed of a deal", "after the deal")
def _(house: House) -> Told:
    at, private = Evening(house), Evening(house, visibility="private")
    for each in (at, private):
        each.plays_out()
    shown = [_proof(at, each)["deals"][0]["seed"] == seed_of(at) for each in (at.anna, at.eva, at.nobody)]
    return Told(tuple(shown), (_proof(private, private.eva)["deals"][0]["seed"] is not None,))


@line("the seeds of bots", "always")
def _(house: House) -> Told:
    anna, seed, hall = house.guest(), "ab" * 32, house.node.hall
    tables = [anna.plays("german", practice=True, seed=seed) for _ in range(2)]
    told = "".join(anna.get(f"/tables/{tables[0]}{path}").text for path in ("", "/proof", "/record/jsonl"))
    one, other = (Hall.chance_of(hall, house.ask(partial(hall.live_table, each))) for each in tables)
    labels = [f"bot {deal} {player}" for deal in range(2) for player in range(3)]
    drawn, known = ({str(each.derive(label)) for label in labels} for each in (one, Seed.parse(seed)))
    return Told((), (one == other, bool(drawn & known), any(each in told for each in drawn)))


@line("a hint", "in the deal")
def _(house: House) -> Told:
    at, scored = Evening(house, practice=True), Evening(house)
    path = "/hint?worlds=1"
    asked, others = at.player(_turn(at)), at.others(at.player(_turn(at)))
    return Told(
        (at.sees(asked, path),),
        (
            scored.sees(scored.player(_turn(scored)), path),
            *(at.sees(each, path) for each in (*others, at.eva)),
        ),
    )


def _turn(at: Evening) -> int:
    game = at.live.table.game
    assert game is not None and game.turn is not None
    return game.turn
