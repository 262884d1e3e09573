"""`knekt value skruf`: the count of a deal for both sides, above the line and below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from unicodedata import normalize

import click

from knekt.cli.frame import Command, Number, json_option
from knekt.cli.rules import chosen_rules, rule_options, warn
from knekt.cli.skruf.bid_words import bid_spoken
from knekt.cli.skruf.ledger import count_lines
from knekt.cli.skruf.plain import lines_plain
from knekt.cli.skruf.result_words import MISERE, result_told, sides_told
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.engine import changed
from knekt.errors import KnektError, NotationError
from knekt.message import Message
from knekt.notation import to_plain
from knekt.sheet.skruf import check_facts, check_misere
from knekt.skruf import (
    FAMILY,
    SKRUF,
    TRICKS,
    Bid,
    Ending,
    Facts,
    Karonka,
    MisereFacts,
    Options,
    Result,
    Score,
    score,
)
from knekt.words import LANGUAGES, say

__all__ = ["command", "karonka_named"]

_RANKS = "QJT98765432"  # ranks of the lowest card of a karonka, the shortest karonka first
_ACES = {"3a": 1, "4a": 2}
_SIDES = "us", "them"
_OF_A_BID = {"aces": "--aces", "honours": "--honours", "karonkas": "--karonka"}


def command(speaker: Speaker) -> Command:
    name = speaker.say("help-a-bid")

    @click.command("value", cls=Command, help=speaker.say("help-skruf-value"))
    @click.argument("bid", nargs=-1, required=True, metavar=name, help=speaker.say("help-skruf-value-bid"))
    @click.option("--tricks", type=Number(0, TRICKS), help=speaker.say("help-skruf-value-tricks"))
    @click.option("--aces", type=Number(0, 4), help=speaker.say("help-skruf-value-aces"))
    @click.option("--honours", type=Number(0, 5), help=speaker.say("help-skruf-value-honours"))
    @click.option(
        "--karonka",
        "karonkas",
        multiple=True,
        metavar=speaker.say("help-cards"),
        help=speaker.say("help-skruf-value-karonka"),
    )
    @rule_options(speaker, FAMILY, "min_level=3")
    @json_option(speaker)
    def value(**given: Any) -> None:
        options = chosen_rules(given["preset"], given["settings"], SKRUF, family=FAMILY)
        told = " ".join(given["bid"])
        facts: Facts | MisereFacts
        if _is_misere(told):
            options = _with_misere(options, given["settings"])
            facts = _misere(options, given)
        else:
            facts = _facts(options, _bid(told), given, speaker)
        counted = score(options, facts)
        if given["as_json"]:
            speaker.data(_plain(facts, counted, speaker))
        else:
            click.echo("\n".join(_lines(facts, counted, speaker)))
        warn(options, speaker, as_json=given["as_json"])

    return value


def _is_misere(text: str) -> bool:
    """Whether the text means a misère in any language, with or without accents."""
    return _bare(text) in {MISERE, *(_bare(say(Message("skruf-misere"), lang)) for lang in LANGUAGES)}


def _bare(text: str) -> str:
    return normalize("NFD", text.casefold()).encode("ascii", "ignore").decode().strip()


def _bid(text: str) -> Bid:
    bid = bid_spoken(text)
    if bid is None:
        raise NotationError(text, "skruf-bid")
    return bid


def _with_misere(options: Options, settings: Sequence[str]) -> Options:
    """The options with misère: whoever counts one plays it, unless a setting says otherwise."""
    if not FAMILY.has_option(options.form, "general_pass"):
        form = Message("form", {"form": options.form})
        raise KnektError("misere-not-of-form", f"no misère in {options.form}", form=form)
    if any(setting.startswith("general_pass=") for setting in settings):
        return options
    return changed(options, {"general_pass": "misere"})


def _misere(options: Options, given: dict[str, Any]) -> MisereFacts:
    for key, name in _OF_A_BID.items():
        if given[key] not in (None, ()):
            raise KnektError("flag-not-of-misere", f"{name} does not belong to a misère", name=name)
    _need(given, "tricks")
    facts = MisereFacts(given["tricks"])
    check_misere(options, facts)
    return facts


def _facts(options: Options, bid: Bid, given: dict[str, Any], speaker: Speaker) -> Facts:
    _need(given, "tricks", "aces", *(() if bid.is_grandissimo else ("honours",)))
    karonkas = tuple(karonka_named(text, speaker) for text in given["karonkas"])
    facts = Facts(bid, given["tricks"], given["aces"], given["honours"] or 0, karonkas)
    check_facts(options, facts)
    return facts


def _need(given: dict[str, Any], *keys: str) -> None:
    """Refuse to go on without one of these flags, which the count needs."""
    missing = ", ".join(f"--{key}" for key in keys if given[key] is None)
    if missing:
        raise KnektError("flag-needed", f"{missing}: missing", name=missing)


def karonka_named(text: str, speaker: Speaker) -> Karonka:
    """The karonka that is meant: by its lowest card, by the number of aces, or as in records.

    Without `them:` it is the declarer's side's.

    >>> [str(karonka_named(text, Speaker())) for text in ("SJ", "them:h10", "4A", "them:S:2")]
    ['us:S:2', 'them:H:3', 'us:aces:2', 'them:S:2']
    """
    whose, colon, what = text.partition(":")
    if not colon:
        whose, what = _SIDES[0], text
    if whose.casefold() in _SIDES:
        side = _SIDES.index(whose.casefold())
        if what.casefold() in _ACES:
            return Karonka(side, None, _ACES[what.casefold()])
        lowest = Faces(speaker).card("".join(what.split()))
        if lowest is not None and lowest.rank in _RANKS:
            return Karonka(side, lowest.suit, _RANKS.index(lowest.rank) + 1)
    try:
        return Karonka.parse(text)
    except NotationError:
        raise NotationError(text, "skruf-karonka") from None


def _lines(facts: Facts | MisereFacts, counted: Score, speaker: Speaker) -> list[str]:
    heading = speaker.say("skruf-misere")
    if isinstance(facts, Facts):
        heading = f"{speaker.render(facts.contract.message)}: {result_told(facts, speaker)}"
    heads = sides_told(Result(Ending.PLAYED, facts=facts), speaker)
    return [heading[:1].upper() + heading[1:], *count_lines(counted.lines, heads, speaker)]


def _plain(facts: Facts | MisereFacts, counted: Score, speaker: Speaker) -> dict[str, Any]:
    told = {"contract": MISERE, **to_plain(facts)}
    if isinstance(facts, Facts):
        told |= {"made": facts.is_made, "bets": facts.bets}
    sums = {side: counted.total(place) for place, side in enumerate(_SIDES)}
    below = {side: counted.below(place) for place, side in enumerate(_SIDES)}
    return {**told, **sums, "below": below, "lines": lines_plain(counted.lines, speaker)}
