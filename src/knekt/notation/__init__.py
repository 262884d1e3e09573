"""Records and moves as text and as JSON, read and written."""

from knekt.notation.family import notation_of, parse_action, parse_entry, parse_event
from knekt.notation.lines import read_lines, write_lines
from knekt.notation.plain import from_plain, to_plain
from knekt.notation.record import Difference, Record, SittingRecord, Stamp, differences, facts_of, side_of
from knekt.notation.skat.iss import read_iss, write_iss
from knekt.notation.skat.xskat import read_xskat
from knekt.notation.text import read_text, write_text
from knekt.skat import parse_seat

__all__ = [
    "Difference",
    "Record",
    "SittingRecord",
    "Stamp",
    "differences",
    "facts_of",
    "from_plain",
    "notation_of",
    "parse_action",
    "parse_entry",
    "parse_event",
    "parse_seat",
    "read_iss",
    "read_lines",
    "read_text",
    "read_xskat",
    "side_of",
    "to_plain",
    "write_iss",
    "write_lines",
    "write_text",
]
