"""The reference of the library under /docs: pages that `make docs` has made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from knekt.message import Message
from knekt.server.api.page import files_in, sent
from knekt.server.api.problems import language_of
from knekt.words import say

__all__ = ["REFERENCE", "reference_router"]

REFERENCE = Path(__file__).parent.parent / "reference"
_FIRST = "knekt.html"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def reference(request: Request[Any, Any, Any], path: FromPath[str | None] = None) -> Response[Any]:
    """A page of the reference; where there is none, how to make them."""
    files, wanted = files_in(REFERENCE), (path or "").strip("/")
    if _FIRST not in files:
        told = say(Message("serve-no-reference"), language_of(request.headers.get("accept-language")))
        return Response(f"{told}\n", media_type="text/plain", status_code=404)
    if not wanted:
        return Redirect(f"/docs/{_FIRST}")
    if wanted not in files:
        raise NotFoundException
    return sent(request, files[wanted])


reference_router = Router(path="/docs", route_handlers=[reference])
