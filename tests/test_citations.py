"""Paragraphs that code, a test or a vector names stand on their page, and a test names each of them."""

from __future__ import annotations

import ast
import json
import re
import tokenize
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from knekt.engine import Family
from knekt.games import FAMILIES

ROOT = Path(__file__).parents[1]
PAGES = {name: (ROOT / "docs" / "rules" / f"{name}.md").read_text() for name in ("skat", "tournee", "skruf")}
NUMBER = r"\d{1,2}\.(?:\d{1,2}|[A-Z])(?![\d%])"
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
SPOKEN = {
    "Skat": "skat",
    "Tournée": "tournee",
}  # how a comment names the page, where it is not its own family's
IN_A_NAME = r"(?:18_a(?=_)|\d+(?:_\d+)?)"  # 13_2, the one with a letter, or a whole section: 14
TEST = re.compile(rf"test_(skat|tournee|skruf)_({IN_A_NAME}(?:_(?:and|to)_{IN_A_NAME})*)_")
WITHOUT_A_TEST = {("tournee", "18.26"): "what the club mostly plays: a habit, not a rule"}
VECTORS = {
    name: json.loads((ROOT / "tests" / "vectors" / f"{name}_vectors.json").read_text())
    for name in ("skat", "skruf")
}
HEADS = "schema_version", "about", "conventions", "sources", "meta", "paragraphs"  # not vectors themselves


@cache
def paragraphs(page: str) -> set[str]:
    """The numbers of the paragraphs and sections of a rule page."""
    bold = re.findall(r"\*\*(\d{1,2}(?:\.(?:\d{1,2}|[A-Z]))?)(?=[\s*])", PAGES[page])
    return {*bold, *re.findall(r"^## (\d+)\.", PAGES[page], re.MULTILINE)}


def comments(path: Path) -> list[str]:
    with tokenize.open(path) as source:
        return [
            token.string.lstrip("# ")
            for token in tokenize.generate_tokens(source.readline)
            if token.type == tokenize.COMMENT
        ]


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
            yield text.split(">>>")[0]


def in_brackets(text: str) -> list[str]:
    return re.findall(rf"\(((?:Tournée |Skat )?{NUMBER}[^)]*)\)", text)


def remarks(path: Path) -> Iterator[str]:
    """The citations of paragraphs in a module: at the beginning of comments, and in brackets."""
    said = comments(path)
    for comment in said:
        if re.match(rf"(Tournée )?{NUMBER}", comment):
            yield re.split(r"[:;]", comment)[0]
    for text in (*said, *docstrings(path)):
        yield from in_brackets(text)


def spoken_of(path: Path, remark: str) -> Iterator[tuple[str, str]]:
    """The page and the paragraph of every citation in a remark."""
    page = "skruf" if "skruf" in path.relative_to(ROOT).as_posix() else "skat"
    for spoken, number in re.findall(rf"(?:(Tournée|Skat) )?({NUMBER})", remark):
        page = SPOKEN.get(spoken, page)
        yield page, number


def is_of_a_family(path: Path) -> bool:
    return re.search("skat|skruf|tournee", path.relative_to(ROOT).as_posix()) is not None


@cache
def every_test() -> list[tuple[Path, ast.FunctionDef]]:
    files = [(path, ast.parse(path.read_text())) for path in (ROOT / "tests").rglob("test_*.py")]
    return [
        (path, each)
        for path, tree in files
        for each in tree.body
        if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")
    ]


def numbers_of(name: str) -> Iterator[tuple[str, str]]:
    """The page and the paragraphs that a test has in its name; `to` means those between as well."""
    if found := TEST.match(name):
        page, words = found.groups()
        for word in re.split("_and_|_to_", words):
            yield page, word.replace("_", ".").upper()
        for section, first, last in re.findall(r"(\d+)_(\d+)_to_\1_(\d+)", words):
            yield from ((page, f"{section}.{each}") for each in range(int(first) + 1, int(last)))


