"""What `seen_by` would show if it were written wrong is found."""

from __future__ import annotations

import pytest
from conformance.leaks import SEEN_BY, Leak, all_of_it, one_hand_more, to_who_watches
from conformance.test_secrecy import run

from whist.conformance import FAMILY
from whist.deal import Dealt


@pytest.mark.parametrize("leak", [all_of_it, one_hand_more, to_who_watches])
def test_a_leak_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEEN_BY, Dealt, Dealt.seen_by)
    monkeypatch.setattr(Dealt, "seen_by", leak)
    with pytest.raises(AssertionError, match="leak"):
        run(FAMILY[0])
