"""Skruf: deal → auction → talon and gifts → raise → swap → play → the old scoring."""

from knekt.skruf.auction import BidMade, MakeBid, Pass, Passed, PassNow, pass_now
from knekt.skruf.bid import BIDS, GRANDISSIMO, NO_TRUMP, STRAINS, Bid, parse_bid
from knekt.skruf.claims import Answer, Claim, ClaimAnswered, ClaimJudged, ClaimMade, Judge
from knekt.skruf.deal import PACK, TALON, Dealt
from knekt.skruf.exchange import Gave, Give, Opened, Swap, SwapLaid, Swapped, TalonTaken
from knekt.skruf.family import FAMILY
from knekt.skruf.finish import Bear, Borne, Ended, Stop, Stopped
from knekt.skruf.forms import Form
from knekt.skruf.game import ACTIONS, EVENTS, SkrufGame, SkrufRules, new_game, place_game, rules
from knekt.skruf.honours import PRINTED, grandissimo_units, honour_units
from knekt.skruf.karonka import Karonka, aces_in, honours_in, karonkas_of
from knekt.skruf.misere import TalonDealt
from knekt.skruf.options import PLAIN, PRESETS, SKRUF, TREKARL, Options, doubts, options
from knekt.skruf.play import BarSuit, Play, Played, PlayedOpen, PlayOpen, SuitBarred
from knekt.skruf.position import Placed
from knekt.skruf.result import Result, facts, result, tricks_of
from knekt.skruf.score import (
    SOLO_BETS,
    TO_TAKE,
    TRICKS,
    Facts,
    Line,
    MisereFacts,
    Score,
    bets_value,
    is_lost_high,
    score,
)
from knekt.skruf.shown import open_tricks, partner_seen, sorted_for, sorted_hand, waited_for
from knekt.skruf.spelling import parse_seat, seat_letter
from knekt.skruf.standing import StandingPass
from knekt.skruf.state import (
    DEALER,
    OPEN_HAND,
    SEATS,
    Call,
    Ending,
    Gift,
    Stage,
    State,
    partner_of,
    sides_of,
)

__all__ = [
    "ACTIONS",
    "BIDS",
    "DEALER",
    "EVENTS",
    "FAMILY",
    "GRANDISSIMO",
    "NO_TRUMP",
    "OPEN_HAND",
    "PACK",
    "PLAIN",
    "PRESETS",
    "PRINTED",
    "SEATS",
    "SKRUF",
    "SOLO_BETS",
    "STRAINS",
    "TALON",
    "TO_TAKE",
    "TREKARL",
    "TRICKS",
    "Answer",
    "BarSuit",
    "Bear",
    "Bid",
    "BidMade",
    "Borne",
    "Call",
    "Claim",
    "ClaimAnswered",
    "ClaimJudged",
    "ClaimMade",
    "Dealt",
    "Ended",
    "Ending",
    "Facts",
    "Form",
    "Gave",
    "Gift",
    "Give",
    "Judge",
    "Karonka",
    "Line",
    "MakeBid",
    "MisereFacts",
    "Opened",
    "Options",
    "Pass",
    "PassNow",
    "Passed",
    "Placed",
    "Play",
    "PlayOpen",
    "Played",
    "PlayedOpen",
    "Result",
    "Score",
    "SkrufGame",
    "SkrufRules",
    "Stage",
    "StandingPass",
    "State",
    "Stop",
    "Stopped",
    "SuitBarred",
    "Swap",
    "SwapLaid",
    "Swapped",
    "TalonDealt",
    "TalonTaken",
    "aces_in",
    "bets_value",
    "doubts",
    "facts",
    "grandissimo_units",
    "honour_units",
    "honours_in",
    "is_lost_high",
    "karonkas_of",
    "new_game",
    "open_tricks",
    "options",
    "parse_bid",
    "parse_seat",
    "partner_of",
    "partner_seen",
    "pass_now",
    "place_game",
    "result",
    "rules",
    "score",
    "seat_letter",
    "sides_of",
    "sorted_for",
    "sorted_hand",
    "tricks_of",
    "waited_for",
]
