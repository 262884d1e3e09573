"""The server's own log: a line of JSON for each entry on standard error. No card, no hand and no secret stands there.

What went wrong is told by the kind of the error and where it happened. Its text is left out, for it might name a card. What
libraries would tell to find their own faults is never written: of a WebSocket that would be the frames, cards and all. Of an
address that they tell, what was asked behind it is left out.
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
_ASKED = re.compile(r"\?[^\s\"]*")  # of an address: a ticket opens somebody's seat
_ROOM = "knekt"  # frames of our own code are told; the others only count


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
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[_Relay()], level=max(number, logging.INFO), force=True)
    for name in _CHATTER:
        logging.getLogger(name).setLevel(max(number, logging.WARNING))


def told_without_values(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An entry whose error is told by its kind and its places in the source."""
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
    """What libraries log, in the same form; of their errors too only the kind and the place."""

    def emit(self, record: logging.LogRecord) -> None:
        told = structlog.get_logger(record.name)
        extra = {"exc_info": record.exc_info} if record.exc_info else {}
        event = str(record.msg) if record.exc_info else _ASKED.sub("", record.getMessage())
        told.log(record.levelno, event, logger=record.name, **extra)
