"""Errors as responses: a status, a stable code for programs, a sentence in the reader's language."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from knekt.errors import IllegalAction, KnektError, Reason
from knekt.message import Message
from knekt.server.shown.wire import Happened, Snapshot
from knekt.words import LANGUAGES, say

__all__ = [
    "PROBLEM_JSON",
    "Late",
    "Problem",
    "fail",
    "language_of",
    "late_problem",
    "problem_of",
    "refuse",
    "refuse_http",
]

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
    "not-from-here": 403,
    "no-csrf-token": 403,
    "token-too-narrow": 403,
    "not-the-host": 403,
    "nothing-is-changed": 403,
    "nobody-to-agree": 403,
    "proposal-waits": 409,
    "no-such-proposal": 409,
    "not-asked": 403,
    "no-place-here": 403,
    "has-account": 409,
    "has-played": 409,
    "login-taken": 409,
    "name-taken": 409,
    "no-account": 409,
    "too-many-tokens": 409,
    "too-many-open": 409,
    "place-taken": 409,
    "command-used": 409,
    "places-free": 409,
    "sitting-has-begun": 409,
    "sitting-not-begun": 409,
    "table-closed": 409,
    "table-full": 409,
    "already-seated": 409,
    "already-away": 409,
    "not-away": 409,
    "deal-is-running": 409,
    "another-hand": 409,
    "no-taking-back": 403,
    "nothing-to-take-back": 409,
    "no-deal-is-running": 409,
    "sitting-is-over": 409,
    "time-is-up": 409,
    "seq-ahead": 409,
    "deal-not-over": 404,
    "not-your-seat": 403,
    "daily-not-finished": 403,
    "daily-given-up": 403,
    "hints-are-off": 403,
    "nothing-to-advise": 409,
    "no-advice-now": 503,
    Reason.STALE: 409,
    "too-many": 429,
    "too-many-sockets": 429,
    "database-failed": 503,
}


_PROBLEMS = {  # what the framework refuses
    400: ("bad-request", Message("problem-bad-request")),
    404: ("not-found", Message("problem-not-found")),
    405: ("wrong-method", Message("problem-wrong-method")),
    413: ("too-large", Message("problem-too-large")),
    429: ("too-many", Message("problem-too-many")),
    500: ("failed", Message("problem-failed")),
}
_log = structlog.get_logger()


class Problem(Struct, kw_only=True):
    """What was wrong, as RFC 9457 has it; `code` is for programs and never changes."""

    status: int
    code: str
    detail: str


class Late(Problem, kw_only=True):
    """Why an action was refused, and what has happened that the client did not know of."""

    missing: list[Snapshot | Happened]


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
    seconds = error.args_said.get("seconds")
    headers = {"Retry-After": str(seconds)} if problem.status in (429, 503) and seconds else {}
    return Response(problem, status_code=problem.status, media_type=PROBLEM_JSON, headers=headers)


def late_problem(error: KnektError, language: str, missing: list[Snapshot | Happened]) -> Late:
    """The problem, with the events that the client did not know."""
    plain = problem_of(error, language)
    return Late(status=plain.status, code=plain.code, detail=plain.detail, missing=missing)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A refusal of the framework, in the same form."""
    made = _framed(request, error.status_code)
    made.headers.update(error.headers or {})
    return made


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to a fault of ours: the log gets its place, the client only that something failed."""
    _log.error("request-failed", path=request.url.path, exc_info=error)
    return _framed(request, 500)


def _framed(request: Request[Any, Any, Any], status: int) -> Response[Problem]:
    code, message = _PROBLEMS.get(status, _PROBLEMS[400 if status < 500 else 500])
    detail = say(message, language_of(request.headers.get("accept-language")))
    return Response(
        Problem(status=status, code=code, detail=detail), status_code=status, media_type=PROBLEM_JSON
    )
