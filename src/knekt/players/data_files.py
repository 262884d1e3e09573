"""Small data files that come with Knekt: JSON with a kind, a version and a checksum.

A file that is torn or was changed by hand is refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

__all__ = ["data_file_text", "read_data_file"]


def data_file_text(kind: str, version: int, body: Mapping[str, Any]) -> str:
    """The text of a data file with this content."""
    head = {"format": kind, "version": version, "sha256": _digest(body)}
    return json.dumps({**head, **body}, separators=(",", ":")) + "\n"


def read_data_file(path: Path, kind: str, version: int) -> dict[str, Any]:
    """The content of a data file; ValueError if it is torn, was changed, or is of another kind or version."""
    try:
        found = json.loads(path.read_text())
        said = found.pop("format"), found.pop("version"), found.pop("sha256")
    except (OSError, KeyError, TypeError, AttributeError):
        raise ValueError(path) from None
    if said != (kind, version, _digest(found)):
        raise ValueError(path)
    return dict(found)


def _digest(body: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
