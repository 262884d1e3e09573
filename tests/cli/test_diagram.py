"""All that happens in a deal can be drawn and told, in every language, within 80 columns."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from strategies import games, option_sets, skat_openings, skat_placements, tournee_sets

from knekt.cli.skat.diagram import deal_lines
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import width
from knekt.notation import Record
from knekt.skat import SkatGame, card_points
from knekt.words import LANGUAGES

DEALT = skat_openings(option_sets()) | skat_openings(tournee_sets())
OPENINGS = DEALT | skat_placements(option_sets()) | skat_placements(tournee_sets())
NAMES = "Anna", "Wilhelmine von und zu Trumpfenstein", "日本のプレイヤーの名前です"
TAGS = {"Site": "x" * 50, "Note": "many words " * 20}


@given(games(OPENINGS), st.sampled_from(LANGUAGES), st.sampled_from([(), NAMES]))
def test_any_deal_at_any_depth_is_drawn(game: SkatGame, lang: str, names: tuple[str, ...]) -> None:
    record = Record(game.rules.options, game.events, names, TAGS)
    for line in deal_lines(record, game, Speaker(lang)):
        assert width(line) <= 80, line
        assert not any(word in line for word in ("show-", "told-", "ending-", "{", "}")), line


@given(games(DEALT, over=True))
def test_the_card_points_of_both_sides_add_up(game: SkatGame) -> None:
    state, record = game.state, Record(game.rules.options, game.events)
    if state.contract is None or state.contract.is_null or not state.tricks:
        return
    drawn = "\n".join(deal_lines(record, game, Speaker("en"))).split("\n\n")
    (tricks,) = (part.splitlines() for part in drawn if part.endswith("takes the trick"))
    declarer, defenders = map(int, tricks[len(state.tricks)].split()[-2:])
    assert declarer == state.points
    assert declarer + defenders == sum(card_points(trick.cards) for trick in state.tricks)


@given(games(DEALT, over=True))
def test_the_card_points_of_a_ramsch_add_up(game: SkatGame) -> None:
    state, record = game.state, Record(game.rules.options, game.events)
    if not state.is_ramsch or not state.tricks:
        return
    drawn = "\n".join(deal_lines(record, game, Speaker("en"))).split("\n\n")
    (tricks,) = (part.splitlines() for part in drawn if part.endswith("takes the trick"))
    points = map(int, tricks[len(state.tricks)].split()[-3:])
    assert sum(points) == sum(card_points(trick.cards) for trick in state.tricks)
