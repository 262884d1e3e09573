"""`knekt options`: every rule that a table can set, what it decides, and what its values mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

import click
from babel.numbers import get_decimal_symbol

from knekt.cli.family import FamilyPages, all_pages, pages_of
from knekt.cli.frame import Command, json_option
from knekt.cli.layout import table
from knekt.cli.rules import PLAIN, all_preset_names, chosen_rules, set_option, warn
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import WIDTH, padded, wrapped
from knekt.engine import (
    OptionValue,
    TableOptions,
    declarations,
    difference,
    settings,
    words_of,
    write_value,
)
from knekt.errors import InvalidOption, KnektError
from knekt.games import FAMILIES, PRESETS, family_of
from knekt.message import Message

__all__ = ["allowed", "command"]

_FORMS = [form for name in all_pages() for form in FAMILIES[name].forms]  # each is also the name of a preset


def command(speaker: Speaker) -> Command:
    topic, preset = speaker.say("help-name"), speaker.say("help-a-preset")

    @click.command("options", cls=Command, help=speaker.say("help-options"))
    @click.argument(
        "preset",
        metavar=f"[{preset}]",
        required=False,
        help=speaker.say("help-options-preset", presets=all_preset_names()),
    )
    @click.argument("topic", metavar=f"[{topic}]", required=False, help=speaker.say("help-options-name"))
    @set_option(speaker)
    @json_option(speaker)
    def explain(**given: Any) -> None:
        preset, prefix = _wanted(given["preset"], given["topic"])
        options = chosen_rules(preset, given["settings"])
        named = _settings_wanted(options, prefix)
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
    """The preset, and the beginning of the names asked for; a single word may be either.

    >>> _wanted("tournee", None), _wanted("kontra", None), _wanted("turn", None)
    (('tournee', ''), (None, 'kontra'), ('tournee', 'turn'))
    """
    if topic is None and preset is not None and preset not in PRESETS:
        form = next((form for form in _FORMS if _option_names(form, preset)), None)
        if form is None:
            raise KnektError(
                "no-such-topic", f"no preset or option {preset}", name=preset, allowed=", ".join(PRESETS)
            )
        return (None if form == PLAIN.form else form), preset
    if topic is not None and not any(_option_names(form, topic) for form in _FORMS):
        raise InvalidOption("unknown-option", topic)
    return preset, topic or ""


def _types(form: str) -> dict[str, Any]:
    """The type of every option in the family of this form."""
    return {name: kind for name, _, kind in settings(PRESETS[form])}


def _option_names(form: str, prefix: str) -> list[str]:
    """The names of the form's options that begin with the prefix."""
    has_option = family_of(PRESETS[form]).has_option
    return [name for name in _types(form) if _belongs_to(name, prefix) and has_option(form, name)]


def _settings_wanted(options: TableOptions, prefix: str) -> dict[str, OptionValue]:
    """The settings that are asked for; InvalidOption if only another form of the game has them."""
    names = _option_names(options.form, prefix)
    if not names:
        raise InvalidOption("option-not-of-form", prefix, form=Message("form", {"form": options.form}))
    return {name: value for name, value, _ in settings(options) if name in names}


def _default(name: str, options: TableOptions) -> OptionValue:
    return next(value for each, value, _ in settings(pages_of(options).plain_rules(options)) if each == name)


def _belongs_to(name: str, prefix: str) -> bool:
    """Whether the option is the one asked for, or belongs to the group asked for.

    >>> [_belongs_to("kontra.max", prefix) for prefix in ("", "kontra", "kontra.max", "kon")]
    [True, True, True, False]
    """
    return not prefix or name == prefix or name.startswith(prefix.removesuffix(".") + ".")


def allowed(name: str, form: str) -> list[str]:
    """The values that the option can have in this form, as typed; some of them for numbers.

    >>> allowed("kontra.enabled", "german"), allowed("surrender.mode", "tournee")
    (['true', 'false'], ['tournee', 'none'])
    """
    kind, limited = _types(form)[name], declarations(PRESETS[form])[name].allowed(form)
    if limited is not None:
        return list(map(write_value, limited))
    if get_origin(kind) is Literal:
        return list(map(str, get_args(kind)))
    if kind is bool:
        return ["true", "false"]
    return list(words_of(kind)) or (["0", "0.10", "1", "…"] if kind is str else ["none", "1", "2", "3", "…"])


