"""What the commands say about Skruf."""

from __future__ import annotations

from knekt.cli.family import FamilyPages
from knekt.cli.skruf import value
from knekt.cli.skruf.account import sheet_lines
from knekt.cli.skruf.chapters import CHAPTERS, is_same_game, paragraph, plain_rules
from knekt.cli.skruf.diagram import deal_lines
from knekt.cli.skruf.plain import deal_plain, sheet_plain
from knekt.cli.skruf.result_words import count_told, fact_told
from knekt.cli.skruf.seats import Seats
from knekt.cli.skruf.solved import terms
from knekt.skruf import Played, PlayedOpen

__all__ = ["PAGES"]

PAGES = FamilyPages(
    games={"skruf": "skruf", "skruf-plain": "skruf-plain", "trekarl": "trekarl"},
    lengths={"rubbers": "rubbers", "deals": "deals"},
    players=(3, 4, 5, 6),
    value=value.command,
    chapters=CHAPTERS,
    paragraph=paragraph,
    words="skruf-",
    plain_rules=plain_rules,
    nearest_rules=plain_rules,
    is_same_game=is_same_game,
    deal_lines=deal_lines,
    deal_plain=deal_plain,
    sheet_lines=sheet_lines,
    sheet_plain=sheet_plain,
    count_told=count_told,
    fact_told=fact_told,
    player=lambda record, seat, speaker: Seats.of(record, speaker).full(seat),
    is_card=lambda event: isinstance(event, Played | PlayedOpen),
    solved=terms,
    writers={},
)
