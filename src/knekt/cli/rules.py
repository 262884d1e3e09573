"""The rules of the table as given on the command line: --preset and --set; and what is doubtful about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import click

from knekt.cli.speaker import Speaker
from knekt.engine import changed, read_value
from knekt.errors import InvalidOption, KnektError, NotationError
from knekt.message import Message
from knekt.skat import PRESETS, Form, Options, doubts, options

__all__ = [
    "PRESET_NAMES",
    "chosen_rules",
    "rule_options",
    "rules_of_record",
    "rules_of_some_game",
    "set_option",
    "warn",
]

PRESET_NAMES = "|".join(PRESETS)


def set_option(speaker: Speaker) -> Callable[[Any], Any]:
    """--set, as often as one likes."""
    name = f"{speaker.say('help-name')}={speaker.say('help-a-value')}"
    return click.option("--set", "settings", multiple=True, metavar=name, help=speaker.say("help-set"))


def rule_options(speaker: Speaker) -> Callable[[Any], Any]:
    """--preset and --set."""
    preset = click.option("--preset", metavar=PRESET_NAMES, help=speaker.say("help-preset"))
    setting = set_option(speaker)
    return lambda function: preset(setting(function))


def chosen_rules(preset: str | None, settings: tuple[str, ...], own: Options = PRESETS["german"]) -> Options:
    """The options that are wanted: the preset, or else one's own, with the settings.

    >>> chosen_rules("isko", ("surrender.mode=none",)).surrender.mode
    'none'
    """
    plain, wanted = own if preset is None else options(preset), {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise NotationError(setting, "setting")
        wanted[name] = read_value(plain, name, text)
    return changed(plain, wanted)


def rules_of_some_game(preset: str | None, settings: tuple[str, ...]) -> Options:
    """The options that are wanted where the record tells which game it is; InvalidOption if no game has them.

    >>> rules_of_some_game(None, ("turn.first_card=top_card",)).form
    'tournee'
    """
    tries, refused = ((preset,) if preset else get_args(Form)), list[InvalidOption]()
    for each in tries:
        try:
            return chosen_rules(each, settings)
        except InvalidOption as why:
            refused.append(why)
    raise refused[0]


def rules_of_record(preset: str | None, settings: tuple[str, ...], own: Options) -> Options:
    """The options by which a record with its own is played again: those, or others of the same game."""
    wanted = chosen_rules(preset, settings, own)
    if wanted.is_german != own.is_german:
        form = Message("form", {"form": own.form})
        raise KnektError("record-of-form", f"a record of {own.form}", form=form, preset=wanted.preset)
    return wanted


def warn(options: Options, speaker: Speaker, *, as_json: bool = False) -> None:
    """Say on standard error what a table should think over before it plays by these options."""
    for doubt in doubts(options):
        speaker.warn(doubt, as_json=as_json)
