"""A deal of a special round, played again at the beginning of another sitting."""

from __future__ import annotations

import pytest

from knekt.cards import Seed
from knekt.errors import BrokenLog, InvalidPosition, KnektError
from knekt.games import options
from knekt.notation import SittingRecord, read_lines, read_text, write_lines, write_text
from knekt.sheet import PlayedAgain, Sitting, SkatSitting
from knekt.skat import Dealt, Options

ROUNDS = options(
    "club", {"special_rounds.schieberramsch_triggers": ("last_round",), "bock.stack": "multiply"}
)
SEED = Seed.parse("again")
KINDS = [(1, True), (2, False), (4, False), (2, True)]


@pytest.mark.parametrize(("bock", "schieberramsch"), KINDS)
def test_skat_17_4_a_deal_played_again_counts_as_it_did(bock: int, schieberramsch: bool) -> None:
    assert isinstance(ROUNDS, Options)
    new = SkatSitting.new(ROUNDS)
    sitting = new.play_again(bock, schieberramsch=schieberramsch).dealt(SEED)
    first = sitting.log[-1]
    assert isinstance(first, Dealt) and (first.bock, first.schieberramsch) == (bock, schieberramsch)
    assert (sitting.terms.bock, sitting.terms.schieberramsch) == (bock, schieberramsch)
    next_one = sitting.terms_of(2)
    assert (next_one.bock, next_one.schieberramsch) == (1, False)  # only this deal
    assert new.on_terms_of(sitting.terms).log == sitting.log[:-1]
    record = SittingRecord(ROUNDS, sitting.log, ("a", "b", "c"))
    for text in (write_lines(record), write_text(record)):
        (read,) = (read_lines if text[0] == "{" else read_text)(text)
        assert isinstance(read, SittingRecord) and read.sitting == sitting
    assert Sitting.replay(ROUNDS, sitting.log) == sitting


def test_nothing_is_noted_where_the_terms_would_be_the_same() -> None:
    sitting = SkatSitting.new(ROUNDS)
    assert sitting.on_terms_of(sitting.terms_of(1)) is sitting


def test_a_table_without_such_rounds_cannot_have_been_there() -> None:
    german = SkatSitting.new(options("german"))
    for bock, schieberramsch, code in [
        (2, False, "bock-not-played"),
        (1, True, "ramsch-not-played"),
        (3, False, "bock-factor"),
    ]:
        with pytest.raises(InvalidPosition) as refused:
            german.play_again(bock, schieberramsch=schieberramsch)
        assert refused.value.code == code
        with pytest.raises(BrokenLog):
            Sitting.retrace(options("german"), (*german.log, PlayedAgain(bock, schieberramsch)))
    with pytest.raises(KnektError, match="running"):
        german.dealt(SEED).play_again(1, schieberramsch=False)
