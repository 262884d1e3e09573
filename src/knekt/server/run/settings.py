"""The settings of a server. Flags come before the environment, and the environment before a file."""

from __future__ import annotations

import errno
import os
import re
import socket
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from knekt.errors import KnektError
from knekt.server.store import DATABASE_FILE, keep_private

__all__ = ["ServerSettings"]

_PREFIX = "KNEKT_"
_LIMITS = {
    "port": (0, 65535),  # 0: any free port
    "workers": (1, 64),
    "crowd": (1, 100_000),
    "pace": (0, 1000),
}
_PUBLIC = re.compile(r"https?://[^\s/?#@]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """What can be set. `knekt serve --help` tells of each.

    >>> ServerSettings.read({"port": 9000}, {"KNEKT_WORKERS": "3"}).workers
    3
    """

    host: str = "127.0.0.1"
    lan: bool = False  # listen in all networks of this machine, and let in everybody from there
    public: str = ""  # the address at which everybody reaches the page, if it is not this machine's own
    port: int = 8765
    data: Path = Path("~/.local/share/knekt").expanduser()
    database: str = ""  # the address of a PostgreSQL server; else a file in the data folder
    workers: int = 1  # processes in which bots think
    origins: tuple[str, ...] = ()  # further addresses under which the page may be reached
    behind_proxy: bool = False  # people come through a proxy that speaks TLS
    crowd: int = 1  # how many times the usual rate one address may use: a club behind one router
    log: str = "info"
    pace: int = 100  # how long bots wait and results are shown, in percent of the usual time

    @classmethod
    def read(
        cls,
        flags: Mapping[str, Any],
        environment: Mapping[str, str] | None = None,
        file: Path | None = None,
    ) -> ServerSettings:
        """The settings that were asked for.

        KnektError names an unknown setting, or a value that is not allowed.
        """
        told = dict(_from_file(file)) if file is not None else {}
        around = os.environ if environment is None else environment
        names = {each.name for each in fields(cls)}
        told |= {name: around[_PREFIX + name.upper()] for name in names if _PREFIX + name.upper() in around}
        told |= {name: value for name, value in flags.items() if value is not None}
        for name in told:
            if name not in names:
                raise KnektError("unknown-setting", f"{name}: unknown setting", name=name)
        found = {name: _converted(name, value) for name, value in told.items()}
        if found.get("lan") and "host" not in found:
            found["host"] = "::" if socket.has_dualstack_ipv6() else "0.0.0.0"
        return cls(**found)

    @property
    def public_address(self) -> str:
        """The address that people are told, if one was set."""
        return self.public or (self.origins[0] if self.behind_proxy and self.origins else "")

    def make_folder(self) -> None:
        """Make the data folder, if it is not there; KnektError if it cannot be used."""
        folder = self.data
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not os.access(folder, os.W_OK | os.X_OK):
                why = errno.EROFS if os.statvfs(folder).f_flag & os.ST_RDONLY else errno.EACCES
                raise PermissionError(why, os.strerror(why))
            is_ours = (folder / DATABASE_FILE).exists() or not any(folder.iterdir())
            if is_ours:  # a folder with other things in it is left as it is
                keep_private(folder)
        except OSError as failed:
            raise KnektError(
                "data-folder", f"{folder}: {failed}", name=str(folder), why=failed.strerror or str(failed)
            ) from failed


def _from_file(file: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as failed:
        raise KnektError("settings-file", f"{file}: {failed}", name=str(file), why=str(failed)) from failed


def _converted(name: str, value: Any) -> Any:
    """A value of the type that its setting has: words of the environment become numbers and lists."""
    try:
        match name:
            case "port" | "workers" | "crowd" | "pace":
                least, most = _LIMITS[name]
                number = int(value)
                if not least <= number <= most:
                    raise ValueError
                return number
            case "data":
                return Path(str(value)).expanduser()
            case "origins":
                parts = value.split(",") if isinstance(value, str) else value
                return tuple(str(part).strip().rstrip("/") for part in parts if str(part).strip())
            case "public":
                address = str(value).strip().rstrip("/")
                if not _PUBLIC.fullmatch(address):
                    raise ValueError
                return address
            case "behind_proxy" | "lan":
                return (
                    value
                    if isinstance(value, bool)
                    else {"1": True, "true": True, "0": False, "false": False}[value.lower()]
                )
            case "log":
                if str(value) not in ("debug", "info", "warning", "error"):
                    raise ValueError
                return str(value)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise KnektError("bad-setting", f"{name}: {value!r}", name=name, value=str(value)) from None
    return str(value)
