"""What the golden deals and sittings of Skruf are to show, and how the table comes to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from random_deals import Style
from strategies_skruf import AGREEING, BIDDING, STOPPING

from knekt.engine import OptionValue
from knekt.skruf import Options, State, options, result

PLAIN, LIVELY = Style(), Style(may=0.05)

# the dealer's spades take every trick when they are trumps, and none when there are no trumps
SPADES = (
    "deal D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK DA | H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA"
    " | C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK CA | S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA | S2 H2 D2 C2"
)
GIFTS = "D gives S2 H2 D2 C2", "O gives S2", "O gives D2", "O gives C2"
LAST_TRICKS = (
    "place SA SK | HA HK | DA DK | CA CK | D 4C L | - | 5 6 | SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2"
    " | HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2 | DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2"
    " | CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2"
)


@dataclass(frozen=True)
class Wish:
    """A deal to be found, by its rules, its cards, what the seats say if they may, and its result.

    What is said is `D 4S` of one seat or `P` of any; the first that can be said is. All else is chance.
    """

    preset: str = "skruf"
    rules: Mapping[str, OptionValue] = field(default_factory=dict)
    says: tuple[str, ...] = ()
    cards: str = ""  # the deal or the position; else one deal after the other until one comes out so
    style: Style = PLAIN
    sought: str = "played"  # how it is to end
    items: tuple[str, ...] = ()  # what stands in the accounts, among the rest
    kinds: tuple[str, ...] = ()  # what happens, among the rest
    made: bool | None = None
    also: Callable[[State], bool] | None = None  # what else is to be true of it

    @property
    def options(self) -> Options:
        return options(self.preset, self.rules)


def bids(bid: str, seat: str = "D") -> tuple[str, ...]:
    """One seat bids this, the others pass."""
    return f"{seat} {bid}", "P"


def _raised_by_both(state: State) -> bool:
    made = {call.seat for call in state.calls[state.bought_at :] if call.bid is not None}
    return len(made) == 2


def _has_minus(state: State) -> bool:
    return any(line.item == "honours" and line.points < 0 for line in result(state).lines)


CLAIMS: dict[str, OptionValue] = {"claims": True}
MISERE: dict[str, OptionValue] = {"general_pass": "misere"}
OPEN: dict[str, OptionValue] = {"open_hand": "from_the_deal"}

CONTRACTS: dict[str, Wish] = {
    **{
        f"skruf-{level}{strain}": Wish(says=bids(f"{level}{strain}", seat), made=level < 6)
        for level in (4, 5, 6, 7)
        for strain, seat in zip("SCDHG", "DLORD", strict=True)
    },
    "skruf-7S-made": Wish(says=(*bids("7S"), *GIFTS), cards=SPADES, items=("slam-bid",), made=True),
    "skruf-slam-not-bid": Wish(says=(*bids("4S"), *GIFTS), cards=SPADES, items=("slam",)),
    "skruf-slam-of-the-others": Wish(says=bids("4G"), cards=SPADES, items=("slam", "bets")),
    "skruf-minus": Wish(says=bids("4H"), items=("honours-minus",)),
    "skruf-minus-deducted": Wish(rules={"minus": "deduct"}, says=bids("4H"), also=_has_minus),
    "skruf-karonkas": Wish(says=bids("4D"), items=("karonka-aces", "karonka-suit")),
    "skruf-karonkas-dealt": Wish(rules={"karonka_hand": "dealt"}, says=bids("4D"), items=("karonka-suit",)),
}
AUCTIONS: dict[str, Wish] = {
    "skruf-raised": Wish(style=BIDDING, also=_raised_by_both),
    "skruf-not-raised": Wish(says=bids("4C", "L")),
    "skruf-below-minimum": Wish(says=("D 3G", "P", "D 4G")),
    "skruf-below-minimum-raised": Wish(
        rules={"below_minimum": "raise_phase"}, says=("D 3G", "O 4S", "P"), style=PLAIN
    ),
    "skruf-one-pass-ends-raising": Wish(
        rules={"raise_end_passes": 1}, style=BIDDING, also=lambda state: state.raised
    ),
    "skruf-four-passes-end-raising": Wish(rules={"raise_end_passes": 4}, says=bids("5S")),
    "skruf-three-passes-close": Wish(rules={"close_passes": 3}, says=bids("4H", "R")),
    "skruf-master-is-led-to": Wish(rules={"lead": "left_of_master"}, says=bids("4H", "R")),
    "skruf-first-namer-is-led-to": Wish(
        rules={"lead": "left_of_first_namer"},
        style=BIDDING,
        also=lambda state: state.tricks[0].lead != ((state.bidder or 0) + 1) % 4,
    ),
}
EXCHANGES: dict[str, Wish] = {
    "skruf-talon-closed": Wish(rules={"talon_open": False}, says=bids("4S")),
    "skruf-swap-simultaneous": Wish(rules={"swap_order": "simultaneous"}, says=bids("4S")),
    "skruf-swap-before-raise": Wish(
        rules={"swap_time": "before_raise"}, style=BIDDING, also=lambda state: state.raised
    ),
    "skruf-swap-back": Wish(
        rules={"swap_back": True},
        says=bids("4S"),
        also=lambda state: state.gifts[-1].cards == state.gifts[-2].cards,
    ),
}
ENDINGS: dict[str, Wish] = {
    "skruf-passed-out": Wish(says=("P",), sought="passed-out"),
    "skruf-passed-out-twice-round": Wish(rules={"all_pass_calls": 8}, says=("P",), sought="passed-out"),
    "skruf-played": Wish(style=BIDDING),
    "skruf-claimed": Wish(rules=CLAIMS, says=(*bids("4S"), "L claims 13", "accepts"), sought="claimed"),
    "skruf-claimed-in-part": Wish(
        rules=CLAIMS, says=(*bids("4S"), "D claims 9", "accepts"), sought="claimed"
    ),
    "skruf-claim-refused": Wish(
        rules=CLAIMS, style=AGREEING, kinds=("claim-answered",), also=lambda state: state.claim is None
    ),
    "skruf-claim-allowed": Wish(
        rules=CLAIMS, says=bids("4S"), style=LIVELY, sought="claimed", kinds=("claim-judged",)
    ),
    "skruf-claim-denied": Wish(rules=CLAIMS, says=bids("4S"), style=LIVELY, kinds=("claim-judged",)),
    "skruf-claim-with-no-card": Wish(
        rules=CLAIMS,
        cards=LAST_TRICKS,
        says=("L SA", "O HA", "R DA", "D CA", "D CK", "L SK", "O HK", "D claims 1", "accepts"),
        sought="claimed",
    ),
    "skruf-left": Wish(says=bids("5D"), style=STOPPING, sought="left"),
    "skruf-timeout": Wish(says=bids("5C"), style=STOPPING, sought="timeout"),
    "skruf-left-before-the-lead": Wish(
        style=STOPPING, sought="void", also=lambda state: state.ended_by is not None
    ),
    "skruf-void": Wish(says=bids("4H"), style=STOPPING, sought="void", kinds=("played",)),
    "skruf-misdeal": Wish(style=Style(may=0.5), sought="misdeal"),
    "skruf-loss-left": Wish(says=(*bids("7G"), "O leaves the loss"), kinds=("borne",)),
    "skruf-loss-shared": Wish(says=(*bids("6H"), "O shares the loss"), kinds=("borne",)),
    "skruf-no-answer-for-the-loss": Wish(
        cards=SPADES, says=bids("7G"), style=STOPPING, kinds=("stopped",), also=lambda state: not state.bears
    ),
    "skruf-barred": Wish(rules={"manual_table": True}, says=bids("4C"), style=LIVELY, kinds=("suit-barred",)),
    "skruf-placed": Wish(cards=LAST_TRICKS),
}
MISERES: dict[str, Wish] = {
    "skruf-misere": Wish(rules=MISERE, says=("P",), items=("misere",)),
    "skruf-misere-left-of-dealer": Wish(
        rules=MISERE | {"misere_forehand": "left_of_dealer"}, says=("P",), items=("misere",)
    ),
    "skruf-misere-left": Wish(rules=MISERE, says=("P",), style=STOPPING, sought="left", items=("misere",)),
    "skruf-misere-claimed": Wish(
        rules=MISERE | CLAIMS, says=("P", "O claims 3", "accepts"), sought="claimed", items=("misere",)
    ),
    "skruf-plain-misere": Wish("skruf-plain", MISERE, ("P",), items=("misere",)),
}
OTHERS: dict[str, Wish] = {
    "skruf-plain-3S": Wish("skruf-plain", says=bids("3S")),
    "skruf-plain-4G": Wish("skruf-plain", says=bids("4G", "R")),
    "skruf-plain-6C": Wish("skruf-plain", says=bids("6C", "O")),
    "skruf-plain-bidding": Wish("skruf-plain", style=BIDDING),
    "skruf-plain-passed-out": Wish("skruf-plain", says=("P",), sought="passed-out"),
    **{
        f"trekarl-{bid}": Wish("trekarl", says=bids(bid, seat))
        for bid, seat in (("4S", "D"), ("4C", "L"), ("5D", "R"), ("6H", "D"), ("7G", "L"))
    },
    "trekarl-raised": Wish("trekarl", style=BIDDING, also=lambda state: bool(state.calls[-1].bid)),
    "trekarl-open-from-the-deal": Wish("trekarl", OPEN, bids("4H")),
    "trekarl-no-swap": Wish("trekarl", {"opponents_swap": False}, bids("4H", "R")),
    "trekarl-swap-simultaneous": Wish("trekarl", {"swap_order": "simultaneous"}, bids("5S", "L")),
    "trekarl-talon-closed": Wish("trekarl", {"talon_open": False}, bids("4G")),
    "trekarl-passed-out": Wish("trekarl", says=("P",), sought="passed-out"),
    "trekarl-claimed": Wish("trekarl", CLAIMS, (*bids("4S"), "D claims 8", "accepts"), sought="claimed"),
    "trekarl-left": Wish("trekarl", says=bids("4D"), style=STOPPING, sought="left"),
}
DEALS: dict[str, Wish] = CONTRACTS | AUCTIONS | EXCHANGES | ENDINGS | MISERES | OTHERS


@dataclass(frozen=True)
class Script:
    """A sitting: each step is an entry, or a deal with what the seats say in it whenever they may."""

    preset: str
    players: tuple[str, ...]
    steps: tuple[tuple[str, ...], ...]
    rules: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: str = "golden sitting"


DEAL, PASSED = ("deal",), ("deal", "P")

SITTINGS: dict[str, Script] = {
    "skruf-five-players": Script(
        "skruf",
        ("Anna", "Bo", "Cilla", "David", "Eva"),
        (
            ("draw HQ S5 D7 C9 CA",),
            ("deal", *bids("4S")),
            ("enter D 6S 12 4 4 us:aces:1:D",),  # a game
            PASSED,
            ("enter L 5H 12 3 4",),
            ("enter R 6C 12 3 3",),
            ("correct 2 D 6S 11 4 4 us:aces:1:D: one trick less",),
            ("draw S2 H2 D9 CJ",),  # the second rubber: another sits out
            ("deal", *bids("7G"), "leaves the loss"),
            ("enter O 6D 8 1 2 them:aces:1 alone",),
            ("adjust -3 +3 +0 +0 +0: looked at the talon",),
            ("deal", *bids("4D", "R")),
            ("time up",),
        ),
        {"stake": "0.10"},
    ),
    "skruf-misere": Script(
        "skruf",
        (),
        (
            ("draw S5 D5 C5 H5",),
            PASSED,
            ("enter misere 4",),
            ("enter D 5H 7 3 3",),
            ("enter L 5S 7 2 2 first them",),  # both pass sixty
            ("enter R 5G 11 3 0 us:aces:1:R us:H:2 them:C:1:D",),
            ("time up",),
        ),
        {"general_pass": "misere", "both_60": "first_by_trick", "rubbers": 1},
    ),
    "trekarl": Script(
        "trekarl",
        ("Anna", "Bo", "Cilla"),
        (
            ("draw HQ S5 D7",),
            ("deal", *bids("4S")),
            ("enter L 5H 11 3 4 them:S:1",),
            PASSED,
            ("enter D 6G 12 4 0 us:aces:2:O",),
            ("deal", *bids("4C", "R")),
            ("adjust +1 -2 +1: led out of turn",),
        ),
        {"deals": 5},
    ),
}
