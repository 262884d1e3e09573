"""The reference of the library, which `make docs` writes and `knekt serve` shows under /docs.

The pages are made by pdoc from the docstrings of the public rooms; the first is docs/library.md. They hold no
script and no style of their own, so that they need no exception from the server's content policy.
"""

from __future__ import annotations

import re
import shutil
import sys
import warnings
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from typing import get_type_hints

import pdoc
from pdoc.render import configure, env

import knekt

__all__ = ["FOLDER", "ROOMS", "write"]

DOCS = Path(__file__).parent
FOLDER = DOCS.parent / "src" / "knekt" / "server" / "reference"
ROOMS = (
    "knekt",
    *(
        f"knekt.{room}"
        for room in (
            "games",
            "cards",
            "engine",
            "skat",
            "skruf",
            "sheet",
            "notation",
            "solver",
            "players",
            "analysis",
            "client",
            "errors",
        )
    ),
)
STYLES = (
    "resources/bootstrap-reboot.min.css",
    "syntax-highlighting.css",
    "theme.css",
    "layout.css",
    "content.css",
    "custom.css",
)


def write(folder: Path = FOLDER) -> None:
    """Write the pages anew; a warning of pdoc is an error."""
    knekt.__doc__ = _first_page()
    _resolve_inherited()
    configure(
        docformat="markdown",
        favicon="/favicon.svg",  # that of the server's page
        search=False,
        show_source=False,
        template_directory=DOCS / "templates",
    )
    shutil.rmtree(folder, ignore_errors=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pdoc.pdoc(*ROOMS, r"!knekt\.\w+\.", output_directory=folder)
    (folder / "style.css").write_text(_style())


def _resolve_inherited() -> None:
    """Write out the types of inherited fields: pdoc would look for their names in the module of the heir."""
    for room in ROOMS:
        module = import_module(room)
        for kind in (getattr(module, name) for name in module.__all__):
            if (
                isinstance(kind, type)
                and is_dataclass(kind)
                and any(is_dataclass(base) for base in kind.__bases__)
            ):
                known = kind.__init__.__annotations__
                known.update({name: hint for name, hint in get_type_hints(kind).items() if name in known})


def _first_page() -> str:
    """The document for beginners; what it says of other documents stays, without their links."""
    text = (DOCS / "library.md").read_text()
    return re.sub(r"\[([^\]]+)\]\((?!#|https?:)[^)]*\)", r"\1", text)


def _style() -> str:
    return "\n".join(env.get_template(name).render() for name in STYLES)


if __name__ == "__main__":
    write(*map(Path, sys.argv[1:]))
