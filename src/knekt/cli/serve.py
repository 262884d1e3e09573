"""`knekt serve`: tables for people and bots, on this machine or for a whole club."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from knekt.cli.frame import Choice, Command
from knekt.cli.speaker import Speaker
from knekt.errors import KnektError

__all__ = ["command"]

_ANY = {"0.0.0.0": "localhost", "::": "localhost"}
_LEVELS = "debug", "info", "warning", "error"
# the four signs that show two squares of a QR code, one above the other
_HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
_MARGIN = 2  # empty squares around a code


def command(speaker: Speaker) -> Command:
    @click.command("serve", cls=Command, help=speaker.say("help-serve"))
    @click.option("--host", metavar="HOST", help=speaker.say("help-serve-host"))
    @click.option("--lan/--no-lan", default=None, help=speaker.say("help-serve-lan"))
    @click.option("--public", metavar="URL", help=speaker.say("help-serve-public"))
    @click.option("--port", metavar="N", help=speaker.say("help-serve-port"))
    @click.option("--data", metavar=speaker.say("help-serve-folder"), help=speaker.say("help-serve-data"))
    @click.option("--database", metavar="URL", help=speaker.say("help-serve-database"))
    @click.option("--workers", metavar="N", help=speaker.say("help-serve-workers"))
    @click.option("--origins", metavar="URL[,URL]", help=speaker.say("help-serve-origins"))
    @click.option(
        "--behind-proxy/--no-behind-proxy", default=None, help=speaker.say("help-serve-behind-proxy")
    )
    @click.option("--crowd", metavar="N", help=speaker.say("help-serve-crowd"))
    @click.option("--pace", metavar="N", help=speaker.say("help-serve-pace"))
    @click.option("--log", type=Choice(_LEVELS), help=speaker.say("help-serve-log"))
    @click.option("--settings", metavar=speaker.say("help-file"), help=speaker.say("help-serve-settings"))
    @click.option("--no-browser", is_flag=True, help=speaker.say("help-serve-no-browser"))
    def serve(settings: str | None, no_browser: bool, **flags: Any) -> None:
        _serve(speaker, flags, None if settings is None else Path(settings), browser=not no_browser)

    return serve


def _serve(speaker: Speaker, flags: dict[str, Any], file: Path | None, *, browser: bool) -> None:
    try:  # the server's libraries are an extra, and slow to import
        import uvloop

        from knekt.server.api.page import is_built
        from knekt.server.run.logs import set_up_logs
        from knekt.server.run.node import Node
        from knekt.server.run.running import listening_socket, run_server
        from knekt.server.run.settings import ServerSettings
        from knekt.server.run.whereabouts import reached_at
    except ModuleNotFoundError as missing:
        raise KnektError("server-missing", str(missing), name=missing.name or "") from None
    settings = ServerSettings.read(flags, file=file)
    set_up_logs(settings.log)
    door = listening_socket(settings)
    # the port that the system chose, if none was asked for
    here = replace(settings, port=door.getsockname()[1])
    address = _address(door)

    def ready(_: object) -> None:
        speaker.tell("serve-address", address=address)
        _show_addresses(speaker, reached_at(here))
        if not is_built():
            speaker.tell("serve-no-page")
        elif browser:
            webbrowser.open(address)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run_server(Node(here), door, ready))
    speaker.tell("serve-stopped")


def _show_addresses(speaker: Speaker, addresses: Sequence[str]) -> None:
    """Print the addresses for others to come in by, and show them as codes for phones."""
    if not addresses:
        speaker.tell("serve-alone")
        return
    first, *others = addresses
    speaker.tell("serve-friends", address=f"{first}/")
    if sys.stdout.isatty() and (code := _qr_code(f"{first}/")):
        click.echo(code)
    for each in others:
        speaker.tell("serve-friends-also", address=f"{each}/")


def _qr_code(text: str) -> str:
    """A QR code in black on white, whatever colours the terminal has.

    It is empty if the terminal cannot write its signs.
    """
    import segno

    code = segno.make(text, micro=False, error="l")
    rows = [list(row) for row in code.matrix_iter(border=_MARGIN)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    lines = (
        "".join(map(_HALVES.__getitem__, zip(*pair, strict=True)))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
    shown = "\n".join(f"\x1b[30;107m{line}\x1b[0m" for line in lines)
    try:
        shown.encode(sys.stdout.encoding)
    except (UnicodeEncodeError, LookupError):
        return ""
    return shown


def _address(door: socket.socket) -> str:
    """The address at which a browser on this machine finds the server."""
    host, port = door.getsockname()[:2]
    shown = _ANY.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
