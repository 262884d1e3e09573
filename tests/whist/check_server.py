"""Whist at a real server: bots in processes of their own, a client, the record and the sheet."""

from __future__ import annotations

from pathlib import Path

import httpx
from serving import serving

from knekt.client import Client, play
from knekt.games import options
from knekt.notation import SittingRecord, read_lines
from knekt.players import opponent
from knekt.server.bots import BotPool
from knekt.sheet import Sitting


def test_a_client_plays_with_bots(tmp_path: Path) -> None:
    with serving(tmp_path, bots=BotPool) as house, Client.guest(house.address) as client:
        table = client.open("whist", {"deals": 2})
        table.join()
        table.fill(2)
        play(table, opponent(options("whist")))
        sheet, (record,) = table.sheet(), read_lines(table.record())
        shown = httpx.get(f"{house.address}/api/v1/presets").json()["presets"]
        described = httpx.get(f"{house.address}/api/schema/openapi.json").text
    assert isinstance(record, SittingRecord) and isinstance(record.sitting, Sitting)
    assert list(record.sitting.totals) == sheet["totals"] == sheet["rows"][-1]["totals"]
    assert (sheet["game"], len(sheet["rows"]), sheet["over"]) == ("whist", 2, True)
    found = next(each for each in shown if each["name"] == "whist")
    assert [each["name"] for each in found["options"]] == ["deals", "trumps"]
    assert "WhistPicture" in described
