"""The glossary names classes and types that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HOME = Path(__file__).parent.parent
NAME = re.compile(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`")


def defined_names() -> set[str]:
    """The classes of the sources, and the types that are given a name."""
    found = set[str]()
    for file in (HOME / "src/knekt").rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.Assign):
                found |= {each.id for each in node.targets if isinstance(each, ast.Name)}
    return found


def glossary_names() -> list[str]:
    """The names in the middle column of the tables, which has what the code says."""
    lines = (HOME / "docs/glossary.md").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line.startswith("| ")]
    return [name for row in rows for name in NAME.findall(row[1])]


def test_every_name_of_the_glossary_exists() -> None:
    names = glossary_names()
    assert len(names) > 40
    defined = defined_names()
    assert [name for name in names if name not in defined] == []
