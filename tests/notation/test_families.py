"""Two families side by side: each record, entry and sitting goes by its own, and what both need names neither."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import knekt
from knekt.cards import Seed
from knekt.errors import KnektError, RecordError
from knekt.games import FAMILIES, options
from knekt.message import Message
from knekt.notation import SittingRecord, parse_entry, read_lines, write_lines
from knekt.sheet import Sitting, SkatSitting, SkrufSitting, sitting_of

HOUSE = Path(knekt.__file__).parent
GATHERED = {"sheet/__init__.py", "notation/__init__.py", "notation/families.py", "notation/files.py"}
COMMON = sorted(
    str(path.relative_to(HOUSE)) for room in ("sheet", "notation") for path in (HOUSE / room).glob("*.py")
)


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


@pytest.mark.parametrize("path", [each for each in COMMON if each not in GATHERED])
def test_what_every_family_needs_names_none(path: str) -> None:
    for node in ast.walk(ast.parse((HOUSE / path).read_text())):
        if isinstance(node, ast.ImportFrom):
            named = f"{node.module}." + " ".join(each.name for each in node.names)
            assert not {"skat", "skruf"} & set(named.replace(" ", ".").split(".")), named