def explanations(name: str, form: str, speaker: Speaker) -> dict[str, str]:
    """What each value means, for values that are words."""
    kind, pages = _types(form)[name], pages_of(PRESETS[form])
    if words_of(kind):
        return {word: speaker.say(f"trigger-{word}") for word in words_of(kind)}
    if get_origin(kind) is not Literal:
        return {}
    return {word: speaker.say(f"option-{_key(name, pages)}-{word}") for word in allowed(name, form)}


def _key(name: str, pages: FamilyPages) -> str:
    """The name of the option in the language files."""
    return pages.words + name.replace(".", "-")


def _paragraph(name: str, options: TableOptions) -> str:
    """The paragraph of the rule page that has the option.

    >>> [_paragraph(name, PRESETS[form]) for name, form in (("kontra.max", "pub"), ("claims", "skruf"))]
    ['17.1', 'Skruf 7.7']
    """
    return pages_of(options).page + declarations(options)[name].paragraph(options.form)


def _plain(name: str, value: OptionValue, options: TableOptions, speaker: Speaker) -> dict[str, Any]:
    pages = pages_of(options)
    return {
        "name": name,
        "value": value,
        "default": _default(name, options),
        "allowed": allowed(name, options.form),
        "paragraph": _paragraph(name, options),
        "explanation": speaker.say(f"option-{_key(name, pages)}"),
        "values": explanations(name, options.form, speaker),
    }


def _presets(speaker: Speaker) -> Iterator[str]:
    """The presets, with what each is."""
    yield speaker.say("options-presets")
    yield from table([[name, speaker.say(f"preset-{name}")] for name in PRESETS], indent=2)
    yield ""


def _differences(options: TableOptions, speaker: Speaker) -> Iterator[str]:
    """What the preset is, and where it differs from the plain rules that it is made from."""
    yield from wrapped(f"{options.preset}: {speaker.say(f'preset-{options.preset}')}")
    base = pages_of(options).nearest_rules(options)
    changes = difference(options, base)
    if changes:
        yield speaker.say("options-differences", preset=base.preset)
        for name, value in changes.items():
            yield from _set_to(name, _typed(value, _types(options.form)[name], speaker))
    yield ""


def _set_to(name: str, value: str) -> list[str]:
    """A setting, in lines that break only between the words of a list."""
    words = value.replace(",", ", ")
    return [f"  {line.replace(', ', ',')}" for line in wrapped(f"{name} = {words}", WIDTH - 2, "    ")]


def _typed(value: OptionValue, kind: Any, speaker: Speaker) -> str:
    """The value as it may be typed, with amounts as the language writes them.

    >>> _typed("0.0025", str, Speaker("fi")), _typed(True, bool, Speaker("fi"))
    ('0,0025', 'true')
    """
    text = write_value(value)
    return text.replace(".", get_decimal_symbol(speaker.lang)) if kind is str else text


def _chapters(named: Mapping[str, OptionValue], options: TableOptions, speaker: Speaker) -> Iterator[str]:
    pages = pages_of(options)
    yield speaker.say("options-marks", preset=pages.plain_rules(options).preset)
    for chapter, names in family_of(options).by_chapters(options.form).items():
        of_chapter = [name for name in names if name in named]
        if of_chapter:
            yield from ("", speaker.say(f"options-{chapter}"))
        for name in of_chapter:
            yield ""
            yield from _explained(name, named[name], options, speaker)


def _explained(name: str, value: OptionValue, options: TableOptions, speaker: Speaker) -> Iterator[str]:
    """An option with its value, what it decides, and the values that it can have."""
    pages, kind, default = pages_of(options), _types(options.form)[name], _default(name, options)
    heading = f"{' ' if value == default else '*'} {name}"
    if not words_of(kind):
        heading += f" = {_typed(value, kind, speaker)}"
        if value != default:
            heading += f" ({pages.plain_rules(options).preset}: {_typed(default, kind, speaker)})"
    paragraph = _paragraph(name, options)
    yield padded(heading, WIDTH - 1 - len(paragraph)) + f" {paragraph}"
    yield from (f"    {line}" for line in wrapped(speaker.say(f"option-{_key(name, pages)}"), WIDTH - 4))
    meant = explanations(name, options.form, speaker)
    if not meant:
        yield f"      {' | '.join(_typed(each, kind, speaker) for each in allowed(name, options.form))}"
        return
    chosen: Sequence[str] = value if isinstance(value, tuple) else (write_value(value),)
    rows = [[">" if word in chosen else "", word, meaning] for word, meaning in meant.items()]
    yield from table(rows, gap=1, indent=4)
