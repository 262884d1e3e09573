"""The body of a request, read as JSON."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException

__all__ = ["JsonRequest"]


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read as JSON, or refused, also if it is not UTF-8 or nested too deeply."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeError, RecursionError):  # Litestar's decoder does not catch these
            raise ClientException from None
