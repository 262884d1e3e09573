"""`knekt options`: every rule that a table can set, what it decides, and what its values mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

import click

from knekt.cli.diagram import table
from knekt.cli.frame import Command, json_option
from knekt.cli.rules import PRESET_NAMES, chosen_rules, set_option, warn
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import WIDTH, padded, wrapped
from knekt.engine import OptionValue, difference, settings, words_of, write_value
from knekt.errors import InvalidOption, KnektError
from knekt.skat import GERMAN, ISKO, PRESETS, Options

__all__ = ["CHAPTERS", "allowed", "command"]

CHAPTERS: Mapping[
    str, Mapping[str, str]
] = {  # the options by chapters, each with its paragraph of the rule page
    "table": {
        "players": "7.1",
        "session.deals": "7.2",
        "session.rounds": "7.3",
        "session.time_end": "16.1",
    },
    "values": {
        "bidding.values": "8.1",
        "grand.base": "17.10",
        "grand_ouvert.mode": "17.9",
        "matadors.jacks_only": "17.11",
        "lost_hand_single": "17.8",
        "levels.hand_schwarz": "4.6",
        "levels.hand_schwarz_on_loss": "4.8",
    },
    "declaring": {
        "declare.must_be_reachable": "9.7",
        "declare.raise_before_lead": "9.9",
        "spitzen.enabled": "17.12",
        "spitzen.extend_bids": "17.12",
        "revolution.enabled": "17.13",
        "surrender.mode": "10.1",
        "surrender.announced_levels": "10.3",
        "overbid.auto_concede": "10.5",
        "play.claims": "11.5",
        "play.defender_concede": "20",
    },
    "kontra": {
        "kontra.enabled": "17.1",
        "kontra.max": "17.1",
        "kontra.timing": "17.1",
        "kontra.only_bidders": "17.1",
        "kontra.bidder_definition": "17.1",
    },
    "schenken": {
        "schenken.enabled": "17.3",
        "schenken.scope": "17.3",
        "schenken.window": "17.3",
    },
    "bock": {
        "bock.enabled": "17.4",
        "bock.triggers": "17.4",
        "bock.value_basis": "17.4",
        "bock.kontra_lost_means": "17.4",
        "bock.stack": "17.4",
        "bock.per_deal": "17.4",
    },
    "ramsch": {
        "ramsch.on_pass_out": "17.6",
        "ramsch.skat_to": "17.6",
        "ramsch.three_way_tie": "17.6",
        "ramsch.jungfrau": "17.6",
        "schieber.multiply_durchmarsch": "17.7",
        "special_rounds.mode": "17.7",
        "special_rounds.schieberramsch_triggers": "17.7",
    },
    "scores": {
        "scoring.tournament": "16.2",
        "settlement.rate": "16.3",
        "settlement.rounding": "16.4",
    },
}
_TYPES = {name: kind for name, _, kind in settings(GERMAN)}
_DEFAULTS = {name: value for name, value, _ in settings(GERMAN)}


def command(speaker: Speaker) -> Command:
    topic = speaker.say("help-name")

    @click.command("options", cls=Command, help=speaker.say("help-of-options"))
    @click.argument(
        "preset", metavar=f"[{PRESET_NAMES}]", required=False, help=speaker.say("help-options-preset")
    )
    @click.argument("topic", metavar=f"[{topic}]", required=False, help=speaker.say("help-options-name"))
    @set_option(speaker)
    @json_option(speaker)
    def explain(**given: Any) -> None:
        preset, prefix = _wanted(given["preset"], given["topic"])
        options = chosen_rules(preset, given["settings"])
        named = {name: value for name, value, _ in settings(options) if _is_of(name, prefix)}
        if given["as_json"]:
            for name, value in named.items():
                speaker.data(_plain(name, value, speaker))
        else:
            heading = (
                () if prefix else _presets(speaker) if preset is None else _differences(options, speaker)
            )
            click.echo("\n".join([*heading, *_chapters(named, speaker)]))
        warn(options, speaker, as_json=given["as_json"])

    return explain


def _wanted(preset: str | None, topic: str | None) -> tuple[str | None, str]:
    """The preset, and how the names asked for begin; a single word may be either."""
    if topic is None and preset is not None and preset not in PRESETS:
        if not any(_is_of(name, preset) for name in _TYPES):
            raise KnektError(
                "no-such-topic", f"no preset or option {preset}", name=preset, allowed=", ".join(PRESETS)
            )
        return None, preset
    if topic is not None and not any(_is_of(name, topic) for name in _TYPES):
        raise InvalidOption("unknown-option", topic)
    return preset, topic or ""


def _is_of(name: str, prefix: str) -> bool:
    """Whether the option is the one asked for, or of the group.

    >>> [_is_of("kontra.max", prefix) for prefix in ("", "kontra", "kontra.max", "kon")]
    [True, True, True, False]
    """
    return not prefix or name == prefix or name.startswith(prefix.removesuffix(".") + ".")


def allowed(kind: Any) -> list[str]:
    """The values that an option of this type can have, as they are typed; of numbers and amounts, some.

    >>> allowed(bool), allowed(Literal[1, "unlimited"])
    (['true', 'false'], ['1', 'unlimited'])
    """
    if get_origin(kind) is Literal:
        return list(map(str, get_args(kind)))
    if kind is bool:
        return ["true", "false"]
    return list(words_of(kind)) or (["0", "0.10", "1", "…"] if kind is str else ["none", "1", "2", "3", "…"])


def explanations(name: str, speaker: Speaker) -> dict[str, str]:
    """What each value means, where it is a word of its own."""
    kind = _TYPES[name]
    if words_of(kind):
        return {word: speaker.say(f"trigger-{word}") for word in words_of(kind)}
    if get_origin(kind) is not Literal:
        return {}
    return {word: speaker.say(f"option-{_key(name)}-{word}") for word in allowed(kind)}


def _key(name: str) -> str:
    return name.replace(".", "-")


def _plain(name: str, value: OptionValue, speaker: Speaker) -> dict[str, Any]:
    return {
        "name": name,
        "value": value,
        "default": _DEFAULTS[name],
        "allowed": allowed(_TYPES[name]),
        "paragraph": next(chapter[name] for chapter in CHAPTERS.values() if name in chapter),
        "explanation": speaker.say(f"option-{_key(name)}"),
        "values": explanations(name, speaker),
    }


def _presets(speaker: Speaker) -> Iterator[str]:
    """What can be chosen as a whole."""
    yield speaker.say("options-presets")
    yield from table([[name, speaker.say(f"preset-{name}")] for name in PRESETS], indent=2)
    yield ""


def _differences(options: Options, speaker: Speaker) -> Iterator[str]:
    """What the preset is, and what it sets otherwise than the plain rules it is made from."""
    yield from wrapped(f"{options.preset}: {speaker.say(f'preset-{options.preset}')}")
    base = GERMAN
    if options.preset not in (GERMAN.preset, ISKO.preset):
        base = min(GERMAN, ISKO, key=lambda plain: len(difference(options, plain)))
    changes = difference(options, base)
    if changes:
        yield speaker.say("options-differences", preset=base.preset)
        for name, value in changes.items():
            yield from _set_to(name, value)
    yield ""


def _set_to(name: str, value: OptionValue) -> list[str]:
    """A setting in lines that end between two words of a list."""
    words = write_value(value).replace(",", ", ")
    return [f"  {line.replace(', ', ',')}" for line in wrapped(f"{name} = {words}", WIDTH - 2, "    ")]


def _chapters(named: Mapping[str, OptionValue], speaker: Speaker) -> Iterator[str]:
    yield speaker.say("options-marks")
    for chapter, paragraphs in CHAPTERS.items():
        of_chapter = [name for name in paragraphs if name in named]
        if of_chapter:
            yield from ("", speaker.say(f"options-{chapter}"))
        for name in of_chapter:
            yield ""
            yield from _explained(name, named[name], paragraphs[name], speaker)


def _explained(name: str, value: OptionValue, paragraph: str, speaker: Speaker) -> Iterator[str]:
    """An option with its value, what it decides, and what it can be."""
    kind, default = _TYPES[name], _DEFAULTS[name]
    heading = f"{' ' if value == default else '*'} {name}"
    if not words_of(kind):
        heading += f" = {write_value(value)}"
        heading += "" if value == default else f" ({GERMAN.preset}: {write_value(default)})"
    yield padded(heading, WIDTH - 1 - len(paragraph)) + f" {paragraph}"
    yield from (f"    {line}" for line in wrapped(speaker.say(f"option-{_key(name)}"), WIDTH - 4))
    meant = explanations(name, speaker)
    if not meant:
        yield f"      {' | '.join(allowed(kind))}"
        return
    chosen: Sequence[str] = value if isinstance(value, tuple) else (write_value(value),)
    rows = [[">" if word in chosen else "", word, meaning] for word, meaning in meant.items()]
    yield from table(rows, gap=1, indent=4)
