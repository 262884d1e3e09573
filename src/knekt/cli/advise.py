"""`knekt advise`: what the seat to act should do, and why, from what it can see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import click

from knekt.analysis import Advice, OwnHand, Suggestion, advise, deal_around
from knekt.cards import Card
from knekt.cli.family import all_pages, pages_of
from knekt.cli.files import FoundRecord, read_records
from knekt.cli.frame import Command, Number, Seconds, json_option
from knekt.cli.layout import signed
from knekt.cli.rules import chosen_rules, rule_options, warn
from knekt.cli.show import deal_numbered
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import wrapped
from knekt.engine import Game, Seat, TableOptions
from knekt.errors import KnektError
from knekt.games import family_of
from knekt.notation import Record, parse_action, to_plain
from knekt.players import Budget
from knekt.telling import named

__all__ = ["command"]

WORLDS = 200
_MOST_WORLDS = 100_000
_MOST_STEPS = 1000


def command(speaker: Speaker) -> Command:
    @click.command("advise", cls=Command, help=speaker.say("help-advise"))
    @click.argument(
        "source",
        required=False,
        metavar=f"[{speaker.say('help-file')}]",
        help=speaker.say("help-advise-source"),
    )
    @click.option("--deal", "number", type=Number(1, 10**9), help=speaker.say("help-advise-deal"))
    @click.option("--ply", type=Number(0, _MOST_STEPS), help=speaker.say("help-advise-ply"))
    @click.option("--step", type=Number(1, _MOST_STEPS), help=speaker.say("help-advise-step"))
    @click.option("--hand", metavar=speaker.say("help-cards"), help=speaker.say("help-advise-hand"))
    @click.option("--seat", metavar=speaker.say("help-seat"), help=speaker.say("help-advise-seat"))
    @click.option("--said", metavar=speaker.say("help-words"), help=speaker.say("help-advise-said"))
    @click.option(
        *_apart_flags(), "apart", metavar=speaker.say("help-cards"), help=speaker.say("help-advise-apart")
    )
    @rule_options(speaker)
    @click.option(
        "--worlds",
        type=Number(1, _MOST_WORLDS),
        default=WORLDS,
        help=speaker.say("help-advise-worlds", worlds=WORLDS),
    )
    @click.option("--seconds", type=Seconds(), help=speaker.say("help-advise-seconds"))
    @json_option(speaker)
    def advise_(source: str | None, **given: Any) -> None:
        _refuse_mixed_flags(source, given, speaker)
        budget = Budget(given["worlds"], given["seconds"] or 0.0)
        if source is not None:
            found = deal_numbered(read_records(source), given["number"] or 1)
            assert isinstance(found.record, Record)
            record = found.record
            try:
                game, step = _game_at(found, given["ply"], given["step"])
                advice = advise(game.view(_seat_to_act(game)), budget)
            except KnektError as cause:
                raise found.located(cause) from cause
            place = speaker.say("advise-step", step=step)
        else:
            game = _game_around_hand(given, speaker)
            advice, record = (
                advise(game.view(_seat_to_act(game)), budget),
                Record(game.rules.options, game.events),
            )
            place = _said_before(game, speaker)
        if given["as_json"]:
            speaker.data(plain_advice(advice, record.options, speaker))
        else:
            player = pages_of(record.options).player(record, _seat_to_act(game), speaker)
            turn = speaker.say("advise-turn", player=player, place=place)
            click.echo("\n".join((*wrapped(turn), *advice_lines(advice, record.options, speaker))))

    return advise_


_RECORD_FLAGS = {"--deal": "number", "--ply": "ply", "--step": "step"}


def _apart_flags() -> list[str]:
    """The flags for the cards that lie apart, one for each family that has such cards."""
    return [pages.apart for pages in all_pages().values() if pages.apart]


def _hand_flags() -> dict[str, str]:
    """The flags that describe a hand, in the order in which they are checked."""
    own = {"--seat": "seat", "--said": "said", _apart_flags()[0]: "apart"}
    return {**own, "--preset": "preset", "--set": "settings"}


def _refuse_mixed_flags(source: str | None, given: Mapping[str, Any], speaker: Speaker) -> None:
    """Refuse flags of a record beside a hand, and flags of a hand beside a record.

    A record says where its deal stands; the flags of a hand say it where there is no record.
    """
    if source is None and given["hand"] is None:
        name = f"{speaker.say('help-file')}, --hand"
        raise KnektError("missing-argument", "neither a record nor a hand", name=name, command="knekt advise")
    if given["ply"] is not None and given["step"] is not None:
        raise KnektError("flags-exclude", "--ply and --step", name="--ply", other="--step")
    if source is not None and given["hand"] is not None:
        raise KnektError("flags-exclude", "a file and --hand", name=speaker.say("help-file"), other="--hand")
    here, there = (
        (_hand_flags(), speaker.say("help-file")) if source is not None else (_RECORD_FLAGS, "--hand")
    )
    for flag, name in here.items():
        if given[name] not in (None, ()):
            raise KnektError("flags-exclude", f"{flag} and {there}", name=flag, other=there)


def _seat_to_act(game: Game[Any]) -> Seat:
    """The seat to act; KnektError if nobody is, or if a card must be turned up first."""
    if game.turn is None or not any(ask.choices for ask in game.asks[game.turn]):
        raise KnektError("nothing-to-advise", "nobody is to act")
    return game.turn


def _game_around_hand(given: Mapping[str, Any], speaker: Speaker) -> Game[Any]:
    """A deal in which a seat holds the hand that is asked about."""
    options = chosen_rules(given["preset"], given["settings"])
    warn(options, speaker, as_json=given["as_json"])
    rules = family_of(options).rules(options)
    said = [" ".join(each.split()) for each in (given["said"] or "").split(",")]
    held = OwnHand(
        _cards(given["hand"], speaker),
        _seat_named(given["seat"], options),
        _cards(given["apart"] or "", speaker),
        tuple(parse_action(each, rules) for each in said if each),
    )
    return deal_around(options, held)


def _cards(text: str, speaker: Speaker) -> tuple[Card, ...]:
    """The cards typed as the language writes them, or in notation."""
    faces = Faces(speaker)
    return tuple(faces.card(word.casefold()) or Card.parse(word) for word in text.split())


def _seat_named(letter: str | None, options: TableOptions) -> Seat | None:
    letters = family_of(options).seats
    if letter is None:
        return None
    if len(letter) != 1 or letter not in letters:
        allowed = ", ".join(letters)
        raise KnektError("choice", f"{letter} is no seat", value=letter, name="--seat", allowed=allowed)
    return letters.index(letter)


def _said_before(game: Game[Any], speaker: Speaker) -> str:
    """The words that were said before the hand has to act."""
    said = ", ".join(map(str, game.view(_seat_to_act(game)).events[1:]))
    return speaker.say("advise-after", said=said) if said else speaker.say("advise-first")


def _game_at(found: FoundRecord, ply: int | None, step: int | None) -> tuple[Game[Any], int]:
    """The deal at the point where advice is asked for, and the number of events before it.

    `ply` counts cards and `step` counts events; without either it is where the deal stands.
    """
    record = found.record
    assert isinstance(record, Record)
    game: Game[Any] = record.game
    is_card = pages_of(record.options).is_card
    plays = [number for number, event in enumerate(game.events) if is_card(event)]
    if ply is not None:
        if ply > len(plays):
            raise KnektError("no-such-ply", f"only {len(plays)} cards", ply=ply, cards=len(plays))
        wanted = plays[ply] if ply < len(plays) else len(game.events)
    elif step is None:
        wanted = len(game.events) if not game.is_over else plays[0] if plays else 1
    else:
        wanted = step
    if wanted > len(game.events):
        raise KnektError("no-such-step", f"only {len(game.events)} steps", steps=len(game.events))
    return game.until(wanted), wanted


def advice_lines(advice: Advice, options: TableOptions, speaker: Speaker) -> Iterator[str]:
    """Every suggestion with its numbers and reasons, the best first."""
    for each in advice.suggestions:
        yield ""
        yield from wrapped("  " + _headline(each, options, speaker))
        for reason in each.reasons:
            yield from (f"      {line}" for line in wrapped(_sentence(speaker.render(reason)), 74))
    yield ""
    all_worlds = "yes" if advice.is_complete else "no"
    rests = speaker.say("hint-rests", basis=advice.basis, worlds=advice.worlds, all=all_worlds)
    yield from wrapped(rests)
    if advice.tested is not None:
        yield from wrapped(speaker.render(advice.tested))


def _headline(each: Suggestion, options: TableOptions, speaker: Speaker) -> str:
    told = [_sentence(speaker.render(named(options, each.action)))]
    if each.chance is not None:
        error = round(100 * (each.error or 0))
        told.append(speaker.say("hint-wins", chance=round(100 * each.chance), error=error))
    if each.score is not None:
        told.append(speaker.say("hint-expects", score=signed(round(each.score))))
    return " · ".join(told)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def plain_advice(advice: Advice, options: TableOptions, speaker: Speaker) -> dict[str, Any]:
    """The advice as data for programs."""
    return {
        "basis": advice.basis,
        "worlds": advice.worlds,
        "complete": advice.is_complete,
        "tested": None if advice.tested is None else dict(advice.tested.args),
        "suggestions": [
            {
                "action": to_plain(each.action),
                "told": speaker.render(named(options, each.action)),
                "chance": each.chance,
                "error": each.error,
                "score": each.score,
                "behind": each.behind,
                "reasons": [speaker.render(reason) for reason in each.reasons],
            }
            for each in advice.suggestions
        ],
    }
