"""How likely a declarer wins, learned from many deals: bids, discards, contracts and advice rest on it."""

from knekt.players.skat.judge.judge import Judge, Outlook, judge
from knekt.players.skat.judge.kinds import Kind
from knekt.players.skat.judge.model import Model, read_model
from knekt.players.skat.judge.prospect import Prospect, prospect_of

__all__ = ["Judge", "Kind", "Model", "Outlook", "Prospect", "judge", "prospect_of", "read_model"]
