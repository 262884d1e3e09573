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
from knekt.message import Message
from knekt.skat import GERMAN, ISKO, PRESETS, TOURNEE, Form, Options, has_option, limits

__all__ = ["CHAPTERS", "IN_TOURNEE", "allowed", "command"]

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
        "levels.loss_schwarz": "Tournée 4.2",
        "forehand_may_pass": "Tournée 6.1",
    },
    "declaring": {
        "turn.first_card": "Tournée 7.1",
        "guckser_null.enabled": "Tournée 7.2",
        "null_below_bid": "Tournée 7.4",
        "declare.must_be_reachable": "9.7",
        "declare.raise_before_lead": "9.9",
        "spitzen.enabled": "17.12",
        "spitzen.extend_bids": "17.12",
        "revolution.enabled": "17.13",
        "surrender.mode": "10.1",
        "surrender.announced_levels": "10.3",
        "overbid.auto_concede": "10.5",
        "overbid.loss": "Tournée 12",
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
        "ramsch.tie": "Tournée 18.18",
        "ramsch.sweep_bonus_to_others": "Tournée 18.16",
        "schieber.multiply_durchmarsch": "17.7",
        "special_rounds.mode": "17.7",
        "special_rounds.schieberramsch_triggers": "17.7",
    },
    "scores": {
        "scoring.tournament": "16.2",
        "settlement.rate": "16.3",
        "settlement.rounding": "16.4",
        "protocol.style": "15.2",
    },
}
IN_TOURNEE: Mapping[str, str] = {  # options of all forms that the page of Tournée tells in its own way
    "bidding.values": "Tournée 6.3",
    "surrender.mode": "Tournée 9.1",
    "overbid.auto_concede": "Tournée 9.3",
    "protocol.style": "Tournée 13",
}
_FORMS = get_args(Form)
_TYPES = {name: kind for name, _, kind in settings(GERMAN)}


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
        named = _named(options, prefix)
        if given["as_json"]:
            for name, value in named.items():
                speaker.data(_plain(name, value, options, speaker))
        else:
            heading = (
                () if prefix else _presets(speaker) if preset is None else _differences(options, speaker)
            )
            click.echo("\n".join([*heading, *_chapters(named, options, speaker)]))
        warn(options, speaker, as_json=given["as_json"])

    return explain


def _wanted(preset: str | None, topic: str | None) -> tuple[str | None, str]:
    """The preset, and how the names asked for begin; a single word may be either.

    >>> _wanted("tournee", None), _wanted("kontra", None), _wanted("turn", None)
    (('tournee', ''), (None, 'kontra'), ('tournee', 'turn'))
    """
    if topic is None and preset is not None and preset not in PRESETS:
        form = next((form for form in _FORMS if _told(form, preset)), None)
        if form is None:
            raise KnektError(
                "no-such-topic", f"no preset or option {preset}", name=preset, allowed=", ".join(PRESETS)
            )
        return (None if form == GERMAN.form else form), preset
    if topic is not None and not any(_told(form, topic) for form in _FORMS):
        raise InvalidOption("unknown-option", topic)
    return preset, topic or ""


def _told(form: Form, prefix: str) -> list[str]:
    """The options of the form whose names begin so."""
    return [name for name in _TYPES if _is_of(name, prefix) and has_option(form, name)]


def _named(options: Options, prefix: str) -> dict[str, OptionValue]:
    """The settings that are asked for; InvalidOption if only another form of the game has them."""
    names = _told(options.form, prefix)
    if not names:
        raise InvalidOption("option-not-of-form", prefix, form=Message("form", {"form": options.form}))
    return {name: value for name, value, _ in settings(options) if name in names}


def _plain_rules(options: Options) -> Options:
    """The rules against which others of the same game are told."""
    return GERMAN if options.is_german else TOURNEE


def _default(name: str, options: Options) -> OptionValue:
    return next(value for each, value, _ in settings(_plain_rules(options)) if each == name)


def _paragraph(name: str, form: Form) -> str:
    if form != GERMAN.form and name in IN_TOURNEE:
        return IN_TOURNEE[name]
    return next(chapter[name] for chapter in CHAPTERS.values() if name in chapter)


