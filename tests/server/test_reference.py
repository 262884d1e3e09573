"""The reference of the library is made without a warning, and shown as the content policy allows it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from serving import PATIENCE, serving

import knekt
from docs.reference import ROOMS, write
from knekt.server.api import reference


class Tags(HTMLParser):
    """The tags of a page with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The reference, made anew."""
    folder, said = tmp_path_factory.mktemp("reference"), knekt.__doc__
    write(folder)
    knekt.__doc__ = said
    return folder


def test_every_public_room_has_its_page(pages: Path) -> None:
    made = {path.relative_to(pages).as_posix() for path in pages.rglob("*.html")}
    assert made == {"index.html"} | {f"{room.replace('.', '/')}.html" for room in ROOMS}
    assert 'id="Game.play"' in (pages / "knekt" / "engine.html").read_text()
    assert "The library" in (pages / "knekt.html").read_text()


def test_the_pages_need_nothing_that_the_content_policy_forbids(pages: Path) -> None:
    for path in pages.rglob("*.html"):
        for tag, given in Tags(path.read_text()).found:
            assert tag not in ("script", "style", "iframe", "object", "base"), path
            assert not [name for name in given if name == "style" or name.startswith("on")], (path, tag)
            for name in ("src", "href"):
                target = given.get(name) or ""
                if tag != "a" and target and target != "/favicon.svg":
                    assert (path.parent / target).is_file(), (path, target)
    assert not re.search(r"url\(\s*['\"]?(?!['\"]?data:)|@import", (pages / "style.css").read_text())


def test_links_between_the_pages_lead_somewhere(pages: Path) -> None:
    for path in pages.rglob("*.html"):
        for tag, given in Tags(path.read_text()).found:
            target = (given.get("href") or "").partition("#")[0]
            if tag == "a" and target and "://" not in target:
                assert (path.parent / target).is_file(), (path, target)


def test_the_server_shows_them(pages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "REFERENCE", pages)
    with (
        serving(tmp_path) as house,
        httpx.Client(base_url=house.address, timeout=PATIENCE, follow_redirects=True) as client,
    ):
        for path in ("/docs", "/docs/", "/docs/knekt.html"):
            first = client.get(path)
            assert first.status_code == 200 and first.url.path == "/docs/knekt.html"
            assert first.headers["content-type"].startswith("text/html") and "The library" in first.text
            assert first.headers["cache-control"] == "no-cache"
            assert "unsafe" not in first.headers["content-security-policy"]
        style = client.get("/docs/style.css")
        assert style.status_code == 200 and style.headers["content-type"].startswith("text/css")
        assert client.get("/docs/knekt/engine.html").status_code == 200
        for path in ("/docs/knekt/server.html", "/docs/%2e%2e/api/app.py", "/docs/style.css/more"):
            assert client.get(path).status_code == 404


def test_without_pages_it_says_how_to_make_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "REFERENCE", tmp_path / "nothing")
    with serving(tmp_path) as house:
        for language, word in (("en", "reference"), ("fi", "opasta")):
            wanted = {"accept-language": language}
            answer = httpx.get(f"{house.address}/docs", headers=wanted, timeout=PATIENCE)
            assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/plain")
            assert "`make docs`" in answer.text and word in answer.text
