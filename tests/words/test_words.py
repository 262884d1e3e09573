"""Every language has every message that the source needs, with the same places, and no other.

The ids that the source uses are found by reading it. An id is seen where it is a literal, a choice between
literals, or a `Reason`, in `Message("id", …)`, in the code of an error, or in a call of any function that
hands a parameter on to one of these, also behind a prefix (`f"expected-{expected}"`). Ids that are made in
another way belong to a family of `FAMILIES` or to a file of `MADE`; a test says which are not in sight.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from words.page_words import ids_said, prefixes_made, prefixes_said

import knekt
from knekt.cli.family import all_pages
from knekt.cli.main import COMMANDS
from knekt.engine import settings
from knekt.errors import Reason
from knekt.games import FAMILIES as GAMES
from knekt.games import PRESETS
from knekt.message import Message
from knekt.skat import GERMAN, Ending, Trigger, doubts, options
from knekt.skruf import SKRUF
from knekt.skruf import Ending as SkrufEnding
from knekt.words import LANGUAGES, say

SOURCE = Path(knekt.__file__).parent
STEPS = (
    *("with", "without", "game", "hand", "schneider", "schneider-announced", "schwarz", "schwarz-announced"),
    *("ouvert", "times", "null", "overbid", "lost"),
    *("gift-declined", "schneider-gift-declined", "spitze"),
    *("kontra", "re", "supra", "hirsch", "doubled", "bock"),
    *("ramsch", "ramsch-tie", "jungfrau", "refused", "durchmarsch"),
    *("ramsch-penalty", "ramsch-fewest", "ramsch-no-trick", "ramsch-sweep", "ramsch-left"),
)
LINES = (
    *("tricks", "game", "slam", "slam-bid", "bets", "aces", "honours", "honours-minus"),
    *("karonka-aces", "karonka-suit", "misere"),
)
DOUBTS = (
    *("kontra-surrender", "kontra-trigger", "rekontra-trigger", "no-trigger", "no-special-rounds"),
    *("no-ramsch", "not-enabled"),
)


def options_and_values() -> Iterator[str]:
    """Every option of every family, and every value of those whose values are words."""
    for family in GAMES.values():
        before, plain = all_pages()[family.name].words, next(iter(family.presets.values()))
        for name, _, kind in settings(plain):
            key = before + name.replace(".", "-")
            yield key
            if get_origin(kind) is Literal:
                yield from (f"{key}-{word}" for word in get_args(kind))


OF_TABLE = {"bar-suit", "judge", "stop"}  # nobody does these at the table
FAMILIES: dict[str, tuple[str, ...]] = {  # ids made of a prefix and one of these
    "count-": STEPS,
    "do-": tuple({kind for family in GAMES.values() for kind in family.actions} - OF_TABLE),
    "doubt-": DOUBTS,
    "ending-": (*Ending, *SkrufEnding),
    "error-": tuple(Reason),
    "help-": tuple(COMMANDS),
    "option-": tuple(options_and_values()),
    "options-": tuple(chapter for family in GAMES.values() for chapter in family.chapters),
    "preset-": tuple(PRESETS),
    "skruf-line-": LINES,
    "trigger-": get_args(Trigger),
    "verify-": ("table", "promise", "cards", "seed"),
}
MADE: dict[str, tuple[str, ...]] = {  # ids that a file takes from a variable
    "engine/parts.py": ("expected-entry",),
    "engine/spelling.py": ("expected-seat", "expected-skruf-seat"),
    "engine/move.py": ("expected-action", "expected-event", "expected-skruf-action", "expected-skruf-event"),
    # these hand on one of them
    **dict.fromkeys(("skat/spelling.py", "skruf/spelling.py", "skruf/game.py"), ()),
    "skat/kontra.py": ("error-must-have-bid",),
    "cli/verify.py": ("verify-holds", "verify-broken", "verify-open"),
    "engine/heaps.py": ("error-card-not-in-pack", "error-missing-card"),
}


@dataclass(frozen=True)
class Speaker:
    """A function of which one argument names a message."""

    place: int
    name: str
    prefix: str = ""
    adds: frozenset[str] = frozenset()  # places that the function fills itself
    # its other parameters; None if its keywords are not the message's places
    own: frozenset[str] | None = None


@dataclass(frozen=True)
class Use:
    """An id in the source, with the places filled there, if these can be seen. No id is one out of sight."""

    id: str | None
    where: str
    fills: frozenset[str] | None = None


SPEAKERS = {
    "Message": Speaker(0, "id"),
    "KnektError": Speaker(0, "code", "error-", own=frozenset({"code", "note"})),
}


class Listener(ast.NodeVisitor):
    """Walks a file with the speakers known so far, and finds uses and further speakers."""

    def __init__(self, file: str, speakers: dict[str, Speaker]) -> None:
        self.file, self.speakers = file, speakers
        self.around: list[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef] = []
        self.uses: set[Use] = set()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._within(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._within(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._within(node)

    def _within(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.around.append(node)
        self.generic_visit(node)
        self.around.pop()

    def visit_Call(self, call: ast.Call) -> None:
        self.generic_visit(call)
        speaker = next(
            (self.speakers[name] for name in self._called(call.func) if name in self.speakers), None
        )
        if speaker is None:
            return
        named = [key.value for key in call.keywords if key.arg == speaker.name]
        for text in call.args[speaker.place : speaker.place + 1] or named:
            self._hear(call, speaker, text, speaker.prefix)

    def _key(self, name: str) -> str:
        """The key of a function; a private one speaks in its own file only."""
        return f"{self.file} {name}" if name.startswith("_") else name

    def _called(self, func: ast.expr) -> list[str]:
        """The names by which a function, class or `.method` may be known as a speaker."""
        match func:
            case ast.Attribute(ast.Call(ast.Name("super")), "__init__"):
                owner = next(each for each in reversed(self.around) if isinstance(each, ast.ClassDef))
                return [base.id for base in owner.bases if isinstance(base, ast.Name)]
            case ast.Attribute(attr=name):
                return [f".{name}", self._key(name)]
            case ast.Name(name):
                return [self._key(name)]
        return []

    def _hear(self, call: ast.Call, speaker: Speaker, text: ast.expr, prefix: str) -> None:
        where = f"{self.file}:{call.lineno}"
        match text:
            case ast.Constant(str(word)):
                self.uses.add(Use(prefix + word, where, _filled(call, speaker)))
            case ast.IfExp(body=one, orelse=other):
                self._hear(call, speaker, one, prefix)
                self._hear(call, speaker, other, prefix)
            case ast.Attribute(ast.Name("Reason"), name):
                self.uses.add(Use(prefix + Reason[name], where, _filled(call, speaker)))
            case ast.Name(name) if self._handed_on(call, name, prefix):
                pass
            case ast.Name(name) if values := self._set_to(name):
                for value in values:
                    self._hear(call, speaker, value, prefix)
            case ast.JoinedStr([ast.Constant(str(start)), ast.FormattedValue(ast.Name(name))]) if (
                self._handed_on(call, name, prefix + start)
            ):
                pass
            case ast.JoinedStr([ast.Constant(str(start)), *_]) if prefix + start in FAMILIES:
                pass
            case _ if self.file not in MADE:
                self.uses.add(Use(None, where))

    def _set_to(self, name: str) -> list[ast.expr]:
        """What the function around assigns to the name."""
        inside = ast.walk(self.around[-1]) if self.around else iter(())
        sets = [(to, node.value) for node in inside if isinstance(node, ast.Assign) for to in node.targets]
        return [value for to, value in sets if isinstance(to, ast.Name) and to.id == name]

    def _handed_on(self, call: ast.Call, name: str, prefix: str) -> bool:
        """Whether the name is a parameter, so that the caller names the message."""
        for depth, function in reversed(list(enumerate(self.around))):
            if isinstance(function, ast.ClassDef):
                continue
            owner = self.around[depth - 1] if depth else None
            a = function.args
            params = [*a.posonlyargs, *a.args][isinstance(owner, ast.ClassDef) :]
            names = [each.arg for each in (*params, *a.kwonlyargs)]
            if name not in names:
                continue
            made = self._key(function.name)
            if isinstance(owner, ast.ClassDef):
                made = owner.name if function.name == "__init__" else f".{function.name}"
            adds = frozenset(key.arg for key in call.keywords if key.arg)
            own = frozenset(names) if a.kwarg else None
            self.speakers.setdefault(made, Speaker(names.index(name), name, prefix, adds, own))
            for param, default in zip(reversed(params), reversed(a.defaults), strict=False):
                if param.arg == name and isinstance(default, ast.Constant):
                    self.uses.add(Use(prefix + str(default.value), f"{self.file}:{function.lineno}"))
            return True
        return False


def _filled(call: ast.Call, speaker: Speaker) -> frozenset[str] | None:
    """The places of the message that the call fills; None if they cannot be seen."""
    if speaker == SPEAKERS["Message"]:
        match call:
            case ast.Call(args=[_], keywords=[]):
                return frozenset()
            case ast.Call(args=[_, ast.Dict() as given]):
                return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
        return None
    keys = {key.arg for key in call.keywords}
    if speaker.own is None or None in keys:
        return None
    return frozenset(key for key in keys if key) - speaker.own | speaker.adds


def listen(sources: dict[str, str]) -> set[Use]:
    """The uses of messages in these files."""
    trees = {file: ast.parse(text) for file, text in sources.items()}
    speakers, known = dict(SPEAKERS), 0
    while known < len(speakers):  # each round may find functions that call earlier ones
        known, uses = len(speakers), set()
        for file, tree in trees.items():
            listener = Listener(file, speakers)
            listener.visit(tree)
            uses |= listener.uses
    return uses


@cache
def heard() -> set[Use]:
    return listen(
        {str(file.relative_to(SOURCE)): file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")}
    )


def wanted() -> set[str]:
    families = {prefix + word for prefix, words in FAMILIES.items() for word in words}
    return {use.id for use in heard() if use.id} | families | {id for made in MADE.values() for id in made}


class Reader(Visitor):
    """Collects the $places of an entry and the entries that it refers to."""

    def __init__(self) -> None:
        self.places: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.places.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)


def entries(lang: str) -> Iterator[tuple[str, Any]]:
    for file in sorted((SOURCE / "words" / lang).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            yield file.name, entry


@cache
def read(lang: str) -> dict[str, Reader]:
    """The messages of a language by their ids."""
    found = {}
    for _, entry in entries(lang):
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry)
    return found


def places(lang: str, id: str) -> set[str]:
    """The places of a message and of those it refers to."""
    entry = read(lang)[id]
    return entry.places.union(*(places(lang, other) for other in entry.refers))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_can_be_read_and_stands_once(lang: str) -> None:
    found: list[str] = []
    for file, entry in entries(lang):
        # a choice without a default is junk of this kind too
        assert not isinstance(entry, fluent.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.value is not None, entry.id.name
            found.append(entry.id.name)
    assert len(found) > 60
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages_in_the_same_files(lang: str) -> None:
    def layout(lang: str) -> set[tuple[str, str]]:
        return {(file, entry.id.name) for file, entry in entries(lang) if isinstance(entry, fluent.Message)}

    assert layout(lang) == layout("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_fill_the_same_places(lang: str) -> None:
    assert {id: places(lang, id) for id in read(lang)} == {id: places("en", id) for id in read("en")}


def test_every_id_in_the_source_is_in_sight() -> None:
    assert sorted(use.where for use in heard() if use.id is None) == []


def test_no_message_is_missing() -> None:
    where = {use.id: use.where for use in heard()}
    missing = [f"{id}  {where.get(id, '')}" for id in sorted(wanted() - read("en").keys())]
    assert not missing, "\n".join(missing)


def test_no_message_is_unused() -> None:
    referred = set().union(*(entry.refers for entry in read("en").values()))
    _, on_the_page = ids_said()
    made = tuple(prefixes_made())
    unused = sorted(
        id for id in read("en").keys() - wanted() - referred - on_the_page if not id.startswith(made)
    )
    assert not unused, "\n".join(unused)


def test_the_page_says_nothing_that_is_missing() -> None:
    said, _ = ids_said()
    assert len(said) > 100
    assert not sorted(said - read("en").keys())
    made = prefixes_said()
    assert not [prefix for prefix in made if not any(id.startswith(prefix) for id in read("en"))]


def test_every_place_is_filled() -> None:
    known = [use for use in heard() if use.id in read("en") and use.fills is not None]
    assert len(known) > 20
    for use in known:
        assert use.id is not None and use.fills is not None
        assert places("en", use.id) <= use.fills, f"{use.where}: {use.id}"


def test_the_listener_hears_what_it_says_it_hears() -> None:
    source = """
