"""What Skat adds to the command line."""

from __future__ import annotations

from knekt.cli.family import FamilyPages, imported_command
from knekt.cli.frame import Command
from knekt.cli.skat.diagram import deal_lines, player
from knekt.cli.skat.plain import deal_plain, sheet_plain
from knekt.cli.skat.result_words import count_told, fact_told
from knekt.cli.skat.score_sheet import sheet_lines
from knekt.cli.skat.solved import terms
from knekt.cli.speaker import Speaker
from knekt.engine import difference
from knekt.notation import write_iss
from knekt.notation.files import Format
from knekt.skat import GERMAN, ISKO, TOURNEE, Options, Played

__all__ = ["FAMILY"]


def _plain_rules(options: Options) -> Options:
    """The rules that others of the same game are compared with."""
    return GERMAN if options.is_german else TOURNEE


def _nearest_rules(options: Options) -> Options:
    """The plain rules from which these differ least."""
    if options.is_german and options.preset not in (GERMAN.preset, ISKO.preset):
        return min(GERMAN, ISKO, key=lambda plain: len(difference(options, plain)))
    return _plain_rules(options)


def _is_same_game(one: Options, other: Options) -> bool:
    """Whether a record of one can be played by the other; German Skat and Tournée are different games."""
    return one.is_german == other.is_german


def _lab(speaker: Speaker) -> tuple[Command, ...]:
    from knekt.cli.skat import lab, xskat

    return xskat.command(speaker), *lab.commands(speaker)


FAMILY = FamilyPages(
    games={"skat": "german", "tournee": "tournee", "tournee-house": "tournee-house"},
    lengths={"deals": "session.deals", "rounds": "session.rounds"},
    players=(3, 4),
    apart="--skat",
    value=imported_command("knekt.cli.skat.value"),
    commands={name: imported_command(f"knekt.cli.skat.{name}") for name in ("bidkey", "perft")},
    lab=_lab,
    page="",
    words="",
    plain_rules=_plain_rules,
    nearest_rules=_nearest_rules,
    is_same_game=_is_same_game,
    deal_lines=deal_lines,
    deal_plain=deal_plain,
    sheet_lines=sheet_lines,
    sheet_plain=sheet_plain,
    count_told=count_told,
    fact_told=fact_told,
    player=player,
    is_card=lambda event: isinstance(event, Played),
    solved=terms,
    writers={Format.ISS: write_iss},
)