def named(path: Path, test: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """What a test holds: by its name, and in brackets in its docstring."""
    yield from numbers_of(test.name)
    if is_of_a_family(path):
        for remark in in_brackets(ast.get_docstring(test) or ""):
            yield from spoken_of(path, remark)


def led(
    found: Any, tables: Mapping[str, str], path: str, told: str | None
) -> Iterator[tuple[str, str | None]]:
    """Every value inside, with its own paragraph or that of what it belongs to."""
    told = tables.get(path, told)
    if isinstance(found, dict):
        if own := found.get("paragraph"):
            told = own if found.get("ruleset", "skat") == "skat" else f"Tournée {own}"
        for name, each in found.items():
            yield from led(each, tables, f"{path}.{name}", told)
    elif isinstance(found, list):
        for each in found:
            yield from led(each, tables, path, told)
    else:
        yield path, told


def test_every_paragraph_that_is_named_stands_on_its_page() -> None:
    found = {page: paragraphs(page) for page in PAGES}
    modules = [
        each
        for room in ("src/knekt", "tests")
        for each in (ROOT / room).rglob("*.py")
        if is_of_a_family(each)
    ]
    citations = [
        *(
            (path.name, *each)
            for path in modules
            for remark in remarks(path)
            for each in spoken_of(path, remark)
        ),
        *((path.name, *each) for path, test in every_test() for each in numbers_of(test.name)),
    ]
    assert len(citations) > 1000  # they are found at all
    assert [each for each in citations if each[2] not in found[each[1]]] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_paragraph_has_a_test(page: str) -> None:
    held = {number for path, test in every_test() for of_page, number in named(path, test) if of_page == page}
    untested = {number for number in paragraphs(page) - held if "." in number}
    assert untested == {number for of_page, number in WITHOUT_A_TEST if of_page == page}


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_the_paragraph_of_every_option_stands_on_its_page(family: Family) -> None:
    for name, declared in family.declared.items():
        of_forms = [form for form in family.forms if declared.is_of(form)]
        assert of_forms, name
        for form in of_forms:
            spoken, _, number = declared.paragraph(form).rpartition(" ")
            assert number in paragraphs(SPOKEN[spoken] if spoken else family.name), (name, form)
            of_tournee_alone = family.name == "skat" and "german" not in of_forms
            assert not of_tournee_alone or spoken == "Tournée", name
            assert form != "german" or not spoken, name


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_the_table_of_options_names_the_same_paragraphs(family: Family) -> None:
    """Where a row of the rule page states one."""
    rows = re.findall(r"^\| `([\w.]+)` \|.*?\(([\d.]+)[,)]", PAGES[family.name], re.MULTILINE)
    assert len(rows) > 20
    assert [(name, family.declared[name].paragraph(family.forms[0])) for name, _ in rows] == rows


@pytest.mark.parametrize("name", VECTORS)
def test_every_vector_leads_to_its_paragraph(name: str) -> None:
    tables = VECTORS[name]["paragraphs"]
    vectors = {each: found for each, found in VECTORS[name].items() if each not in HEADS}
    leads = [each for section, found in vectors.items() for each in led(found, tables, section, None)]
    assert len(leads) > 1000
    for path, told in leads:
        assert told is not None, path
        spoken, _, number = told.rpartition(" ")
        assert number in paragraphs(SPOKEN[spoken] if spoken else name), (path, told)


@pytest.mark.parametrize("name", VECTORS)
def test_every_table_that_has_its_paragraph_is_there(name: str) -> None:
    for path in VECTORS[name]["paragraphs"]:
        found = VECTORS[name]
        for step in path.split("."):
            found = found[step]


@pytest.mark.parametrize("page", PAGES)
def test_paragraphs_of_a_page_stand_in_their_order(page: str) -> None:
    written = re.findall(r"^(?:\| )?\*\*(\d{1,2})\.(\d{1,2})(?=[\s*])", PAGES[page], re.MULTILINE)
    numbers = [(int(section), int(number)) for section, number in written]
    assert numbers == sorted(set(numbers))
