"""Claims answered by every world that is left: accepted where nobody could do better (11.5)."""

from __future__ import annotations

import pytest

from knekt.cards import Hand
from knekt.players import Budget, RulePlayer
from knekt.players.skat.playing import claims_of_others
from knekt.players.skat.playing.claims_of_others import claim_is_best
from knekt.players.skat.strong import StrongPlayer
from knekt.skat import Answer, Claim, Placed, SkatGame, contracts, options, place_game

ISKO = options("isko")
WON = "CA CT CK CQ HJ DJ C9 C8 HK"
LOST = "C7 SQ S9 S8 HA HT DA DT DQ"
PLAYER = StrongPlayer(1, Budget(8), believes=True)


def claimed(tricks: int, won: str = WON, lost: str = LOST) -> SkatGame:
    """Clubs with 40 card points home and four tricks left;
    the ace of spades is out, and worth 15 with the king.
    """
    held = tuple(map(Hand.parse, ("CJ SJ SK ST", "SA D7 D8 D9", "H7 H8 H9 HQ")))
    placed = Placed(
        held,
        Hand.parse("DK S7"),
        0,
        contracts(ISKO)["C"],
        18,
        0,
        (),
        (Hand.parse(won), Hand.parse(lost)),
        matadors=2,
    )
    return place_game(ISKO, placed).apply(Claim(0, tricks))


@pytest.mark.parametrize(("tricks", "accepts"), [(4, False), (3, True)])
def test_a_claim_is_refused_that_would_win_what_is_lost(tricks: int, accepts: bool) -> None:
    """All four tricks would make 72; the king drives the ace out, and 57 are left.
    No plain proof shows the three.
    """
    view = claimed(tricks).view(1)
    assert claim_is_best(view) is accepts
    assert PLAYER.choose(view) == Answer(1, accepts)
    assert RulePlayer().choose(view) == Answer(1, False)


def test_a_claim_is_accepted_that_changes_nothing() -> None:
    """With another ace home the game is won whoever takes that of spades, and nobody is schneider."""
    won, lost = WON.replace("C9", "HA"), LOST.replace("HA", "C9")
    assert claim_is_best(claimed(4, won, lost).view(1))
    # The partner may have another spade, as far as this seat knows.
    assert not claim_is_best(claimed(4, won, lost).view(2))


def test_where_not_all_worlds_can_be_asked_none_is_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    view = claimed(3).view(1)
    assert claim_is_best(view)
    monkeypatch.setattr(claims_of_others, "MOST", 5)
    assert not claim_is_best(view)
