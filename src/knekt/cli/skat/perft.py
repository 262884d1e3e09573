"""`knekt perft`: count lines of play, to compare the rules of programs."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import click

from knekt.cards import Hand, Seed
from knekt.cli.deal import dealt_from
from knekt.cli.files import read_records
from knekt.cli.frame import Choice, Command, Number, json_option
from knekt.cli.rules import chosen_rules, rule_options, rules_of_record, rules_of_some_game, warn
from knekt.cli.skat.value import contract_named
from knekt.cli.speaker import Speaker
from knekt.engine import Event, changed
from knekt.errors import IllegalAction, KnektError, NotationError, Reason, RecordError
from knekt.notation import SittingRecord, parse_event, parse_seat, to_plain
from knekt.skat import (
    FAMILY,
    SEATS,
    Dealt,
    Options,
    Placed,
    Played,
    SkatGame,
    Stage,
    place_game,
    rules,
)
from knekt.skat.perft import divide, perft

__all__ = ["command"]


def command(speaker: Speaker) -> Command:
    @click.command("perft", cls=Command, help=speaker.say("help-perft"))
    @click.argument(
        "file", required=False, metavar=f"[{speaker.say('help-file')}]", help=speaker.say("help-perft-file")
    )
    @click.option("--deal", "cards", metavar=speaker.say("help-cards"), help=speaker.say("help-perft-deal"))
    @click.option("--seed", metavar=speaker.say("help-words"), help=speaker.say("help-perft-seed"))
    @click.option(
        "--contract", metavar=speaker.say("help-a-contract"), help=speaker.say("help-perft-contract")
    )
    @click.option("--declarer", type=Choice(SEATS), help=speaker.say("help-perft-declarer"))
    @click.option("--depth", type=Number(1, 30), default=3, help=speaker.say("help-perft-depth"))
    @click.option("--divide", "divided", is_flag=True, help=speaker.say("help-perft-divide"))
    @rule_options(speaker, FAMILY)
    @json_option(speaker)
    def count(**given: Any) -> None:
        wanted = rules_of_some_game(given["preset"], given["settings"], family=FAMILY)
        warn(wanted, speaker, as_json=given["as_json"])
        game, depth = _position(given), given["depth"]
        if given["divided"]:
            under = {str(card): lines for card, lines in divide(game, depth).items()}
            counts = [(depth, sum(under.values()))]
        else:
            under, counts = {}, [(each, perft(game, each)) for each in range(1, depth + 1)]
        if given["as_json"]:
            state = game.state
            position = {"contract": to_plain(state.contract), "declarer": state.declarer}
            lines = [{"depth": each, "lines": number} for each, number in counts]
            speaker.data(position | {"counts": lines} | ({"divide": under} if under else {}))
            return
        for card, number in under.items():
            click.echo(f"{card}  {number}")
        for each, number in counts:
            speaker.tell("perft-count", depth=each, lines=str(number))

    return count


def _position(given: dict[str, Any]) -> SkatGame:
    """The game at the moment of the first lead."""
    if sum(given[name] is not None for name in ("file", "cards", "seed")) != 1:
        raise KnektError("one-source", "a file, --deal or --seed: one of them")
    preset, settings, wanted = given["preset"], given["settings"], given["contract"]
    if given["file"] is not None:
        game = _first_deal(given["file"], preset, settings)
        if wanted is None and given["declarer"] is None:
            return _position_before_lead(game)
        opening, options = game.events[0], game.rules.options
    else:
        options, seed = chosen_rules(preset, settings, family=FAMILY), given["seed"]
        opening = (
            _setup_read(given["cards"], options) if seed is None else dealt_from(Seed.parse(seed), options)
        )
    contract = None if wanted is None else contract_named(wanted, options)
    declarer = None if given["declarer"] is None else parse_seat(given["declarer"])
    if isinstance(opening, Placed):
        contract, declarer = contract or opening.contract, opening.declarer if declarer is None else declarer
        return _cards_only(options, replace(opening, contract=contract, declarer=declarer))
    assert isinstance(opening, Dealt)
    if contract is None or declarer is None:
        raise KnektError("contract-and-declarer", "who plays what?")
    opening.check()
    return _cards_only(options, Placed(opening.hands, opening.skat, declarer, contract, skat=opening.skat))


def _cards_only(options: Options, placed: Placed) -> SkatGame:
    """The position without kontra, because only cards are counted."""
    return place_game(changed(options, {"kontra.enabled": False}), placed)


def _setup_read(text: str, options: Options) -> Event:
    """The set-up that the cards describe as in a record, with or without the first word."""
    words = text.split()
    if words[:1] not in (["deal"], ["place"]):
        words = ["deal", *words]
    if words[0] == "deal" and words.count("|") not in (3, 4):
        raise NotationError(text, "deal")
    return parse_event(" ".join(words), rules(options))


def _first_deal(path: str, preset: str | None, settings: tuple[str, ...]) -> SkatGame:
    chosen = partial(rules_of_record, preset, settings, family=FAMILY)
    found = next(read_records(path, options_for=chosen))
    if isinstance(found.record, RecordError):
        raise found.record
    if isinstance(found.record, SittingRecord):
        raise KnektError("deal-wanted", f"{path} holds a sitting", name=found.place)
    try:
        game = found.record.game
        if not game.events:
            raise IllegalAction(found.place, Reason.NOT_DEALT)
    except KnektError as cause:
        raise found.located(cause) from cause
    assert isinstance(game, SkatGame)
    return game


def _position_before_lead(game: SkatGame) -> SkatGame:
    """The game that was played, set up with the hands after the exchange."""
    leads = (number for number, event in enumerate(game.events) if isinstance(event, Played))
    before = game.until(next(leads, len(game.events)))
    state = before.state
    if state.stage is not Stage.PLAY:
        raise KnektError("contract-and-declarer", "who plays what?")
    if isinstance(game.events[0], Placed):
        return _cards_only(game.rules.options, game.events[0])
    assert state.laid is not None
    placed = Placed(state.hands, state.laid, state.declarer, state.contract, skat=state.skat)
    if state.is_ramsch:
        placed = replace(placed, taken=(Hand(), Hand(), Hand()))
    return _cards_only(game.rules.options, placed)
