"""Knekt can check fair dealing, and so can a program that knows only the method. Every change shows."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.test_table import after_random_play

from knekt.cards import Seed
from knekt.games import options
from knekt.server.table import Table, TableSettings
from knekt.server.table.proof import findings, proof_of

VERIFIER = Path(__file__).parents[2] / "examples" / "verify_deals.py"
SEED = Seed.parse("a table")


def played(preset: str) -> Table:
    """A table after some deals, still open."""
    table = Table.new(TableSettings(options=options(preset)))
    for player in range(table.settings.options.players):
        table = table.take(player, f"person {player}", f"{player:04x}")
    return after_random_play(table.begin(), Random(5), 250)


def plain(proof: Any) -> Any:
    return json.loads(json.dumps(proof))


@pytest.mark.parametrize("preset", ["german", "tournee", "skruf", "trekarl"])
def test_a_table_shows_that_it_was_dealt_fairly(preset: str, tmp_path: Path) -> None:
    table = played(preset)
    assert table.sitting.rows and table.sitting.is_running
    running = plain(proof_of(table, SEED))
    *_, last = running["deals"]
    # Its seed is still secret.
    assert last["seed"] is None and last["dealt"] is None and running["seed"] is None
    assert {each.holds for each in findings(running)} == {True, None}
    closed = plain(proof_of(table.close(SEED), SEED))
    found = [each for each in findings(closed) if each.deal < last["number"]]
    assert {each.holds for each in found} == {True}
    assert {each.what for each in found} == {"table", "promise", "cards", "seed"}
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(closed), encoding="utf-8")
    independent = subprocess.run(
        [sys.executable, VERIFIER, file], capture_output=True, text=True, check=False
    )
    assert independent.returncode == 0, independent.stdout + independent.stderr
    assert independent.stdout.count("as promised") == len(table.sitting.rows)


CHEATS = {
    "another commitment": lambda proof: proof["deals"][0].update(commitment="00" * 32),
    "another seed": lambda proof: proof["deals"][0].update(seed="11" * 32),
    "other cards": lambda proof: proof["deals"][0]["dealt"]["hands"].reverse(),
    "another table": lambda proof: proof.update(seed="22" * 32),
    "another contribution": lambda proof: proof["added"].__setitem__(0, "ffff"),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_whatever_was_changed_shows(cheat: str, tmp_path: Path) -> None:
    proof = plain(proof_of(played("german").close(SEED), SEED))
    changed = copy.deepcopy(proof)
    CHEATS[cheat](changed)
    assert any(each.holds is False for each in findings(changed))
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(changed), encoding="utf-8")
    independent = subprocess.run(
        [sys.executable, VERIFIER, file], capture_output=True, text=True, check=False
    )
    assert independent.returncode == 1
