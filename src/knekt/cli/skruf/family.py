"""What Skruf adds to the command line."""

from __future__ import annotations

from knekt.cli.family import FamilyPages, imported_command
from knekt.cli.skruf.account import sheet_lines
from knekt.cli.skruf.diagram import deal_lines
from knekt.cli.skruf.plain import deal_plain, sheet_plain
from knekt.cli.skruf.result_words import count_told, fact_told
from knekt.cli.skruf.seats import Seats
from knekt.cli.skruf.solved import terms
from knekt.skruf import PRESETS, Options, Played, PlayedOpen

__all__ = ["FAMILY"]


def _plain_rules(options: Options) -> Options:
    """The rules that others of the same form are compared with."""
    return PRESETS[options.form]


def _is_same_game(one: Options, other: Options) -> bool:
    """Whether a record of one can be played by the other; each form deals its cards differently."""
    return one.form == other.form


FAMILY = FamilyPages(
    games={"skruf": "skruf", "skruf-plain": "skruf-plain", "trekarl": "trekarl"},
    lengths={"rubbers": "rubbers", "deals": "deals"},
    players=(3, 4, 5, 6),
    apart="--talon",
    value=imported_command("knekt.cli.skruf.value"),
    lab=lambda speaker: (imported_command("knekt.cli.skruf.lab")(speaker),),
    page="Skruf ",
    words="skruf-",
    plain_rules=_plain_rules,
    nearest_rules=_plain_rules,
    is_same_game=_is_same_game,
    deal_lines=deal_lines,
    deal_plain=deal_plain,
    sheet_lines=sheet_lines,
    sheet_plain=sheet_plain,
    count_told=count_told,
    fact_told=fact_told,
    player=lambda record, seat, speaker: Seats.of(record, speaker).full_name(seat),
    is_card=lambda event: isinstance(event, Played | PlayedOpen),
    solved=terms,
)
