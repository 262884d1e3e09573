"""The page: the files that `npm run build` has made, and one document for every address within the page."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

__all__ = ["PAGE", "is_built", "page_router"]

PAGE = Path(__file__).parent.parent / "static"
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
def _files() -> dict[str, PageFile]:
    """Every file, by its address. No other file of the machine can be asked for."""
    return {
        path.relative_to(PAGE).as_posix(): _read(path) for path in sorted(PAGE.rglob("*")) if path.is_file()
    }


def _read(path: Path) -> PageFile:
    content, kind = path.read_bytes(), guess_type(path.name)[0] or "application/octet-stream"
    return PageFile(kind, content, gzip.compress(content, mtime=0) if kind in _PACKED else None)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str | None] = None) -> Response[bytes]:
    """A file of the page; its document for every address that has no dot in it."""
    wanted = (path or "").strip("/")
    found = _files().get(wanted)
    if found is None:
        if wanted.startswith("api/") or "." in wanted or _INDEX not in _files():
            raise NotFoundException
        found = _files()[_INDEX]
    headers = {
        "cache-control": _FOR_EVER if wanted.startswith("assets/") else _ALWAYS_ASK,
        "vary": "accept-encoding",
    }
    content = found.content
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = found.packed, "gzip"
    return Response(content, media_type=found.kind, headers=headers)


page_router = Router(path="/", route_handlers=[page])
