"""The wheel has all that is needed: from an empty venv it serves page and reference, and plays a deal."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import httpx
import pytest
from serving import PATIENCE

ROOT = Path(__file__).parents[1]


def done(*words: str | Path, folder: Path) -> str:
    """What a command prints, if it ends well."""
    ran = subprocess.run([*map(str, words)], capture_output=True, text=True, cwd=folder)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def venv(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A venv outside the checkout, with Knekt from its wheel.

    The libraries that it uses are found where the tests have them.
    """
    home = tmp_path_factory.mktemp("outside")
    pip = sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"
    done(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", home, ROOT, folder=home)
    done(sys.executable, "-m", "venv", "--without-pip", home / "venv", folder=home)
    (wheel,) = home.glob("knekt-*.whl")
    python = home / "venv" / "bin" / "python"
    done(*pip, "--python", python, "install", "--no-deps", "--no-index", wheel, folder=home)
    own = done(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", folder=home).strip()
    (Path(own) / "libraries.pth").write_text(sysconfig.get_path("purelib"))  # behind the venv's own
    return home / "venv"


def test_a_deal_is_played_on_a_server_from_the_wheel(venv: Path, tmp_path: Path) -> None:
    bin = venv / "bin"
    places = done(
        bin / "python", "-c", "import knekt._core as core; print(core.__file__)", folder=tmp_path
    ).splitlines()
    assert Path(places[0]).is_relative_to(venv)
    data = tmp_path / "data"
    words = [str(bin / "knekt"), *f"serve --no-browser --port 0 --pace 0 --data {data}".split()]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found is not None
            page = httpx.get(found[0], timeout=PATIENCE).text
            scripts = re.findall(r'src="/?([^"]+\.js)"', page)
            assert scripts and all(
                httpx.get(found[0] + each, timeout=PATIENCE).is_success for each in scripts
            )
            reference = httpx.get(f"{found[0]}docs", timeout=PATIENCE, follow_redirects=True)
            assert reference.is_success and "The library" in reference.text, reference.text  # else: make docs
            player = ROOT / "examples" / "play_a_list.py"
            sheet = done(bin / "python", player, found[0], "--deals", "1", "--level", "1", folder=tmp_path)
        finally:
            server.terminate()
    assert re.search(r"^ +1 .*\ntotals: -?\d+ -?\d+ -?\d+$", sheet, re.MULTILINE), sheet
