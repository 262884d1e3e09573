"""Requests to a server that may be slow, busy or gone for a while."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from json import JSONDecodeError, loads
from typing import Any, Self

import httpx

from knekt.errors import KnektError, ServerRefused

__all__ = ["Connection", "Patience"]

_SILENCE = 30.0  # seconds of silence after which a connection is lost; a stream pings every seven
_PAUSES = 0.1, 0.2, 0.5, 1.0, 2.0  # seconds before the next try; the last holds for all later ones
_TOO_MANY = 429
_GONE = 502, 503, 504  # the answers of a proxy while the server is started again


class Patience:
    """How long a server may be out of reach before the client gives up."""

    def __init__(self, address: str, seconds: float) -> None:
        self._address, self._seconds = address, seconds
        self.renew()

    def renew(self) -> None:
        """Begin again, as the server has answered."""
        self._tries, self._end = 0, time.monotonic() + self._seconds

    def wait(self) -> None:
        """Pause before the next try; KnektError when the time is over."""
        pause = _PAUSES[min(self._tries, len(_PAUSES) - 1)]
        self._tries += 1
        if time.monotonic() + pause > self._end:
            raise KnektError(
                "server-unreachable", f"{self._address} does not answer", address=self._address
            ) from None
        time.sleep(pause)

    def heed(self, seconds: float) -> bool:
        """Wait for as long as the server has asked; False if that is too long.

        The server answers, so time begins again.
        """
        if seconds > self._seconds:
            return False
        time.sleep(seconds)
        self.renew()
        return True


class Connection:
    """The API of one server, for one person.

    A request that fails on the way is sent again: commands need names.
    """

    def __init__(self, address: str, headers: Mapping[str, str], patience: float) -> None:
        self.address, self._patience = address.rstrip("/"), patience
        try:
            self._http = httpx.Client(
                base_url=f"{self.address}/api/v1", headers=dict(headers), timeout=_SILENCE
            )
        except httpx.InvalidURL:
            raise self.stranger() from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def patience(self) -> Patience:
        """A patience of which nothing is used up yet."""
        return Patience(self.address, self._patience)

    def carry(self, name: str, value: str) -> None:
        """Send this header with everything from now on."""
        self._http.headers[name] = value

    def get(self, path: str, **query: str | int | None) -> Any:
        """The value at this path."""
        return self._read(self._ask("GET", path, params=_given(query)))

    def text(self, path: str) -> str:
        """The text at this path."""
        return self._ask("GET", path).text

    def post(self, path: str, **body: Any) -> Any:
        """The answer to a command; ServerRefused if it is not done."""
        return self._read(self._ask("POST", path, json=_given(body)))

    def patch(self, path: str, **body: Any) -> Any:
        """The answer to a change; ServerRefused if it is not made."""
        return self._read(self._ask("PATCH", path, json=_given(body)))

    def lines(self, path: str, patience: Patience, **query: int) -> Iterator[Any]:
        """The messages of a stream, until the connection ends in any way."""
        try:
            with self._http.stream("GET", path, params=query) as answer:
                if answer.status_code in _GONE or self._waited(answer, patience):
                    return
                if not answer.is_success:
                    answer.read()
                    raise self._refusal(answer)
                for line in answer.iter_lines():
                    yield loads(line)
        except (httpx.RequestError, JSONDecodeError):  # the last line may have been cut off
            return

    def _ask(self, method: str, path: str, **sent: Any) -> httpx.Response:
        patience = self.patience()
        while True:
            try:
                answer = self._http.request(method, path, **sent)
            except (httpx.UnsupportedProtocol, httpx.InvalidURL):
                raise self.stranger() from None
            except httpx.RequestError:
                patience.wait()
                continue
            if self._waited(answer, patience):
                continue
            if answer.status_code in _GONE:
                patience.wait()
            elif answer.is_success:
                return answer
            else:
                raise self._refusal(answer)

    def _waited(self, answer: httpx.Response, patience: Patience) -> bool:
        """Whether the server has asked the client to wait, and it has waited."""
        if answer.status_code != _TOO_MANY:
            return False
        return patience.heed(_seconds(answer.headers.get("retry-after")))

    def _refusal(self, answer: httpx.Response) -> KnektError:
        problem = self._read(answer)
        if not isinstance(problem, dict) or "code" not in problem:
            return self.stranger()
        missing = bool(problem.get("missing"))
        return ServerRefused(answer.status_code, problem["code"], problem.get("detail", ""), late=missing)

    def _read(self, answer: httpx.Response) -> Any:
        try:
            return answer.json() if answer.content else None
        except ValueError:
            raise self.stranger() from None

    def stranger(self) -> KnektError:
        """The error if something else than a Knekt server answers."""
        note = f"{self.address} does not speak like a Knekt server"
        return KnektError("no-knekt-server", note, address=self.address)


def _given(named: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in named.items() if value is not None}


def _seconds(header: str | None) -> float:
    return float(header) if header is not None and header.isdigit() else 1.0
