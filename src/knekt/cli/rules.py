"""The rules of the table as given on the command line.

They come from --preset and --set. A warning says what is doubtful about them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import click

from knekt.cli.family import pages_of
from knekt.cli.frame import unbroken
from knekt.cli.speaker import Speaker
from knekt.engine import Family, OptionValue, TableOptions, changed, read_value, settings
from knekt.errors import InvalidOption, KnektError, NotationError
from knekt.games import FAMILIES, PRESETS, family_of
from knekt.message import Message

__all__ = [
    "PLAIN",
    "all_preset_names",
    "chosen_rules",
    "preset_names",
    "rule_options",
    "rules_of_record",
    "rules_of_some_game",
    "set_option",
    "warn",
]

PLAIN = next(iter(PRESETS.values()))  # the rules if nothing else is said
EXAMPLE = "kontra.enabled=true"  # an example of a setting, where the help is about all games
# the errors of a game for options that another game may have
_ELSEWHERE = "unknown-option", "option-not-of-form"


def preset_names(family: Family) -> str:
    """The presets of a family, for its help."""
    return "|".join(family.presets)


def all_preset_names() -> str:
    """The presets of all families, which do not fit into one line of the help."""
    return unbroken(", ".join(PRESETS))


def set_option(speaker: Speaker, example: str = EXAMPLE) -> Callable[[Any], Any]:
    """--set, which may be given several times."""
    name, told = (
        f"{speaker.say('help-name')}={speaker.say('help-a-value')}",
        speaker.say("help-set", example=example),
    )
    return click.option("--set", "settings", multiple=True, metavar=name, help=told)


def rule_options(
    speaker: Speaker, family: Family | None = None, example: str = EXAMPLE
) -> Callable[[Any], Any]:
    """--preset, of any family or of this one, and --set; `example` is a setting for the help."""
    if family is None:
        name, told = speaker.say("help-a-preset"), speaker.say("help-presets", presets=all_preset_names())
    else:
        name, told = preset_names(family), speaker.say("help-preset")
    preset = click.option("--preset", metavar=name, help=told)
    setting = set_option(speaker, example)
    return lambda function: preset(setting(function))


def chosen_rules(
    preset: str | None, settings: Iterable[str], own: TableOptions = PLAIN, *, family: Family | None = None
) -> Any:
    """The options of the preset, or else `own`, with the settings made.

    If a family is given, presets of others are refused.

    >>> chosen_rules("isko", ("surrender.mode=none",)).surrender.mode
    'none'
    """
    presets = PRESETS if family is None else family.presets
    if preset is not None and preset not in presets:
        raise InvalidOption("unknown-preset", preset, allowed=", ".join(presets))
    plain, wanted = own if preset is None else presets[preset], {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise NotationError(setting, "setting")
        wanted[name] = _read(plain, name, text)
    return changed(plain, wanted)


def _read(plain: TableOptions, name: str, text: str) -> OptionValue:
    """The value of an option; InvalidOption also if only another family has the option."""
    try:
        return read_value(plain, name, text)
    except InvalidOption as why:
        known = {each for preset in PRESETS.values() for each, _, _ in settings(preset)}
        if why.code != "unknown-option" or name not in known:
            raise
        form = Message("form", {"form": plain.form})
        raise InvalidOption("option-not-of-form", name, form=form) from None


def rules_of_some_game(preset: str | None, settings: tuple[str, ...], *, family: Family | None = None) -> Any:
    """The options, if the record says which game it is; InvalidOption if no game has them.

    >>> rules_of_some_game(None, ("turn.first_card=top_card",)).form
    'tournee'
    """
    families = FAMILIES.values() if family is None else (family,)
    tries = (preset,) if preset else [form for each in families for form in each.forms]
    refused = list[InvalidOption]()
    for each in tries:
        try:
            return chosen_rules(each, settings, family=family)
        except InvalidOption as why:
            refused.append(why)
    raise next((why for why in refused if why.code not in _ELSEWHERE), refused[0])


def rules_of_record(
    preset: str | None, settings: tuple[str, ...], own: TableOptions, *, family: Family | None = None
) -> Any:
    """The options to play a record again by: its own, or others of the same game."""
    if family is not None and family_of(own) is not family:
        raise _other_game(own, next(iter(family.presets)))
    wanted = chosen_rules(preset, settings, own)
    if family_of(wanted) is not family_of(own) or not pages_of(own).is_same_game(own, wanted):
        raise _other_game(own, wanted.preset)
    return wanted


def _other_game(own: TableOptions, preset: str) -> KnektError:
    form = Message("form", {"form": own.form})
    return KnektError("record-of-form", f"a record of {own.form}", form=form, preset=preset)


def warn(options: TableOptions, speaker: Speaker, *, as_json: bool = False) -> None:
    """Say on standard error what a table should think over before it plays by these options."""
    for doubt in family_of(options).doubts(options):
        speaker.warn(doubt, as_json=as_json)
