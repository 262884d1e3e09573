"""The nginx example of `docs/server.md`, with other files and ports: cookies, sockets, streams, limits."""

from __future__ import annotations

import json
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from getpass import getuser
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import House, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
NAME = "skat.example"
OURS = f"https://{NAME}"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@dataclass
class Proxied:
    """nginx in front of a server, and its address."""

    house: House
    port: int
    plain: int
    trust: ssl.SSLContext

    def client(self, at: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """Somebody at this address, with a browser whose page is ours."""
        way = httpx.HTTPTransport(verify=self.trust, local_address=at)
        sent = {"Host": NAME, "Origin": OURS, **headers}
        return httpx.Client(base_url=f"https://127.0.0.1:{self.port}/api/v1", transport=way, headers=sent)

    def asks(self, client: httpx.Client, method: str, path: str, **rest: Any) -> httpx.Response:
        return client.request(method, path, extensions={"sni_hostname": NAME}, **rest)

    def socket(self, client: httpx.Client, origin: str = OURS) -> Any:
        """The socket of a tab."""
        ticket = self.asks(client, "POST", "/people/me/ticket").json()["ticket"]
        cookies = "; ".join(f"{each.name}={each.value}" for each in client.cookies.jar)
        return connect(
            f"wss://{NAME}/api/v1/ws?ticket={ticket}",
            sock=socket.create_connection(("127.0.0.1", self.port)),
            ssl=self.trust,
            server_hostname=NAME,
            origin=Origin(origin),
            additional_headers={"Cookie": cookies},
        )

    def guest(self, client: httpx.Client) -> httpx.Response:
        """Come in. Cookies for HTTPS at that name are kept by hand here."""
        came = self.asks(client, "POST", "/people")
        for line in came.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            client.cookies.set(name, value)
        if came.is_success:
            client.headers["X-Knekt-CSRF"] = came.json()["csrf"]
        return came


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp("proxy")
    subprocess.run(
        [
            *(
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "rsa:2048",
                "-nodes",
                "-days",
                "2",
                "-subj",
                f"/CN={NAME}",
            ),
            *("-addext", f"subjectAltName=DNS:{NAME}", "-keyout", f"{NAME}.key", "-out", f"{NAME}.pem"),
        ],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    data = folder / "data"
    with serving(data, behind_proxy=True, public=OURS, crowd=1) as house:
        port, plain = free_port(), free_port()
        (example,) = re.findall(r"^```nginx\n(.*?)^```", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)
        for said, here in (
            ("listen 443", f"listen 127.0.0.1:{port}"),
            ("listen 80", f"listen 127.0.0.1:{plain}"),
            ("/etc/ssl/", f"{folder}/"),
            ("127.0.0.1:8765", f"127.0.0.1:{house.port}"),
        ):
            assert said in example
            example = example.replace(said, here)
        kept = "\n".join(
            f"{kind}_temp_path {folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"user {getuser()}; daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
            f"http {{ access_log off; {kept}\n{example}\n}}\n"
        )
        nginx = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")])
        try:
            _reached(port, nginx)
            yield Proxied(house, port, plain, ssl.create_default_context(cafile=folder / f"{NAME}.pem"))
        finally:
            nginx.terminate()
            nginx.wait()


def _reached(port: int, nginx: subprocess.Popen[bytes]) -> None:
    while True:
        assert nginx.poll() is None, "nginx does not run"
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return


def test_the_page_and_its_cookies_come_by_https_only(proxied: Proxied) -> None:
    browser = proxied.client("127.0.0.11")
    page = proxied.asks(browser, "GET", f"https://127.0.0.1:{proxied.port}/")
    assert page.is_success and "max-age" in page.headers["strict-transport-security"]
    came = proxied.guest(browser)
    for line in came.headers.get_list("set-cookie"):
        assert line.startswith("__Host-knekt") and "Secure" in line and "SameSite=lax" in line
    assert proxied.asks(browser, "GET", "/people/me").json()["id"] == came.json()["id"]
    for path in ("/metrics", "/healthz"):
        assert proxied.asks(browser, "GET", f"https://127.0.0.1:{proxied.port}{path}").status_code == 404
    plain = httpx.get(f"http://127.0.0.1:{proxied.plain}/table/x", headers={"Host": NAME})
    assert (plain.status_code, plain.headers["location"]) == (301, f"{OURS}/table/x")
    assert proxied.asks(browser, "GET", "/reach").json() == {"addresses": [OURS], "public": True}


def test_pages_of_others_change_nothing(proxied: Proxied) -> None:
    browser = proxied.client("127.0.0.12")
    proxied.guest(browser)
    body = {"preset": "trekarl"}
    for origin in ("https://evil.example", f"http://{NAME}", f"https://127.0.0.1:{proxied.port}", "null"):
        refused = proxied.asks(browser, "POST", "/tables", json=body, headers={"Origin": origin})
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
        with pytest.raises(InvalidStatus), proxied.socket(browser, origin):
            pass
    assert proxied.asks(browser, "POST", "/tables", json=body).status_code == 201


def test_sockets_and_streams_tell_at_once(proxied: Proxied) -> None:
    browser, other = proxied.client("127.0.0.13"), proxied.client("127.0.0.14")
    proxied.guest(browser)
    proxied.guest(other)
    id = proxied.asks(browser, "POST", "/tables", json={"preset": "trekarl", "visibility": "public"}).json()[
        "id"
    ]
    with proxied.socket(browser) as line:
        line.send(json.dumps({"type": "hello", "table": id}))
        assert "snapshot" in line.recv(60)
        extensions = {"sni_hostname": NAME}
        with other.stream("GET", f"/tables/{id}/stream", extensions=extensions) as stream:
            lines = stream.iter_lines()
            assert "snapshot" in next(lines)
            assert proxied.asks(other, "POST", f"/tables/{id}/join", json={}).is_success
            while "seat-taken" not in line.recv(60):
                pass
            while "seat-taken" not in next(lines):
                pass


def test_large_records_come_through_and_what_is_too_large_is_refused_by_the_server(proxied: Proxied) -> None:
    browser = proxied.client("127.0.0.15")
    proxied.guest(browser)
    for size, status in ((500_000, 400), (1_200_000, 413)):
        answer = proxied.asks(browser, "POST", "/records/replay", json={"text": "# x " * (size // 4)})
        assert answer.headers["content-type"].startswith("application/problem+json"), answer.text
        assert answer.status_code == status, answer.text


def test_limits_count_by_the_address_that_the_proxy_has_seen(proxied: Proxied) -> None:
    codes = []
    for number in range(22):
        guest = proxied.client("127.0.0.16", **{"X-Forwarded-For": f"203.0.113.{number}"})
        codes.append(proxied.guest(guest).status_code)
    assert codes[:20] == [201] * 20 and codes[-1] == 429
    assert proxied.guest(proxied.client("127.0.0.17")).status_code == 201
