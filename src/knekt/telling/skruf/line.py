"""A deal of Skruf in a line, from its stated result."""

from __future__ import annotations

from knekt.engine import Seat
from knekt.message import Message
from knekt.notation.family import Stated
from knekt.skruf import Options, parse_bid
from knekt.telling.line import DealLine, unplayed

__all__ = ["deal_line"]


def deal_line(options: Options, facts: Stated, seat: Seat | None, side: int | None) -> DealLine:
    """As who was of this side tells it: 0 has played it, 1 against it, None has sat out."""
    if "contract" not in facts:
        return unplayed(facts)
    scores = int(facts["us"]), int(facts["them"])
    own = () if side is None else scores if side == 0 else scores[::-1]
    if "made" not in facts:
        return DealLine(Message("lobby-deal-misere"), own)
    id = "lobby-deal-bid" if side == 0 else "lobby-deal-bid-against" if side == 1 else "lobby-deal-bid-rested"
    places: dict[str, str | int | Message] = {
        "contract": parse_bid(str(facts["contract"])).message,
        "made": "yes" if facts["made"] else "no",
        "tricks": int(facts["tricks"]),
    }
    return DealLine(Message(id, places), own)