def _is_of(name: str, prefix: str) -> bool:
    """Whether the option is the one asked for, or of the group.

    >>> [_is_of("kontra.max", prefix) for prefix in ("", "kontra", "kontra.max", "kon")]
    [True, True, True, False]
    """
    return not prefix or name == prefix or name.startswith(prefix.removesuffix(".") + ".")


def allowed(name: str, form: Form) -> list[str]:
    """The values that the option can have in this form, as they are typed; of numbers and amounts, some.

    >>> allowed("kontra.enabled", "german"), allowed("surrender.mode", "tournee")
    (['true', 'false'], ['tournee', 'none'])
    """
    kind, limited = _TYPES[name], limits(form, name)
    if limited is not None:
        return list(limited)
    if get_origin(kind) is Literal:
        return list(map(str, get_args(kind)))
    if kind is bool:
        return ["true", "false"]
    return list(words_of(kind)) or (["0", "0.10", "1", "…"] if kind is str else ["none", "1", "2", "3", "…"])


def explanations(name: str, form: Form, speaker: Speaker) -> dict[str, str]:
    """What each value means, where it is a word of its own."""
    kind = _TYPES[name]
    if words_of(kind):
        return {word: speaker.say(f"trigger-{word}") for word in words_of(kind)}
    if get_origin(kind) is not Literal:
        return {}
    return {word: speaker.say(f"option-{_key(name)}-{word}") for word in allowed(name, form)}


def _key(name: str) -> str:
    return name.replace(".", "-")


def _plain(name: str, value: OptionValue, options: Options, speaker: Speaker) -> dict[str, Any]:
    return {
        "name": name,
        "value": value,
        "default": _default(name, options),
        "allowed": allowed(name, options.form),
        "paragraph": _paragraph(name, options.form),
        "explanation": speaker.say(f"option-{_key(name)}"),
        "values": explanations(name, options.form, speaker),
    }


def _presets(speaker: Speaker) -> Iterator[str]:
    """What can be chosen as a whole."""
    yield speaker.say("options-presets")
    yield from table([[name, speaker.say(f"preset-{name}")] for name in PRESETS], indent=2)
    yield ""


def _differences(options: Options, speaker: Speaker) -> Iterator[str]:
    """What the preset is, and what it sets otherwise than the plain rules it is made from."""
    yield from wrapped(f"{options.preset}: {speaker.say(f'preset-{options.preset}')}")
    base = _plain_rules(options)
    if options.is_german and options.preset not in (GERMAN.preset, ISKO.preset):
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


def _chapters(named: Mapping[str, OptionValue], options: Options, speaker: Speaker) -> Iterator[str]:
    yield speaker.say("options-marks", preset=_plain_rules(options).preset)
    for chapter, paragraphs in CHAPTERS.items():
        of_chapter = [name for name in paragraphs if name in named]
        if of_chapter:
            yield from ("", speaker.say(f"options-{chapter}"))
        for name in of_chapter:
            yield ""
            yield from _explained(name, named[name], options, speaker)


def _explained(name: str, value: OptionValue, options: Options, speaker: Speaker) -> Iterator[str]:
    """An option with its value, what it decides, and what it can be."""
    kind, default = _TYPES[name], _default(name, options)
    heading = f"{' ' if value == default else '*'} {name}"
    if not words_of(kind):
        heading += f" = {write_value(value)}"
        if value != default:
            heading += f" ({_plain_rules(options).preset}: {write_value(default)})"
    paragraph = _paragraph(name, options.form)
    yield padded(heading, WIDTH - 1 - len(paragraph)) + f" {paragraph}"
    yield from (f"    {line}" for line in wrapped(speaker.say(f"option-{_key(name)}"), WIDTH - 4))
    meant = explanations(name, options.form, speaker)
    if not meant:
        yield f"      {' | '.join(allowed(name, options.form))}"
        return
    chosen: Sequence[str] = value if isinstance(value, tuple) else (write_value(value),)
    rows = [[">" if word in chosen else "", word, meaning] for word, meaning in meant.items()]
    yield from table(rows, gap=1, indent=4)
