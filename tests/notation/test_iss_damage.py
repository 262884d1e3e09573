"""Damaged records of the International Skat Server: each gets a clear error with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from notation.iss_samples import SAMPLES, SUIT, cause, read, refused

from knekt.errors import RecordError
from knekt.notation.skat.iss import read_iss, write_iss


def without(text: str, part: str) -> str:
    assert part in text
    return text.replace(part, "", 1)


@pytest.mark.parametrize(
    ("line", "code", "move"),
    [
        (SUIT.replace("0 CA 1 C9", "0 CA 1 C5"), "card-not-held", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 1 CX"), "unreadable", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 1 ??"), "cards-hidden", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 1 S8"), "must-follow", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 1 H8"), "card-not-held", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 2 C8 1 C9"), "not-your-turn", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 3 C9"), "unreadable", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 1"), "not-now", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 1 C9.CT"), "unreadable", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 1 SC"), "not-now", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA 0 G"), "not-now", 18),
        (SUIT.replace("0 CA 1 C9", "0 CA w C9"), "unreadable", 18),
        (SUIT.replace("w HK.CA.H8", "w HK.HK.H8"), "doubled-card", 1),
        (SUIT.replace("w HK.CA.H8", "w HK.C5.H8"), "card-not-in-pack", 1),
        (SUIT.replace("w HK.CA.H8", "w HK.H8"), "unreadable", 1),
        (SUIT.replace("w HK.CA.H8", "w ??.??.H8"), "cards-hidden", 1),
        (SUIT.replace("w HK.CA.H8", "0 HK.CA.H8"), "unreadable", 1),
        (SUIT.replace("w DT.HQ", "w DT.HA"), "cards-differ", 6),
        (SUIT.replace("w DT.HQ", "w DT.HQ w DT.HQ"), "unreadable", 7),
        (SUIT.replace("0 H.SK.D7", "0 H.SK.SA"), "card-not-held", 7),
        (SUIT.replace("0 H.SK.D7", "0 H.SK.SK"), "doubled-card", 7),
        (SUIT.replace("0 H.SK.D7", "0 HHH.SK.D7"), "unreadable", 7),
        (SUIT.replace("0 H.SK.D7", "0 HH.SK.D7"), "hand-or-pickup", 7),
        (SUIT.replace("0 H.SK.D7", "0 HS.SK.D7"), "hand-or-pickup", 7),
        (SUIT.replace("0 H.SK.D7", "0 SK.D7"), "unreadable", 7),
        (SUIT.replace("0 H.SK.D7", "1 H"), "not-your-turn", 7),
        (SUIT.replace("0 H.SK.D7", "0 H 0 G"), "not-now", 8),
        (SUIT.replace("0 18", "0 19"), "no-such-bid", 4),
        (SUIT.replace("0 18", "0 999999999"), "unreadable", 4),
        (SUIT.replace("0 18", "0 y"), "not-now", 4),
        (SUIT.replace("0 18", "0 RE"), "not-now", 4),
        (SUIT.replace("0 HQ ]", "0 HQ 1 HJ ]"), "deal-is-over", 38),
        (SUIT.replace("0 HQ ]", "0 HQ 1 RE ]"), "deal-is-over", 38),
        (SUIT.replace("0 HQ ]", "0 HQ 0 SC ]"), "deal-is-over", 38),
        (SUIT.replace("0 HQ ]", "]"), "deal-not-finished", None),
        (SUIT.replace("0 HQ ]", "w LE.3 ]"), "unreadable", 37),
        (without(SUIT, "CO[]SE[252547]").replace("MV[w", "MV[]MV[w"), "doubled-key", None),
        (without(SUIT, "P1[goskat]"), "missing-key", None),
        (without(SUIT, "GM[Skat]"), "missing-key", None),
        (SUIT[: SUIT.index("R[d:")] + " ;)", "missing-key", None),
        (SUIT.replace("GM[Skat]", "GM[Skruf]"), "unreadable", None),
        (SUIT.replace("MV[", "MV[["), "unreadable", None),
        (SUIT.replace("P1[goskat]", "P1[go[sk]at]"), "unreadable", None),
        (SUIT.replace("win", "wins"), "unreadable", None),
        (SUIT.replace("v:20", "v:twenty"), "unreadable", None),
        (SUIT.replace("v:20", f"v:{'9' * 5000}"), "unreadable", None),
        (SUIT.replace("d:0", "d:7"), "unreadable", None),
        (SUIT.replace("d:0 ", ""), "unreadable", None),
        (SUIT.replace("s:0", "s:2"), "unreadable", None),
        (SUIT.replace(" ;)", ""), "unreadable", None),
        (SUIT[2:], "unreadable", None),
        ("(; ;)", "missing-key", None),
        ("(;" + "[" * 100_000 + "]" * 100_000 + " ;)", "unreadable", None),
        ("(;GM[" + "x" * 1_000_000 + "] ;)", "missing-key", None),
        (SUIT.replace("MV[", "MV[" + "w " * 200_000), "unreadable", 1),
    ],
)
def test_damaged_lines(line: str, code: str, move: int | None) -> None:
    assert cause(line) == (code, move)


@pytest.mark.parametrize("line", SAMPLES)
def test_a_line_cut_anywhere(line: str) -> None:
    for end in range(1, len(line)):
        assert refused(line[:end]).line == 1


def well_behaved(text: str) -> None:
    """Every text gives only records and errors with a line, and a record can be written and read again."""
    lines_of = text.removeprefix("\ufeff").split("\n")
    for found in read_iss(text):
        if isinstance(found, RecordError):
            assert lines_of[found.line - 1].strip() and found.message
        else:
            assert read(write_iss(found)).events == found.events


@given(st.text())
def test_any_text(text: str) -> None:
    well_behaved(text)


@given(st.text(alphabet="(;)[]GMVPRwdSkat 012.?|HCSDAKQJT9|yps\n"))
def test_any_text_of_these_signs(text: str) -> None:
    well_behaved(text)
    well_behaved(f"(;GM[Skat]P0[a]P1[b]P2[c]MV[{text}]R[passed] ;)")


@given(st.sampled_from(SAMPLES), st.data())
def test_a_sample_with_something_changed(line: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 6)))
    put = data.draw(st.text(max_size=4) | st.text(alphabet="012wyps RELSCTIHDGNO.AKQJT987[]", max_size=8))
    well_behaved(line[:start] + put + line[end:])


@given(st.sampled_from(SAMPLES), st.data())
def test_a_sample_with_its_moves_changed(line: str, data: st.DataObject) -> None:
    """Moves are left out, doubled or exchanged: what the rules still allow is read, and all else refused."""
    moves = read(line).tags["MV"]
    words = moves.split()
    pairs = [" ".join(words[place : place + 2]) for place in range(0, len(words), 2)]
    place, other = (data.draw(st.integers(0, len(pairs) - 1)) for _ in range(2))
    put = data.draw(
        st.sampled_from(
            [
                [],
                [pairs[place]] * 2,
                [pairs[other]],
                *([f"{who} {what}"] for who in "012" for what in ("SC", "RE")),
            ]
        )
    )
    pairs[place : place + 1] = put
    well_behaved(line.replace(moves, "".join(f"{pair} " for pair in pairs)))
