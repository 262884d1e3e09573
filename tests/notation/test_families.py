"""Two families side by side: each record, entry and sitting is read by the rules of its own family."""

from __future__ import annotations

import json

import pytest

from knekt.cards import Seed
from knekt.errors import KnektError, RecordError
from knekt.games import FAMILIES, options
from knekt.message import Message
from knekt.notation import SittingRecord, parse_entry, read_lines, write_lines
from knekt.sheet import Sitting, SkatSitting, SkrufSitting, sitting_of


@pytest.mark.parametrize(
    ("preset", "kind"), [("isko", SkatSitting), ("tournee", SkatSitting), ("trekarl", SkrufSitting)]
)
def test_the_options_find_the_kind_of_sitting(preset: str, kind: type[Sitting]) -> None:
    assert sitting_of(options(preset)) is kind and isinstance(Sitting.new(options(preset)), kind)


def test_a_text_form_is_read_by_the_rules_it_is_meant_for() -> None:
    skruf, german = (FAMILIES[name].rules(options(preset)) for name, preset in _TABLES)
    assert str(parse_entry("draw S2 H7 DA CK", skruf)) == "draw S2 H7 DA CK"
    with pytest.raises(KnektError):
        parse_entry("draw S2 H7 DA CK", german)
    with pytest.raises(KnektError):
        parse_entry("seated 2", skruf)


_TABLES = ("skruf", "skruf"), ("skat", "german")


@pytest.mark.parametrize(("family", "preset"), _TABLES)
def test_a_preset_belongs_to_its_family(family: str, preset: str) -> None:
    sitting = Sitting.new(options(preset)).dealt(Seed.parse("a first deal"))
    heading, *rest = write_lines(SittingRecord(sitting.options, sitting.log)).split("\n")
    assert json.loads(heading)["game"] == family
    other = next(name for name in FAMILIES if name != family)
    (wrong,) = read_lines("\n".join([heading.replace(f'"game":"{family}"', f'"game":"{other}"'), *rest]))
    assert isinstance(wrong, RecordError) and wrong.cause.code == "unknown-preset"
    (wrong,) = read_lines("\n".join([heading.replace(f'"game":"{family}"', '"game":"whist"'), *rest]))
    assert isinstance(wrong, RecordError) and wrong.cause.args_said["expected"] == Message("expected-heading")
