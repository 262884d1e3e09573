"""`knekt deal`: cards from a seed."""

from __future__ import annotations

from typing import Any

import click

from knekt.cards import Seed
from knekt.cli.frame import Command, Number, json_option
from knekt.cli.rules import chosen_rules, rule_options, warn
from knekt.cli.speaker import Speaker
from knekt.engine import Event, TableOptions
from knekt.games import family_of
from knekt.notation import Record, write_lines, write_text

__all__ = ["command", "dealt_from"]


def dealt_from(seed: Seed, options: TableOptions, number: int = 1) -> Event:
    """The deal of this number that follows from the seed at this table."""
    return family_of(options).rules(options).dealt(seed.derive(f"deal {number}"))


def command(speaker: Speaker) -> Command:
    @click.command("deal", cls=Command, help=speaker.say("help-deal"))
    @click.option("--seed", metavar=speaker.say("help-words"), help=speaker.say("help-deal-seed"))
    @click.option("--count", type=Number(1, 100_000), default=1, help=speaker.say("help-deal-count"))
    @rule_options(speaker)
    @json_option(speaker)
    def deal(**given: Any) -> None:
        options = chosen_rules(given["preset"], given["settings"])
        warn(options, speaker, as_json=given["as_json"])
        seed = Seed.fresh() if given["seed"] is None else Seed.parse(given["seed"])
        for number in range(1, given["count"] + 1):
            tags = {"Seed": str(seed), "Number": str(number)}
            record = Record(options, (dealt_from(seed, options, number),), tags=tags)
            if given["as_json"]:
                click.echo(write_lines(record), nl=False)
            else:
                click.echo(("\n" if number > 1 else "") + write_text(record), nl=False)

    return deal
