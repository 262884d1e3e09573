"""What the packages offer: a sorted `__all__` of names that exist, each with a line that says what it is."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path

import pytest

import knekt

HOUSE = Path(knekt.__file__).parent
PACKAGES = sorted(
    ".".join(path.parent.relative_to(HOUSE.parent).parts) for path in HOUSE.rglob("__init__.py")
)
MODULES = sorted(
    ".".join(path.relative_to(HOUSE.parent).with_suffix("").parts)
    for path in HOUSE.rglob("*.py")
    if not path.name.startswith("__") and "migrations" not in path.parts  # Alembic runs those by their paths
)


def sorting(name: str) -> tuple[int, str]:
    """Constants, then classes, then the rest, each by the alphabet."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def says_what_it_is(thing: object) -> bool:
    """Whether the class has a docstring that somebody wrote; a dataclass without one gets its signature."""
    words = (inspect.getdoc(thing) if not inspect.isclass(thing) else thing.__dict__.get("__doc__")) or ""
    if words.startswith(f"{getattr(thing, '__name__', '')}("):
        words = words.partition("\n\n")[2]  # what comes from C++ has its line below the signature
    return bool(words)


@pytest.mark.parametrize("name", PACKAGES)
def test_a_package_lists_what_it_offers(name: str) -> None:
    package = importlib.import_module(name)
    assert hasattr(package, "__all__"), "no __all__"
    assert says_what_it_is(package), "no docstring"


@pytest.mark.parametrize("name", [*PACKAGES, *MODULES])
def test_a_list_of_names_is_sorted_and_true(name: str) -> None:
    module = importlib.import_module(name)
    names = list(getattr(module, "__all__", ()))
    assert names == sorted(set(names), key=sorting)
    assert [each for each in names if not hasattr(module, each)] == []


@pytest.mark.parametrize("name", PACKAGES)
def test_every_public_name_says_what_it_is(name: str) -> None:
    package = importlib.import_module(name)
    offered = [getattr(package, each) for each in getattr(package, "__all__", ())]
    ours = [each for each in offered if getattr(each, "__module__", "").startswith("knekt.")]
    silent = [each.__name__ for each in ours if hasattr(each, "__name__") and not says_what_it_is(each)]
    assert silent == []
