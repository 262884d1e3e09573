"""Errors as programs and people want them: a status, a stable code, a sentence in the reader's language."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from knekt.errors import IllegalAction, KnektError, Reason
from knekt.message import Message
from knekt.words import LANGUAGES, say

__all__ = ["Problem", "language_of", "problem_of", "refuse", "refuse_http"]

PROBLEM_JSON = "application/problem+json"
_STATUS = {
    "no-such-table": 404,
    "no-such-person": 404,
    "no-such-token": 404,
    "not-known": 401,
    "bad-token": 401,
    "wrong-login": 401,
    "wrong-password": 403,
    "not-by-token": 403,
    "foreign-origin": 403,
    "no-csrf-token": 403,
    "token-too-narrow": 403,
    "not-the-host": 403,
    "no-place-here": 403,
    "has-account": 409,
    "has-played": 409,
    "login-taken": 409,
    "no-account": 409,
    "too-many-tokens": 409,
    "place-taken": 409,
    "places-free": 409,
    "sitting-has-begun": 409,
    "sitting-not-begun": 409,
    "table-closed": 409,
    Reason.STALE: 409,
    "too-many": 429,
}


class Problem(Struct, kw_only=True):
    """What was wrong, as RFC 9457 has it; `code` is for programs and never changes."""

    status: int
    code: str
    detail: str


def language_of(header: str | None) -> str:
    """The first language of an Accept-Language header that Knekt speaks.

    >>> language_of("fr, sv;q=0.8, en;q=0.5"), language_of(None)
    ('sv', 'en')
    """
    for part in (header or "").split(","):
        wanted = part.split(";")[0].strip().lower().split("-")[0]
        if wanted in LANGUAGES:
            return wanted
    return "en"


def problem_of(error: KnektError, language: str) -> Problem:
    """The problem that an error of ours is."""
    status = _STATUS.get(error.code, 422 if isinstance(error, IllegalAction) else 400)
    return Problem(status=status, code=error.code, detail=say(error.message, language))


def refuse(request: Request[Any, Any, Any], error: KnektError) -> Response[Problem]:
    """An error of ours as a response."""
    problem = problem_of(error, language_of(request.headers.get("accept-language")))
    headers = {"Retry-After": str(error.args_said["seconds"])} if problem.status == 429 else {}
    return Response(problem, status_code=problem.status, media_type=PROBLEM_JSON, headers=headers)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in the same form."""
    code = {400: "bad-request", 404: "not-found", 405: "wrong-method", 413: "too-large", 429: "too-many"}
    said = code.get(error.status_code, "bad-request" if error.status_code < 500 else "failed")
    language = language_of(request.headers.get("accept-language"))
    detail = say(Message(f"problem-{said}"), language)
    problem = Problem(status=error.status_code, code=said, detail=detail)
    return Response(
        problem, status_code=error.status_code, media_type=PROBLEM_JSON, headers=error.headers or {}
    )
