"""`knekt advise`: what the seat to act should do, and why, from what it can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from knekt.analysis import Advice, Suggestion, advise
from knekt.analysis.spoken import spoken
from knekt.cli.family import pages_of
from knekt.cli.files import Found, found_in
from knekt.cli.frame import Command, Number, Seconds, json_option
from knekt.cli.layout import signed
from knekt.cli.show import deal_numbered
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import wrapped
from knekt.engine import Game
from knekt.errors import KnektError
from knekt.notation import Record, to_plain
from knekt.players import Budget

__all__ = ["command"]

WORLDS = 200
_MOST_WORLDS = 100_000
_MOST_STEPS = 1000


def command(speaker: Speaker) -> Command:
    @click.command("advise", cls=Command, help=speaker.say("help-advise"))
    @click.argument("source", metavar=speaker.say("help-file"), help=speaker.say("help-advise-source"))
    @click.option("--deal", "number", type=Number(1, 10**9), help=speaker.say("help-advise-deal"))
    @click.option("--ply", type=Number(0, _MOST_STEPS), help=speaker.say("help-advise-ply"))
    @click.option("--step", type=Number(1, _MOST_STEPS), help=speaker.say("help-advise-step"))
    @click.option(
        "--worlds",
        type=Number(1, _MOST_WORLDS),
        default=WORLDS,
        help=speaker.say("help-advise-worlds", worlds=WORLDS),
    )
    @click.option("--seconds", type=Seconds(), help=speaker.say("help-advise-seconds"))
    @json_option(speaker)
    def advise_(source: str, **given: Any) -> None:
        if given["ply"] is not None and given["step"] is not None:
            raise KnektError("flags-exclude", "--ply and --step", name="--ply", other="--step")
        found = deal_numbered(found_in(source), given["number"] or 1)
        try:
            game, step = _at(found, given["ply"], given["step"])
            seat = game.turn
            # a card of Tournée's skat is turned up after the word, before anything can be said of it
            if seat is None or not any(ask.choices for ask in game.asks[seat]):
                raise KnektError("nothing-to-advise", "nobody is to act")
            advice = advise(game.view(seat), Budget(given["worlds"], given["seconds"] or 0.0))
        except KnektError as cause:
            raise found.blamed(cause) from cause
        if given["as_json"]:
            speaker.data(plain_advice(advice, speaker))
        else:
            assert isinstance(found.record, Record)
            player = pages_of(found.record.options).player(found.record, seat, speaker)
            click.echo("\n".join(advice_lines(advice, player, step, speaker)))

    return advise_


def _at(found: Found, ply: int | None, step: int | None) -> tuple[Game[Any], int]:
    """The deal where advice is asked for: after so many cards or events, or where it stands."""
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


def advice_lines(advice: Advice, player: str, step: int, speaker: Speaker) -> Iterator[str]:
    """Every suggestion with its numbers and reasons, the best first."""
    yield speaker.say("advise-turn", player=player, place=speaker.say("advise-step", step=step))
    for each in advice.suggestions:
        yield ""
        yield from wrapped("  " + _headline(each, speaker))
        for reason in each.reasons:
            yield from (f"      {line}" for line in wrapped(_sentence(speaker.render(reason)), 74))
    yield ""
    all_worlds = "yes" if advice.is_complete else "no"
    rests = speaker.say("hint-rests", basis=advice.basis, worlds=advice.worlds, all=all_worlds)
    yield from wrapped(rests)
    if advice.tested is not None:
        yield from wrapped(speaker.render(advice.tested))


def _headline(each: Suggestion, speaker: Speaker) -> str:
    told = [_sentence(speaker.render(spoken(each.action)))]
    if each.chance is not None:
        error = round(100 * (each.error or 0))
        told.append(speaker.say("hint-wins", chance=round(100 * each.chance), error=error))
    if each.score is not None:
        told.append(speaker.say("hint-expects", score=signed(round(each.score))))
    return " · ".join(told)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def plain_advice(advice: Advice, speaker: Speaker) -> dict[str, Any]:
    """For programs."""
    return {
        "basis": advice.basis,
        "worlds": advice.worlds,
        "complete": advice.is_complete,
        "tested": None if advice.tested is None else dict(advice.tested.args),
        "suggestions": [
            {
                "action": to_plain(each.action),
                "told": speaker.render(spoken(each.action)),
                "chance": each.chance,
                "error": each.error,
                "score": each.score,
                "behind": each.behind,
                "reasons": [speaker.render(reason) for reason in each.reasons],
            }
            for each in advice.suggestions
        ],
    }
