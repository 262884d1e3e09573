"""The server's own log: a line of JSON for each entry, on standard error. It contains no card and no secret.

Of an error the log tells the kind and the place. Its text is left out, for it might name a card. What
libraries log to find their own faults is never written: for a WebSocket that would be the frames, cards and
all. Addresses that libraries log lose their query.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog

__all__ = ["set_up_logs"]

_CHATTER = "alembic", "httpx", "httpcore", "aiosqlite", "asyncio", "uvicorn.access"
_ASKED = re.compile(r"\?[^\s\"]*")  # the query of an address: a ticket in it opens somebody's seat
_ROOM = "knekt"  # paths of our own code are told from here on


def set_up_logs(level: str) -> None:
    """Write entries from this level on: debug, info, warning or error."""
    number = getattr(logging, level.upper())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            told_without_values,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=lambda *_: _Line(),
    )
    logging.basicConfig(handlers=[_Relay()], level=max(number, logging.INFO), force=True)
    for name in _CHATTER:
        logging.getLogger(name).setLevel(max(number, logging.WARNING))


def told_without_values(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The entry with its error replaced by the error's kind and its places in the source."""
    error = entry.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        entry["error"] = type(error).__name__
        frames = traceback.extract_tb(error.__traceback__)
        entry["at"] = [f"{frame.filename.rpartition(_ROOM + '/')[2]}:{frame.lineno}" for frame in frames[-8:]]
    return entry


class _Line:
    """Writes to what is standard error now, not to what it was when the log was set up."""

    def msg(self, text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    log = debug = info = warning = error = critical = msg


class _Relay(logging.Handler):
    """Writes what libraries log in the same form, and of their errors also only the kind and the place."""

    def emit(self, record: logging.LogRecord) -> None:
        told = structlog.get_logger(record.name)
        extra = {"exc_info": record.exc_info} if record.exc_info else {}
        event = str(record.msg) if record.exc_info else _ASKED.sub("", record.getMessage())
        told.log(record.levelno, event, logger=record.name, **extra)
