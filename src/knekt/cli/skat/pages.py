"""What the commands say about Skat."""

from __future__ import annotations

from knekt.cli.family import FamilyPages
from knekt.cli.skat import value
from knekt.cli.skat.chapters import CHAPTERS, is_same_game, nearest_rules, paragraph, plain_rules
from knekt.cli.skat.diagram import deal_lines, player
from knekt.cli.skat.plain import deal_plain, sheet_plain
from knekt.cli.skat.protocol import sheet_lines
from knekt.cli.skat.result_words import count_told, fact_told
from knekt.cli.skat.solved import terms
from knekt.notation import write_iss
from knekt.notation.files import Format
from knekt.skat import Played

__all__ = ["PAGES"]

PAGES = FamilyPages(
    games={"skat": "german", "tournee": "tournee", "tournee-house": "tournee-house"},
    lengths={"deals": "session.deals", "rounds": "session.rounds"},
    players=(3, 4),
    value=value.command,
    chapters=CHAPTERS,
    paragraph=paragraph,
    words="",
    plain_rules=plain_rules,
    nearest_rules=nearest_rules,
    is_same_game=is_same_game,
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
