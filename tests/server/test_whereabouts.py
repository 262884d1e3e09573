"""The addresses at which a server is reached, who is let in, and from which pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
from ifaddr import IP, Adapter
from litestar.exceptions import WebSocketDisconnect
from server.doors import code_of
from server.doors import server as at_the_door
from serving import House, serving

from knekt.errors import KnektError
from knekt.server.api.guard import allowed_origins
from knekt.server.run import whereabouts
from knekt.server.run.settings import ServerSettings
from knekt.server.run.whereabouts import addresses, reached_at


def adapter(name: str, *ips: str | tuple[str, int, int], prefix: int = 24) -> Adapter:
    return Adapter(name, name, [IP(ip, prefix, name) for ip in ips])


@pytest.fixture
def no_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whereabouts, "_on_the_way_out", set)
    monkeypatch.setattr(whereabouts, "_short_lived", set)


LO = adapter("lo", "127.0.0.1", ("::1", 0, 0))
WIRED = adapter("eth0", "192.168.1.5", ("2600:db8::5", 0, 0), ("fe80::5", 0, 2))
DOCKER = adapter("docker0", "172.17.0.1")


@pytest.mark.usefixtures("no_way_out")
def test_only_what_others_can_reach_is_told() -> None:
    assert addresses([LO]) == []
    assert addresses([LO, DOCKER, WIRED]) == ["192.168.1.5", "2600:db8::5"]
    # Link-local is better than nothing.
    assert addresses([LO, adapter("eth0", "169.254.3.4")]) == ["169.254.3.4"]
    assert addresses([adapter("eth0", "169.254.3.4"), adapter("wlan0", "10.0.0.2")]) == ["10.0.0.2"]


def test_the_network_that_leads_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    ips = [each.ip for each in whereabouts.own_interfaces([WIRED])]
    monkeypatch.setattr(whereabouts, "_on_the_way_out", lambda: {ips[0]})
    monkeypatch.setattr(whereabouts, "_short_lived", lambda: {ips[1]})
    assert addresses([adapter("wg0", "10.9.0.1"), WIRED]) == ["192.168.1.5", "10.9.0.1"]


@pytest.mark.parametrize(
    ("said", "reached"),
    [
        ({}, []),
        ({"host": "localhost"}, []),
        ({"host": "10.1.2.3"}, ["http://10.1.2.3:8765"]),
        ({"host": "0.0.0.0"}, ["http://192.168.1.5:8765"]),
        ({"host": "::", "port": 80}, ["http://192.168.1.5", "http://[2600:db8::5]"]),
        ({"public": "https://skat.example/", "lan": True}, ["https://skat.example"]),
        ({"behind_proxy": True, "origins": "https://a.example,https://b.example"}, ["https://a.example"]),
        ({"behind_proxy": True}, []),
    ],
)
def test_what_a_server_tells_its_friends(
    said: dict[str, Any], reached: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whereabouts, "addresses", lambda: ["192.168.1.5", "2600:db8::5"])
    assert reached_at(ServerSettings.read(said, {})) == reached


def test_lan_listens_everywhere_unless_an_address_is_named() -> None:
    assert ServerSettings.read({"lan": "true"}, {}).host in ("::", "0.0.0.0")
    assert ServerSettings.read({"lan": True, "host": "10.0.0.2"}, {}).host == "10.0.0.2"
    assert ServerSettings.read({"lan": False}, {}).host == "127.0.0.1"


@pytest.mark.parametrize(
    "address",
    ["skat.example", "https://", "https://a.example/club", "ftp://a.example", "https://u@a.example"],
)
def test_a_public_address_is_one_of_a_page(address: str) -> None:
    with pytest.raises(KnektError) as refused:
        ServerSettings.read({"public": address}, {})
    assert refused.value.code == "bad-setting"


def test_the_public_address_is_one_of_ours() -> None:
    assert "https://skat.example" in allowed_origins(ServerSettings(public="https://skat.example"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    wanted = ServerSettings.read({"lan": True}, {})
    with serving(tmp_path_factory.mktemp("house"), lan=True, host=wanted.host) as running:
        yield running


def here(house: House) -> str:
    """The server's address in one of its networks; its own, if the machine is in none."""
    return whereabouts.address_of((addresses() or ["127.0.0.1"])[0], house.port)


def test_the_page_is_ours_at_every_address_of_the_machine(house: House) -> None:
    with httpx.Client(base_url=here(house), verify=False) as http:
        assert http.post("/api/v1/people", headers={"Origin": here(house)}).status_code == 201
        for other in ("http://10.255.255.9", "https://evil.example", here(house) + "0"):
            # The request's own words count for nothing.
            forged = {"Origin": other, "Host": other.partition("//")[2]}
            refused = http.post("/api/v1/people", headers=forged)
            assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")


def test_addresses_are_told_at_the_server_s_own_machine_alone(house: House) -> None:
    assert house.guest().found("/reach") == {
        "addresses": [whereabouts.address_of(each, house.port) for each in addresses()],
        "public": False,
    }
    if addresses():
        found = httpx.get(f"{here(house)}/api/v1/reach", verify=False).json()
        assert found == {"addresses": [], "public": False}


def test_a_server_for_its_own_network_lets_nobody_else_in(tmp_path: Path) -> None:
    with at_the_door(tmp_path, lan=True) as door:  # the client of these tests comes from no network at all
        stranger = door.browser()
        assert code_of(stranger.ask("POST", "/people")) == (403, "not-from-here")
        assert code_of(stranger.ask("GET", "/who")) == (403, "not-from-here")
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            stranger.client.websocket_connect("/api/v1/socket"),
        ):
            pass
        assert (closed.value.code, closed.value.detail) == (1008, "not-from-here")


def test_a_qr_code_is_told_as_a_picture(house: House) -> None:
    text = "http://192.168.1.5:8765/table/abc"
    told = house.guest().found("/qr", text=text)
    dark = {
        (int(x) + more, int(y))
        for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", told["path"])
        for more in range(int(run))
    }
    rows = [[int((x, y) in dark) for x in range(told["size"])] for y in range(told["size"])]
    assert rows == [list(row) for row in segno.make(text, micro=False).matrix_iter(border=4)]
    house.guest().not_found(400, "bad-request", "/qr?text=" + "x" * 301)
