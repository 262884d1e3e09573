"""What the golden deals and sittings of the variants (17) and of Tournée shall show, and how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from strategies import Style

from knekt.engine import OptionValue
from knekt.skat import Options, RamschScore, options

PLAIN, LIVELY, STOPPED = Style(), Style(may=0.08), Style(may=0.02, table=0.05)
HIGH = Style(low=False)  # bids that cannot be reached

# forehand wins every trick of a grand or of clubs
ALL_TRICKS = (
    "deal CJ SJ HJ DJ CA CT CK CQ C8 C7 | SA SK SQ S9 S8 HA HK HQ H9 H8 | C9 ST S7 HT H7 DA DK DQ D9 D8"
    " | DT D7"
)
FOUR_JACKS = (
    "deal CJ SJ HJ DJ CA SA HA DA CT ST | CK CQ C9 SK SQ S9 HK HQ H9 D7 | C8 C7 S8 S7 H8 H7 DK DQ D9 D8"
    " | HT DT"
)
# rearhand wins no trick of a null
NO_TRICK = (
    "deal CA CK SA SK SQ HA HK HQ DA DK | CQ CJ SJ ST HJ HT DQ DJ DT D9 | C7 C8 C9 CT S7 S8 S9 H7 H8 H9"
    " | D7 D8"
)
FORTY_EACH = (
    "place D7 | D8 | D9 | SQ HQ | - ramsch 0 F | - | CT ST S9 S8 HT H9 H8 H7 DT"
    " | CA C9 C8 C7 SA S7 HA DK DQ | CJ CK CQ SJ SK HJ HK DJ DA | SQ HQ | -"
)
TRUMPS = "CJ", "SJ", "HJ", "DJ", "CA", "CT", "CK", "CQ", "C8"  # the best first, and so the 7 last


@dataclass(frozen=True)
class Wish:
    """A deal to be found, by its rules, its cards, what the seats say if they may, and its result.

    What is said is `M kontra` of one seat or `kontra` of any; the first that can be said is. All else is
    chance.
    """

    preset: str = "german"
    rules: Mapping[str, OptionValue] = field(default_factory=dict)
    says: tuple[str, ...] = ()
    cards: str = ""  # the deal or the position; else one deal after the other until one comes out so
    bock: int = 1
    schieberramsch: bool = False
    style: Style = PLAIN
    sought: str = ""  # the ending, or the contract that was played out
    steps: tuple[str, ...] = ()  # what is counted, among the rest
    won: bool | None = None
    overbid: bool = False  # it was worth less than the bid
    losers: int | None = None  # of a ramsch, or who else is written down for it
    also: Callable[[RamschScore], bool] | None = None  # what else is to be true of it

    @property
    def options(self) -> Options:
        return options(self.preset, self.rules)


KONTRA: dict[str, OptionValue] = {
    "kontra.enabled": True,
    "kontra.max": 4,
    "surrender.mode": "before_first_lead",
}
FIRST: dict[str, OptionValue] = KONTRA | {"kontra.timing": "before_first_lead"}
GIFTS: dict[str, OptionValue] = {"schenken.enabled": True}
RAMSCH: dict[str, OptionValue] = {"ramsch.on_pass_out": "ramsch"}
LOSER: dict[str, OptionValue] = RAMSCH | {"ramsch.skat_to": "loser"}
PUSHED: dict[str, OptionValue] = {"ramsch.on_pass_out": "schieberramsch"}
ROUNDS: dict[str, OptionValue] = {"special_rounds.schieberramsch_triggers": ("split_60_60", "grand_hand_won")}
BOCK: dict[str, OptionValue] = {"bock.enabled": True, "bock.stack": "multiply"}
SPITZEN: dict[str, OptionValue] = {"spitzen.enabled": True}
REVOLUTION: dict[str, OptionValue] = {"revolution.enabled": True}
SEPARATE: dict[str, OptionValue] = {"grand_ouvert.mode": "separate"}

F_PLAYS = "M pass", "R pass", "F 18"
REVOLTS = "M pass", "R 18", "F pass", "R hand", "R declares R"
GIVEN = "offers game", "agrees"
TWICE = "offers game", "offers schneider", "agrees"

VARIANTS: dict[str, Wish] = {
    "kontra-won": Wish(rules=KONTRA, says=("kontra",), steps=("kontra",), won=True),
    "kontra-lost": Wish(rules=KONTRA, says=("kontra",), steps=("kontra",), won=False),
    "kontra-re": Wish(rules=KONTRA, says=("kontra", "re"), steps=("re",), won=True),
    "kontra-supra": Wish(rules=KONTRA, says=("kontra", "re", "supra"), steps=("supra",), won=False),
    "kontra-hirsch": Wish(
        rules=KONTRA, says=("kontra", "re", "supra", "hirsch"), steps=("hirsch",), won=True
    ),
    "kontra-unlimited": Wish(
        rules=KONTRA | {"kontra.max": "unlimited"},
        says=("kontra", "re", "supra", "hirsch", "doubles 5", "doubles 6"),
        steps=("doubled",),
    ),
    "kontra-null": Wish(
        rules=KONTRA, says=("kontra", "hand", "declares NH"), steps=("null", "kontra"), won=False
    ),
    "kontra-before-lead": Wish(rules=FIRST, says=("plays on", "kontra", "re"), steps=("re",), won=False),
    "kontra-surrendered": Wish(rules=FIRST, says=("plays on", "kontra", "surrenders"), sought="surrendered"),
    "iss-schwarz-missed": Wish(
        "iss", says=("M pass", "R pass", "F 18", "F hand", "F declares GHZ"), sought="GHZ", won=False
    ),
    "iss-schneider-missed": Wish(
        "iss", says=("M pass", "R pass", "F 18", "F hand", "F declares CHS"), sought="CHS", won=False
    ),
    "kontra-turned": Wish(
        rules=KONTRA | {"kontra.timing": "before_first_trick_turned"}, style=LIVELY, steps=("kontra",)
    ),
    "gift-game-taken": Wish(rules=GIFTS, says=(*GIVEN, "takes gift"), sought="given"),
    "gift-schneider-taken": Wish(rules=GIFTS, says=TWICE, sought="given", steps=("gift-declined",)),
    "gift-announced-taken": Wish(
        rules=GIFTS, says=(*F_PLAYS, "hand", "declares GHS", *TWICE, "takes gift"), sought="given"
    ),
    "gift-overbid-taken": Wish(
        rules=GIFTS, style=HIGH, says=(*GIVEN, "takes gift"), sought="given", steps=("overbid",)
    ),
    "gift-declined-won": Wish(
        rules=GIFTS, says=(*GIVEN, "declines gift"), steps=("gift-declined",), won=True
    ),
    "gift-declined-lost": Wish(
        rules=GIFTS, says=(*GIVEN, "declines gift"), steps=("gift-declined",), won=False
    ),
    "gift-schneider-declined-won": Wish(
        rules=GIFTS,
        cards=FOUR_JACKS,
        says=(*F_PLAYS, "hand", "declares GH", *TWICE, "declines gift"),
        steps=("schneider-gift-declined",),
        won=True,
    ),
    "gift-schneider-declined-lost": Wish(
        rules=GIFTS, says=(*TWICE, "declines gift"), steps=("schneider-gift-declined",), won=False
    ),
    "gift-disagreed": Wish(rules=GIFTS, says=("offers game", "disagrees"), steps=("game",), won=True),
    "ramsch": Wish(rules=RAMSCH, says=("pass",), losers=1),
    "ramsch-to-loser": Wish(
        rules=LOSER, says=("pass",), losers=1, also=lambda ramsch: ramsch.facts.last not in ramsch.charged
    ),
    "ramsch-jungfrau": Wish(rules=RAMSCH, says=("pass",), steps=("jungfrau",)),
    "ramsch-no-points": Wish(
        rules=RAMSCH | {"ramsch.jungfrau": "no_points"},
        says=("pass",),
        steps=("jungfrau",),
        also=lambda ramsch: 0 not in ramsch.facts.tricks,
    ),
    "ramsch-two-losers": Wish(rules=RAMSCH, says=("pass",), losers=2),
    "ramsch-two-losers-and-skat": Wish(rules=LOSER, says=("pass",), losers=2),
    "ramsch-three-losers": Wish(rules=RAMSCH, cards=FORTY_EACH, losers=3),
    "ramsch-tie": Wish(
        rules=RAMSCH | {"ramsch.three_way_tie": "no_score"}, cards=FORTY_EACH, steps=("ramsch-tie",)
    ),
    "ramsch-durchmarsch": Wish(rules=RAMSCH, cards=FOUR_JACKS, says=("pass",), steps=("durchmarsch",)),
    "ramsch-left": Wish(rules=RAMSCH, says=("pass",), style=STOPPED, sought="left"),
    "ramsch-bock": Wish(rules=RAMSCH | BOCK, bock=2, says=("pass",), steps=("ramsch", "bock")),
    "schieberramsch": Wish(rules=PUSHED, says=("pass", "takes up"), losers=1),
    "schieberramsch-refused": Wish(
        rules=PUSHED, says=("pass", "M passes on", "takes up"), steps=("refused",), losers=1
    ),
    "schieberramsch-refused-by-all": Wish(
        rules=PUSHED, says=("pass", "passes on"), steps=("jungfrau", "refused")
    ),
    "schieberramsch-durchmarsch": Wish(
        rules=PUSHED, cards=FOUR_JACKS, says=("pass", "passes on"), steps=("durchmarsch",)
    ),
    "schieberramsch-durchmarsch-doubled": Wish(
        rules=PUSHED | {"schieber.multiply_durchmarsch": True},
        cards=FOUR_JACKS,
        says=("pass", "M passes on", "passes on"),
        steps=("durchmarsch", "refused"),
    ),
    "schieberramsch-void": Wish(rules=PUSHED, says=("pass", "takes up"), style=STOPPED, sought="void"),
    "schieberramsch-round": Wish(rules=ROUNDS, schieberramsch=True, losers=1),
    "schieberramsch-round-bock": Wish(
        rules=ROUNDS | BOCK, schieberramsch=True, bock=4, says=("F passes on",), steps=("refused", "bock")
    ),
    "bock-won": Wish(rules=BOCK, bock=2, steps=("times", "bock"), won=True),
    "bock-lost": Wish(rules=BOCK, bock=2, steps=("times", "bock"), won=False),
    "bock-twice": Wish(rules=BOCK, bock=4, steps=("times", "bock"), won=True),
    "bock-kontra": Wish(rules=BOCK | KONTRA, bock=2, says=("kontra",), steps=("kontra", "bock"), won=False),
    "bock-passed-out": Wish(rules=BOCK, bock=2, says=("pass",), sought="passed-out"),
    "spitzen-met": Wish(
        rules=SPITZEN,
        cards=ALL_TRICKS,
        says=(*F_PLAYS, "hand", "declares CH1", *(f"F {card}" for card in TRUMPS)),
        steps=("spitze",),
        won=True,
    ),
    "spitzen-two-met": Wish(
        rules=SPITZEN,
        cards=ALL_TRICKS,
        says=(*F_PLAYS, "F skat", "F lays DT D7", "declares C2", *(f"F {card}" for card in TRUMPS)),
        steps=("spitze",),
        won=True,
    ),
    "spitzen-missed": Wish(
        rules=SPITZEN,
        cards=ALL_TRICKS,
        says=(*F_PLAYS, "hand", "declares CHZ1", "F C7"),
        steps=("spitze",),
        won=False,
    ),
    "revolution-exchanged-won": Wish(rules=REVOLUTION, cards=NO_TRICK, says=(*REVOLTS, "agrees"), won=True),
    "revolution-exchanged-lost": Wish(rules=REVOLUTION, says=(*REVOLTS, "agrees"), won=False),
    "revolution-second-proposal": Wish(
        rules=REVOLUTION, says=(*REVOLTS, "M disagrees", "F agrees"), won=False
    ),
    "revolution-refused-won": Wish(rules=REVOLUTION, cards=NO_TRICK, says=(*REVOLTS, "disagrees"), won=True),
    "revolution-refused-lost": Wish(rules=REVOLUTION, says=(*REVOLTS, "disagrees"), won=False),
    "revolution-kontra": Wish(
        rules=REVOLUTION | KONTRA, says=(*REVOLTS, "disagrees", "kontra"), steps=("kontra",)
    ),
    "grand-ouvert-separate": Wish(
        rules=SEPARATE, cards=FOUR_JACKS, says=(*F_PLAYS, "hand", "declares GHO"), won=True
    ),
    "grand-ouvert-separate-lost": Wish(rules=SEPARATE, says=(*F_PLAYS, "hand", "declares GHO"), won=False),
    "grand-20": Wish(rules={"grand.base": 20}, says=(*F_PLAYS, "F skat", "declares G"), won=True),
    "grand-20-ouvert": Wish(
        rules=SEPARATE | {"grand.base": 20},
        cards=FOUR_JACKS,
        says=(*F_PLAYS, "hand", "declares GHO"),
        won=True,
    ),
    "jacks-only": Wish(
        rules={"matadors.jacks_only": True},
        cards=ALL_TRICKS,
        says=(*F_PLAYS, "hand", "declares CH"),
        won=True,
    ),
    "lost-hand-single": Wish(
        rules={"lost_hand_single": True}, says=(*F_PLAYS, "hand", "declares SH"), steps=("hand",), won=False
    ),
    "lost-hand-single-null": Wish(
        rules={"lost_hand_single": True}, says=(*F_PLAYS, "hand", "declares NHO"), won=False
    ),
    "lost-hand-single-revolution": Wish(
        rules=REVOLUTION | {"lost_hand_single": True}, says=(*REVOLTS, "agrees"), won=False
    ),
    "pub-kontra": Wish("pub", says=("kontra", "re"), bock=2, steps=("re", "bock"), won=True),
    "pub-ramsch": Wish("pub", says=("pass",), losers=1),
    "club-kontra": Wish("club", style=LIVELY, steps=("kontra",), sought="played"),
    "club-gift": Wish("club", says=TWICE, style=LIVELY, sought="given", steps=("gift-declined",)),
    "club-schieberramsch": Wish("club", schieberramsch=True, losers=1),
    "xskat-gift": Wish("xskat", says=GIVEN, sought="played", steps=("gift-declined",)),
    "xskat-ramsch": Wish("xskat", says=("pass",), losers=1),
    "xskat-spitze": Wish("xskat", steps=("spitze",), sought="played"),
    "xskat-revolution": Wish("xskat", says=REVOLTS, won=False),
}

# forehand plays with two jacks in the skat; or takes every trick of a ramsch
TWO_JACKS = (
    "deal CJ SJ CA CT CK C9 HA HT SA D7 | CQ C8 ST SK S9 HK HQ H8 DA DQ | C7 SQ S8 S7 H9 H7 DT DK D9 D8"
    " | HJ DJ | top DJ"
)
SWEEP = f"{FOUR_JACKS} | top DT"
F_TEN = "M pass", "R pass", "F 10"
KEPT = *F_TEN, "F turns top", "F keeps it"
REJECTED = *F_TEN, "F turns top", "F rejects it"
SURRENDERS: dict[str, OptionValue] = {"surrender.mode": "tournee"}
TO_RAMSCH = "M pass", "R pass", "F ramsch"


def _of_both(name: str, **more: Any) -> dict[str, Wish]:
    """The same wish at both tables."""
    return {f"{preset}-{name}": Wish(preset, **more) for preset in ("tournee", "tournee-house")}


TOURNEE: dict[str, Wish] = {
    **_of_both("turn-won", says=KEPT, won=True),
    **_of_both("turn-lost", says=KEPT, won=False),
    **_of_both("second-turn-won", says=REJECTED, won=True),
    **_of_both("second-turn-lost", says=REJECTED, steps=("lost",), won=False),
    **_of_both("turn-bottom", says=(*F_TEN, "F turns bottom", "F keeps it"), sought="played"),
    **_of_both("jack-to-suit", cards=TWO_JACKS, says=(*KEPT, "F declares DT"), sought="DT"),
    **_of_both("jack-to-grand", cards=TWO_JACKS, says=(*KEPT, "F declares GT"), sought="GT"),
    **_of_both("second-jack-to-suit", cards=TWO_JACKS, says=(*REJECTED, "F declares HTT"), sought="HTT"),
    **_of_both("second-jack-to-grand", cards=TWO_JACKS, says=(*REJECTED, "F declares GTT"), sought="GTT"),
    **_of_both("guckser-lost", says=(*F_TEN, "F skat"), steps=("lost",), won=False),
    **_of_both("surrendered", rules=SURRENDERS, says=(*KEPT, "surrenders"), sought="surrendered"),
    **_of_both("surrendered-second", rules=SURRENDERS, says=(*REJECTED, "surrenders"), sought="surrendered"),
    **_of_both(
        "surrendered-at-once",
        rules=SURRENDERS,
        says=(*F_TEN, "F turns top", "surrenders"),
        sought="surrendered",
    ),
    **_of_both(
        "surrendered-jack",
        rules=SURRENDERS,
        cards=TWO_JACKS,
        says=(*F_TEN, "F turns top", "F rejects it", "surrenders"),
        sought="surrendered",
    ),
    # where the files say so, two cards are laid away first: so it was once, and so older records have it
    **_of_both(
        "overbid-conceded", rules={"overbid.auto_concede": True}, style=HIGH, says=("skat",), sought="overbid"
    ),
    **_of_both(
        "overbid-played",
        rules={"overbid.auto_concede": False},
        style=HIGH,
        says=("turns top", "keeps it"),
        sought="played",
        won=False,
        overbid=True,
    ),
    **_of_both(
        "overbid-at-once",
        rules={"overbid.auto_concede": True},
        style=HIGH,
        says=("turns top", "keeps it"),
        sought="overbid",
    ),
    **_of_both(
        "overbid-guckser", rules={"overbid.auto_concede": True}, style=HIGH, says=("skat",), sought="overbid"
    ),
    "tournee-overbid-said": Wish(
        "tournee", {"overbid.auto_concede": False}, ("skat", "overbid"), style=HIGH, sought="overbid"
    ),
    "tournee-guckser-null-open": Wish(
        "tournee", says=("M 24", "F pass", "R pass", "M null", "M declares NO"), sought="NO"
    ),
    "tournee-null-below-bid": Wish(
        "tournee",
        {"null_below_bid": "lost"},
        ("M 24", "F pass", "R pass", "M hand", "M declares NH"),
        sought="NH",
    ),
    **_of_both("passed-out", rules={"forehand_may_pass": True}, says=("pass",), sought="passed-out"),
    **_of_both("stopped", says=(*F_TEN, "F turns top"), style=STOPPED, sought="void"),
    "tournee-ramsch": Wish("tournee", says=TO_RAMSCH, also=lambda ramsch: ramsch.amount == -20),
    "tournee-ramsch-jungfrau": Wish("tournee", says=TO_RAMSCH, also=lambda ramsch: ramsch.amount == -30),
    "tournee-ramsch-two-jungfraus": Wish("tournee", cards=SWEEP, says=TO_RAMSCH, steps=("jungfrau",)),
    "tournee-ramsch-tie": Wish(
        "tournee",
        says=TO_RAMSCH,
        also=lambda ramsch: ramsch.points.count(max(ramsch.points)) == 2,
    ),
    "tournee-ramsch-left": Wish("tournee", says=TO_RAMSCH, style=STOPPED, sought="left"),
    "tournee-house-ramsch": Wish("tournee-house", says=TO_RAMSCH, steps=("ramsch-fewest",)),
    "tournee-house-ramsch-no-trick": Wish(
        "tournee-house", says=TO_RAMSCH, steps=("ramsch-no-trick",), losers=1
    ),
    "tournee-house-ramsch-sweep": Wish("tournee-house", cards=SWEEP, says=TO_RAMSCH, losers=3),
    "tournee-house-ramsch-sweep-alone": Wish(
        "tournee-house", {"ramsch.sweep_bonus_to_others": False}, TO_RAMSCH, SWEEP, losers=1
    ),
    "tournee-house-ramsch-tie": Wish(
        "tournee-house",
        says=TO_RAMSCH,
        steps=("ramsch-fewest",),
        also=lambda ramsch: ramsch.points.count(min(ramsch.points)) == 2,
    ),
    "tournee-house-ramsch-split": Wish(
        "tournee-house", {"ramsch.tie": "split"}, TO_RAMSCH, steps=("ramsch-fewest",), losers=2
    ),
    "tournee-house-ramsch-left": Wish(
        "tournee-house", says=TO_RAMSCH, style=STOPPED, sought="left", steps=("ramsch-left",)
    ),
}


@dataclass(frozen=True)
class Script:
    """A sitting: each step is an entry, or a deal with what the seats say in it whenever they may."""

    preset: str
    steps: tuple[tuple[str, ...], ...]
    rules: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: str = "golden sitting"


DEAL, PASSED = ("deal",), ("deal", "pass")

SITTINGS: dict[str, Script] = {
    "pub-bock": Script(
        "pub",
        (
            DEAL,
            ("enter F GH 2 75 6 48",),  # a grand hand won: three deals of bock
            DEAL,
            ("enter M C 1 60 5 24 kontra 1",),  # in bock, and for three reasons three more
            PASSED,
            DEAL,
            ("enter ramsch 53 30 27 4 3 3 F",),
            ("enter R N 0 0 1 23",),
            ("correct 8 R N 0 0 0 23: it was a null, and it was won",),
            DEAL,
        ),
        {"session.rounds": 3},
    ),
    "club-bock-then-schieberramsch": Script(
        "club",
        (
            ("enter F GH 2 75 6 48",),  # a round of bock, then one of schieberramsch
            ("deal", "kontra"),
            ("enter R S 1 70 6 22 kontra 1 declined game given up",),
            DEAL,
            DEAL,
            ("enter ramsch 53 30 27 4 3 3 F refused 2",),
            ("deal", "passes on"),
            ("correct 1 F G 2 75 6 48: it was no hand game",),
            DEAL,
            ("enter ramsch 40 40 40 4 3 3 R left R",),
        ),
        {"players": 3},
    ),
    "tournee-house": Script(
        "tournee-house",
        (
            ("deal", *KEPT),
            ("enter F HTT -1 60 5 24",),
            ("deal", *TO_RAMSCH),
            ("enter ramsch 50 35 35 4 3 3 F latest 10,8,9",),
            ("deal", *REJECTED),
            ("correct 2 F HTT -1 65 5 12: the bid was only 12",),
            ("enter R NHO 0 0 0 40",),
            ("time up",),
        ),
    ),
}
