"""`knekt verify`: what it checks, what it finds, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli.running import Knekt
from server.test_proof import CHEATS, SEED, played

from knekt.server.table.proof import proof_of


def proof_in(folder: Path) -> Path:
    file = folder / "proof.json"
    file.write_text(json.dumps(proof_of(played("german").close(SEED), SEED)), encoding="utf-8")
    return file


def test_every_deal_is_looked_at(knekt: Knekt, tmp_path: Path) -> None:
    file = proof_in(tmp_path)
    told = knekt("verify", file, "--lang", "sv")
    assert told.status == 0
    assert "Giv 1, dess kort: som utlovat." in told.out
    (found,) = knekt("verify", "--json", file).lines
    assert {each["what"] for each in found} == {"table", "promise", "cards", "seed"}
    assert all(each["holds"] is not False for each in found)


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_is_told_and_gives_status_1(knekt: Knekt, cheat: str, tmp_path: Path) -> None:
    file = proof_in(tmp_path)
    proof = json.loads(file.read_text(encoding="utf-8"))
    CHEATS[cheat](proof)
    file.write_text(json.dumps(proof), encoding="utf-8")
    told = knekt("verify", file)
    assert told.status == 1
    assert "NOT as promised" in told.out.splitlines()[-1] or "NOT dealt as promised" in told.out


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", '{"v":1,"knekt":"proof"}', '{"v":2,"knekt":"proof"}'),
        *(
            '{"v":1,"knekt":"proof","options":3}',
            '{"v":1,"knekt":"proof","options":{"preset":"x","set":{}},"seed":1}',
        ),
    ],
)
def test_what_is_no_proof_is_refused(knekt: Knekt, text: str, tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    file.write_text(text, encoding="utf-8")
    assert knekt.refused("verify", file)
