"""The page: the files that `npm run build` has made, and one document for every address within the page."""

from __future__ import annotations

import gzip
import os
from dataclasses import dataclass
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

__all__ = ["PAGE", "files_in", "is_built", "page_router", "sent"]

# A page that was built with further games may lie elsewhere.
PAGE = Path(os.environ.get("KNEKT_PAGE") or Path(__file__).parent.parent / "static")
_INDEX = "index.html"
_FOR_EVER = "public, max-age=31536000, immutable"  # files in assets/ have their checksum in the name
_ALWAYS_ASK = "no-cache"
_PACKED = frozenset({"text/html", "text/css", "text/javascript", "image/svg+xml", "text/plain"})


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file as it is sent, and also packed if it is of a kind that packing makes smaller."""

    kind: str
    content: bytes
    packed: bytes | None


def is_built() -> bool:
    """Whether there is a page to show."""
    return (PAGE / _INDEX).is_file()


@cache
def files_in(folder: Path) -> dict[str, PageFile]:
    """Every file of a folder, by its address. No other file of the machine can be asked for."""
    return {
        path.relative_to(folder).as_posix(): _read(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _read(path: Path) -> PageFile:
    content, kind = path.read_bytes(), guess_type(path.name)[0] or "application/octet-stream"
    return PageFile(kind, content, gzip.compress(content, mtime=0) if kind in _PACKED else None)


def sent(request: Request[Any, Any, Any], found: PageFile, *, for_ever: bool = False) -> Response[bytes]:
    """The file as a response, packed if the browser can unpack it."""
    headers = {"cache-control": _FOR_EVER if for_ever else _ALWAYS_ASK, "vary": "accept-encoding"}
    content = found.content
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = found.packed, "gzip"
    return Response(content, media_type=found.kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str | None] = None) -> Response[bytes]:
    """A file of the page; its document for every address that has no dot in it."""
    files, wanted = files_in(PAGE), (path or "").strip("/")
    found = files.get(wanted)
    if found is None:
        if wanted.startswith("api/") or "." in wanted or _INDEX not in files:
            raise NotFoundException
        found = files[_INDEX]
    return sent(request, found, for_ever=wanted.startswith("assets/"))


page_router = Router(path="/", route_handlers=[page])