def tell(seat, id, **args): show(Message(id, args))
def late(kind="idle"):
    def inner(): tell(0, f"late-{kind}")
    return inner
def choose():
    id = "one" if a else "two"
    return Message(id)
class Lost(KnektError):
    def __init__(self, code, name): super().__init__(code, "note", name=name)
class Table:
    def say(self, id): return say(Message(id), self.lang)
Message("plain", {"n": 1}), Message("this" if a else "that")
tell(3, "told", card=1), tell(3, id="named"), late("bell"), Table().say("spoken"), Lost("cat", "Tom")
Message(f"count-{x}"), IllegalAction(1, Reason.NOT_NOW), Message(f"other-{x}"), Message(table[x])
"""
    uses = listen({"a.py": source, "errors.py": (SOURCE / "errors.py").read_text(encoding="utf-8")})
    found = {use.id: use for use in uses if use.where.startswith("a.py")}
    ids = "plain this that told named late-bell late-idle spoken one two error-cat error-not-now"
    assert found.keys() - {None} == set(ids.split())
    assert found["plain"].fills == frozenset({"n"})
    assert found["told"].fills == frozenset({"card"})
    assert found["error-cat"].fills is None
    assert [use.where for use in uses if use.id is None] == ["a.py:15"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_without_gaps_or_isolation_marks(lang: str) -> None:
    for id in read(lang):
        for value in ("x", 0, 1, 2):
            said = say(Message(id, dict.fromkeys(places(lang, id), value)), lang)
            assert said == said.strip()
            assert not set(said) & set("{}\u2066\u2067\u2068\u2069\n"), f"{id}: {said}"
            assert id.startswith("error-") <= said.endswith((".", "x", "0", "1", "2")), f"{id}: {said}"


@pytest.mark.parametrize(
    ("wanted", "doubt"),
    [
        ({"kontra.enabled": True}, "kontra-surrender"),
        ({"bock.enabled": True, "bock.triggers": ("rekontra",)}, "kontra-trigger"),
        ({"kontra.enabled": True, "kontra.max": 1, "bock.enabled": True}, "rekontra-trigger"),
        ({"bock.enabled": True, "bock.triggers": ()}, "no-trigger"),
        ({"special_rounds.mode": "schieberramsch"}, "no-special-rounds"),
        ({"ramsch.skat_to": "loser"}, "no-ramsch"),
        ({"schieber.multiply_durchmarsch": True}, "no-ramsch"),
        ({"schenken.scope": "grand_only"}, "not-enabled"),
    ],
)
def test_every_doubt_is_raised_and_names_a_setting(wanted: dict[str, Any], doubt: str) -> None:
    found = [each for each in doubts(options("german", wanted)) if each.id == f"doubt-{doubt}"]
    assert doubt in DOUBTS and len(found) == 1
    for lang in LANGUAGES:
        said = say(found[0], lang)
        assert said.endswith(".") and any(name in said for name, _, _ in settings(GERMAN)), said


@pytest.mark.parametrize(
    ("preset", "wanted", "doubt"),
    [
        ("skruf", {"misere_forehand": "left_of_dealer"}, "no-misere"),
        ("skruf", {"min_level": 3, "below_minimum": "raise_phase"}, "low-minimum"),
        ("trekarl", {"opponents_swap": False, "swap_back": True}, "no-swap"),
    ],
)
def test_every_doubt_of_skruf_too(preset: str, wanted: dict[str, Any], doubt: str) -> None:
    family = GAMES["skruf"]
    (found,) = family.doubts(family.options(preset, wanted))
    assert found.id == f"doubt-{doubt}"
    for lang in LANGUAGES:
        said = say(found, lang)
        assert said.endswith(".") and any(name in said for name, _, _ in settings(SKRUF)), said
