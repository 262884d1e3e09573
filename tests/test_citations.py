"""Wherever code or a test names a paragraph of the rules, the rule page has it."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = {name: (ROOT / "docs" / "rules" / f"{name}.md").read_text() for name in ("skat", "tournee", "skruf")}
NUMBER = r"\d{1,2}\.(?:\d{1,2}|[A-Z])(?![\d%])"
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
SPOKEN = {
    "Skat": "skat",
    "Tournée": "tournee",
}  # how a comment names the page, where it is not its own family's


def paragraphs(page: str) -> set[str]:
    """The numbers of the paragraphs and sections of a rule page."""
    bold = re.findall(r"\*\*(\d{1,2}(?:\.(?:\d{1,2}|[A-Z]))?)(?=[\s*])", PAGES[page])
    return {*bold, *re.findall(r"^## (\d+)\.", PAGES[page], re.MULTILINE)}


def remarks(path: Path) -> Iterator[str]:
    """What is said of paragraphs in a module: at the beginning of comments, and in brackets."""
    with tokenize.open(path) as source:
        comments = [
            token.string.lstrip("# ")
            for token in tokenize.generate_tokens(source.readline)
            if token.type == tokenize.COMMENT
        ]
    for comment in comments:
        if re.match(rf"(Tournée )?{NUMBER}", comment):
            yield re.split(r"[:;]", comment)[0]
    nodes = [each for each in ast.walk(ast.parse(path.read_text())) if isinstance(each, DOCUMENTED)]
    docstrings = [text.split(">>>")[0] for each in nodes if (text := ast.get_docstring(each))]
    for text in (*comments, *docstrings):
        yield from re.findall(rf"\(((?:Tournée |Skat )?{NUMBER}[^)]*)\)", text)


def cited(path: Path) -> Iterator[tuple[str, str]]:
    """The page and the paragraph of every citation in a module."""
    place = path.relative_to(ROOT).as_posix()
    for remark in remarks(path):
        page = "skruf" if "skruf" in place else "skat"
        for spoken, number in re.findall(rf"(?:(Tournée|Skat) )?({NUMBER})", remark):
            page = SPOKEN.get(spoken, page)
            yield page, number
    for page, section, number in re.findall(
        r"def test_(skat|tournee|skruf)_(\d+)(?:_(\d+))?(?=_|\()", path.read_text()
    ):
        yield page, f"{section}.{number}" if number else section


def modules() -> list[Path]:
    """The modules that are about one family of games."""
    found = [*(ROOT / "src" / "knekt").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    return [each for each in found if re.search("skat|skruf|tournee", each.relative_to(ROOT).as_posix())]


def test_every_paragraph_that_is_named_stands_on_its_page() -> None:
    found = {page: paragraphs(page) for page in PAGES}
    citations = [(path, page, number) for path in modules() for page, number in cited(path)]
    assert len(citations) > 1000  # they are found at all
    missing = [(path.name, page, number) for path, page, number in citations if number not in found[page]]
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_paragraphs_of_a_page_stand_in_their_order(page: str) -> None:
    written = re.findall(r"^(?:\| )?\*\*(\d{1,2})\.(\d{1,2})(?=[\s*])", PAGES[page], re.MULTILINE)
    numbers = [(int(section), int(number)) for section, number in written]
    assert numbers == sorted(set(numbers))
