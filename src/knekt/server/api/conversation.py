"""What one socket says and hears: any number of tables, commands, phrases.

This knows messages, but no network.
"""

from __future__ import annotations

import math

import msgspec
import structlog

from knekt.errors import KnektError
from knekt.message import Message
from knekt.server.api.throttle import Throttle
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.rights import watching_as
from knekt.server.hall.viewer import Viewer
from knekt.server.run.limits import ACTS, COMMANDS, HELLOS, Rate
from knekt.server.run.node import Node
from knekt.server.shown.frames import encode
from knekt.server.shown.watching import Outbox, Watcher
from knekt.server.shown.wire import Act, Done, FromClient, Hello, Mute, Pong, Refused, Say, Wait
from knekt.words import say

__all__ = ["Conversation"]

LARGEST = 4096  # bytes of a message
MOST_TABLES = 10
MOST_DEBT = 5.0  # seconds for which a client may be kept waiting without a pause
NOT_ALLOWED = 1008  # the reason why a connection ends, as WebSockets number it

_BAD_REQUEST = Message("problem-bad-request")
_decoder = msgspec.json.Decoder(FromClient)
_log = structlog.get_logger()


class Conversation:
    """One client at one socket. A message that is no JSON or too long ends it; one that comes too fast waits.

    An action that answers a question costs nothing: there are never more of these than questions.
    """

    def __init__(self, node: Node, viewer: Viewer, language: str, throttle: Throttle) -> None:
        self._node, self._viewer, self._language, self._throttle = node, viewer, language, throttle
        self._told = 0  # how many seconds of debt the client has been told of
        self.outbox = Outbox()
        self._watching: dict[str, tuple[LiveTable, Watcher]] = {}

    async def hear(self, said: str | bytes) -> None:
        """Answer a message of the client. No other message is read before this is done."""
        if self.outbox.ended is not None:
            return
        if len(said if isinstance(said, bytes) else said.encode("utf-8", "surrogatepass")) > LARGEST:
            self._dismiss("too-large", Message("problem-too-large"))
            return
        message: FromClient | None = None
        try:
            message = _decoder.decode(said)
        except msgspec.ValidationError:
            pass  # it is JSON, but not one of our messages, or a field has a wrong value
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._dismiss("bad-request", _BAD_REQUEST)
            return
        await self._keep_waiting(_rate_of(message))
        if self.outbox.ended is not None:
            return
        if message is None:
            self._refuse("bad-request", _BAD_REQUEST)
        else:
            await self._answer(message)

    def end(self) -> None:
        """The client has gone."""
        for live, watcher in self._watching.values():
            self._node.unwatch(live, watcher)
        self._watching.clear()

    async def _keep_waiting(self, rate: Rate) -> None:
        """Wait until the message may be answered; a client that goes on at this speed is sent away."""
        wait = self._throttle.count(rate)
        debt = math.ceil(self._throttle.debt)
        if self._throttle.debt > MOST_DEBT:
            self._dismiss("too-many", Message("error-too-many", {"seconds": debt}), seconds=debt)
            return
        if wait > 0 and debt > self._told:
            sentence = say(Message("problem-wait", {"seconds": debt}), self._language)
            self.outbox.send(encode(Wait(code="too-many", message=sentence, seconds=debt)))
        self._told = debt
        if wait > 0:
            await self._throttle.wait(wait)

    async def _answer(self, message: FromClient) -> None:
        if isinstance(message, Pong):
            return
        command = message.command if isinstance(message, Act) else None
        try:
            match message:
                case Hello(table=table, seq=seq):
                    await self._watch(table, seq or 0)
                case Act(table=table, action=action, seq=seq, command=name, ask=ask):
                    done, answers = await self._node.commands.act(table, self._viewer, action, seq, name, ask)
                    if answers:
                        self._throttle.give_back(ACTS)
                    self.outbox.send(encode(Done(table=table, command=name, seq=done.seq)))
                case Say(table=table, phrase=phrase):
                    await self._node.commands.speak(table, self._viewer, phrase)
                case Mute(table=table, player=player, muted=muted):
                    await self._node.commands.mute(table, self._viewer, player, muted=muted)
        except KnektError as refused:
            seconds = refused.args_said.get("seconds") if refused.code == "too-many" else None
            self._refuse(
                refused.code,
                refused.message,
                message.table,
                command,
                seconds=seconds if isinstance(seconds, int) else None,
            )
        except Exception:  # the log gets the place, the client only that something failed
            _log.exception("message-failed", kind=type(message).__name__)
            self._refuse("failed", Message("problem-failed"), message.table, command)

    async def _watch(self, table: str, seq: int) -> None:
        """Show a table; if it is shown already, begin again."""
        live = await self._node.hall.live_table(table)
        who = watching_as(live, self._viewer)
        before = self._watching.pop(table, None)
        if before is not None:
            before[0].watchers.discard(before[1])
        elif len(self._watching) >= MOST_TABLES:
            raise KnektError("too-many-tables", f"more than {MOST_TABLES} tables", most=MOST_TABLES)
        watcher = Watcher(who, seq, self.outbox)
        self._watching[table] = live, watcher
        self._node.watch(live, watcher)

    def _dismiss(self, code: str, message: Message, *, seconds: int | None = None) -> None:
        self._refuse(code, message, seconds=seconds)
        self.outbox.end(NOT_ALLOWED)

    def _refuse(
        self,
        code: str,
        message: Message,
        table: str | None = None,
        command: str | None = None,
        *,
        seconds: int | None = None,
    ) -> None:
        shown = self._watching.get(table or "")
        seq = None if shown is None else shown[0].table.seq
        sentence = say(message, self._language)
        refused = Refused(code=code, message=sentence, table=table, command=command, seq=seq, seconds=seconds)
        self.outbox.send(encode(refused))


def _rate_of(message: FromClient | None) -> Rate:
    """The rate that counts this message."""
    if isinstance(message, Act):
        return ACTS
    return HELLOS if isinstance(message, Hello) else COMMANDS
