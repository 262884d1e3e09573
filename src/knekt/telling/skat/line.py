"""A deal of Skat in a line, from its stated result."""

from __future__ import annotations

from knekt.engine import Seat
from knekt.message import Message
from knekt.notation.family import Stated
from knekt.skat import Options, rules
from knekt.telling.line import DealLine, unplayed

__all__ = ["deal_line"]


def deal_line(options: Options, facts: Stated, seat: Seat | None, side: int | None) -> DealLine:
    """The line of the player in this seat, or of one who sat out (None).

    Only a ramsch and the player's own games bring anything.
    """
    if "ramsch" in facts:
        scores = [int(each) for each in str(facts["ramsch"]).split()]
        own = 0 if seat is None else scores[seat]
        return DealLine(Message("lobby-deal-ramsch"), (own,) if own else ())
    if "contract" not in facts:
        return unplayed(facts)
    is_own = seat is not None and facts["declarer"] == seat
    id = "lobby-deal-own" if is_own else "lobby-deal-rested" if seat is None else "lobby-deal-against"
    contract = rules(options).contract(str(facts["contract"])).message
    told = Message(id, {"contract": contract, "won": "yes" if facts["won"] else "no"})
    return DealLine(told, (int(facts["score"]),) if is_own else ())
