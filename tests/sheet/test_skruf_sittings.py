"""Random sittings of all forms of Skruf, compared with a plain calculation of their accounts."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_deals import answer
from sheet.skruf_sheet import game_of, played, same_again
from strategies_skruf import ALL_FORMS, FORMS, SKRUF_STYLES, STOPPING, skruf_pairwise

from knekt.cards import CARDS, Hand, Seed
from knekt.engine import TABLE as THE_TABLE
from knekt.engine import Seat
from knekt.errors import KnektError
from knekt.sheet.skruf import DealRow, Entered, Rubber, SkrufSitting, check_facts, check_misere, statement
from knekt.skruf import (
    BIDS,
    Ending,
    Facts,
    MisereFacts,
    Options,
    Stop,
    aces_in,
    honours_in,
    karonkas_of,
    options,
    sides_of,
)

# The score keeper's entries


def some_facts(chosen: Options, declarer: Seat, rng: Random) -> Facts:
    """The facts of a possible deal: aces, honours and karonkas of four hands of thirteen cards."""
    pack = rng.sample(CARDS, len(CARDS))
    if rng.random() < 0.3:
        pack = sorted(pack, key=lambda card: (card.suit, "AKQJT98765432".index(card.rank)))
    hands = [Hand.of(pack[13 * seat : 13 * seat + 13]) for seat in range(4)]
    sides = sides_of(declarer, 1 if chosen.is_trekarl else None)
    bid = rng.choice([each for each in BIDS if each.level >= rng.choice([chosen.min_level, 6])])
    ours = hands[sides[0][0]] | hands[sides[0][1]]
    karonkas = [
        karonka
        for side, seats in enumerate(sides)
        for seat in seats
        for karonka in karonkas_of(hands[seat], side, seat if rng.random() < 0.5 else None)
        if karonka.count <= 10 or chosen.karonka_hand == "final"
    ]
    honours = 0 if bid.trumps is None else honours_in(ours, bid.trumps)
    return Facts(bid, rng.randint(0, 13), aces_in(ours), honours, tuple(karonkas))


def some_entry(chosen: Options, rng: Random) -> Entered:
    """What a score keeper can write; who was first is said when it is asked."""
    if rng.random() < 0.1:
        return Entered(None, None)
    if chosen.plays_misere and rng.random() < 0.3:
        return Entered(None, MisereFacts(rng.randint(0, 13)))
    declarer = rng.choice([0, 2, 3] if chosen.is_trekarl else [0, 1, 2, 3])
    facts = some_facts(chosen, declarer, rng)
    may = chosen.solo_slam_claim and not chosen.is_trekarl and facts.contract.level >= 6 and facts.bets >= 3
    return Entered(declarer, facts, alone=may and rng.random() < 0.5)


class Evening:
    """A sitting on its way, by random steps."""

    def __init__(self, chosen: Options, rng: Random) -> None:
        self.rng, self.sitting = rng, SkrufSitting.new(chosen)

    def __repr__(self) -> str:
        return "\n".join([str(self.sitting.options.differences), *map(str, self.sitting.log)])

    def step(self) -> None:
        sitting, rng = self.sitting, self.rng
        what = rng.random()
        if sitting.rows and what < 0.12:
            self.correct()
        elif what < 0.15:
            self.adjust()
        elif what < 0.17 and not sitting.is_time_up:
            self.sitting = sitting.time_up()
        elif what < 0.4:
            self.play()
        elif sitting.is_draw_due:
            pack = rng.sample(CARDS, len(CARDS))
            self.sitting = sitting.draw(pack[: len(sitting.drawers)])
        else:
            self.enter()

    def enter(self) -> None:
        entry = some_entry(self.sitting.options, self.rng)
        told = entry.declarer, entry.facts
        try:
            self.sitting = self.sitting.enter(*told, alone=entry.alone)
        except KnektError as refused:
            if refused.code != "first-missing":
                raise
            self.sitting = self.sitting.enter(*told, alone=entry.alone, first=self.rng.randrange(2))

    def correct(self) -> None:
        number = self.rng.randint(1, len(self.sitting.rows))
        entry = some_entry(self.sitting.options, self.rng)
        try:
            self.sitting = self.sitting.correct(number, entry, "misread")
        except KnektError as refused:
            if refused.code != "first-missing":
                raise
            first = Entered(entry.declarer, entry.facts, entry.alone, self.rng.randrange(2))
            self.sitting = self.sitting.correct(number, first, "misread")

    def adjust(self) -> None:
        points = [self.rng.randint(-9, 9) for _ in range(self.sitting.players - 1)]
        self.sitting = self.sitting.adjust((*points, -sum(points)), "agreed")

    def play(self) -> None:
        style = self.rng.choice(SKRUF_STYLES)
        if self.rng.random() < 0.7:
            self.sitting = played(self.sitting, self.rng, style)
            return
        self.sitting = self.sitting.dealt(Seed.parse(f"deal {self.rng.randrange(10**9)}"))
        for _ in range(self.rng.randint(0, 30)):  # and while it is running, an older deal is corrected
            if self.sitting.is_running:
                asks = [ask for of in game_of(self.sitting).asks.values() for ask in of if ask.must]
                self.sitting = self.sitting.apply(answer(self.rng.choice(asks), self.rng))
        if self.sitting.rows:
            self.correct()
        if self.sitting.is_running:
            self.sitting = self.sitting.apply(Stop(THE_TABLE, Ending.VOID))


def evening(chosen: Options, seed: object, steps: int = 16) -> Evening:
    made = Evening(chosen, Random(f"evening {seed}"))
    for _ in range(steps):
        if made.sitting.is_over:
            break
        made.step()
    if made.sitting.is_over and made.sitting.rows and made.rng.random() < 0.3:
        made.correct()  # after the end
    return made


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    return evening(draw(ALL_FORMS), draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, 16)))


# A plain reckoning


class Book:
    """The account of a rubber as somebody with pencil and paper would keep it."""

    def __init__(self, chosen: Options, rubber: Rubber) -> None:
        self.chosen, self.parties = chosen, rubber.parties
        self.sum: Counter[Any] = Counter()
        self.since_game: Counter[Any] = Counter()
        self.games: Counter[Any] = Counter()
        self.bears: list[tuple[int, int]] = []

    @property
    def is_done(self) -> bool:
        if self.chosen.is_trekarl:
            return False
        if self.chosen.rubber_end == "two_games_total":
            return self.games.total() == 2
        return 2 in self.games.values()

    def write(self, row: DealRow) -> None:
        end = row.result
        if end.score is None:
            return
        on_side = [
            [party for party in self.parties if {row.terms.seats[seat] for seat in side} & set(party)]
            for side in end.sides
        ]
        for line in end.score.lines:
            for party in on_side[line.side]:
                self.sum[party] += line.points
        if isinstance(end.facts, Facts):
            if end.alone:
                assert end.declarer is not None
                bets = end.facts.bets * end.facts.contract.level * 100
                bets += {6: 500, 7: 1000}[end.facts.contract.level]
                self.bears.append((row.terms.seats[end.declarer], bets))
            self._tricks(end.facts, on_side, row)

    def _tricks(self, facts: Facts, on_side: list[list[Any]], row: DealRow) -> None:
        before = Counter(self.since_game)
        for side, tricks in ((0, facts.tricks), (1, 13 - facts.tricks)):
            for party in on_side[side]:
                self.since_game[party] += tricks * facts.contract.level
        if self.is_done:
            return
        there = [[party for party in on_side[side] if self.since_game[party] >= 60] for side in (0, 1)]
        winners = there[0] or there[1]
        if all(there) and self.chosen.both_60 == "first_by_trick":
            winners = there[self._first(before, facts, on_side, row)]
        for party in winners:
            self.games[party] += 1
            number = self.games.total() if self.chosen.rubber_end == "two_games_total" else self.games[party]
            self.sum[party] += 200 if number == 1 else 400
        for party in self.parties:
            if winners and (party in winners or self.chosen.game_reset == "both"):
                self.since_game[party] = 0

    def _first(self, points: Counter[Any], facts: Facts, on_side: list[list[Any]], row: DealRow) -> int:
        for side in (0, 1):
            if any(points[party] >= 60 for party in on_side[side]):
                return side
        if row.first is not None:
            return row.first
        for side in row.result.order:
            for party in on_side[side]:
                points[party] += facts.contract.level
            if any(points[party] >= 60 for party in on_side[side]):
                return side
        return 0

    def points(self, players: int) -> list[int]:
        found = [0] * players
        for one, two in combinations(self.parties, 2):
            whole = self.whole(self.sum[one] - self.sum[two])
            for player in one:
                found[player] += whole
            for player in two:
                found[player] -= whole
        for bidder in {player for player, _ in self.bears}:
            own, other = sorted(self.parties, key=lambda party: bidder not in party)
            (partner,) = set(own) - {bidder}
            bets = sum(points for player, points in self.bears if player == bidder)
            now = self.sum[own] - self.sum[other]
            found[partner] += self.whole(now + bets) - self.whole(now)
            found[bidder] -= self.whole(now + bets) - self.whole(now)
        return found

    def whole(self, difference: int) -> int:
        hundreds, rest = divmod(abs(difference), 100)
        if self.chosen.settle_round == "nearest" and rest >= 50:
            hundreds += 1
        return hundreds if difference > 0 else -hundreds


def reckoned(sitting: SkrufSitting) -> list[Book]:
    """The sitting's rows in one book for each rubber, which must be what its accounts say."""
    books = []
    for rubber, account in zip(sitting.rubbers, sitting.accounts, strict=True):
        book = Book(sitting.options, rubber)
        for row in sitting.rows:
            if row.terms.rubber == rubber.number:
                book.write(row)
        assert account.totals == tuple(book.sum[party] for party in rubber.parties)
        assert account.games == tuple(book.games[party] for party in rubber.parties)
        assert account.parts == tuple(book.since_game[party] for party in rubber.parties)
        assert account.is_rubber(sitting.options) == book.is_done
        books.append(book)
    return books


@given(evenings())
def test_the_log_alone_gives_the_same_sitting(evening: Evening) -> None:
    sitting = evening.sitting
    same_again(sitting)
    part = sitting.log[: evening.rng.randint(0, len(sitting.log))]
    begun = SkrufSitting.retrace(sitting.options, part)
    assert begun.log[: len(part)] == part
    assert begun == SkrufSitting.replay(sitting.options, begun.log)


@given(evenings())
def test_skruf_8_7_the_accounts_are_those_of_pencil_and_paper(evening: Evening) -> None:
    sitting = evening.sitting
    books, wanted = reckoned(sitting), [0] * sitting.players
    for number, book in enumerate(books, start=1):
        last = number == len(books)
        if not last or book.is_done or sitting.is_over or sitting.options.is_trekarl:
            wanted = [a + b for a, b in zip(wanted, book.points(sitting.players), strict=True)]
    for adjusted in sitting.adjusted:
        wanted = [a + b for a, b in zip(wanted, adjusted.points, strict=True)]
    assert sitting.totals == tuple(wanted)


@given(evenings())
def test_skruf_8_8_points_always_sum_to_nothing(evening: Evening) -> None:
    sitting = evening.sitting
    assert sum(sitting.totals) == 0
    for rubber, account in zip(sitting.rubbers, sitting.accounts, strict=True):
        points = account.settled(sitting.options, sitting.players)
        assert sum(points) == 0
        assert all(points[player] == 0 for player in rubber.out)


@given(evenings())
def test_a_statement_has_every_line_once(evening: Evening) -> None:
    sitting = evening.sitting
    for number, account in enumerate(sitting.accounts, start=1):
        told = statement(sitting, number)
        assert told.points == account.settled(sitting.options, sitting.players)
        for place, column in enumerate(told.columns):
            items = (*column.above, *column.below)
            assert [item.carried for item in items] == [
                sum(each.line.points for each in items[: number + 1]) for number in range(len(items))
            ]
            posted = Counter((each.deal, each.line) for each in account.postings if each.account == place)
            assert Counter((item.deal, item.line) for item in items) == posted
            assert column.total == column.total_above + column.total_below == account.totals[place]
            above, below = ([item.deal for item in part] for part in (column.above, column.below))
            assert above == sorted(above, reverse=True) and below == sorted(below)


@given(evenings())
def test_skruf_1_4_to_2_5_who_sits_where(evening: Evening) -> None:
    sitting = evening.sitting
    for row in sitting.rows:
        rubber = sitting.rubbers[row.terms.rubber - 1]
        at = rubber.table.index(row.terms.dealer)
        round_the_table = (*rubber.table[at + 1 :], *rubber.table[: at + 1])
        assert tuple(player for player in row.terms.seats if player >= 0) == round_the_table
        for party in rubber.parties:
            seats = [row.terms.seat_of(player) for player in party]
            assert seats in ([0, 2], [2, 0], [1, 3], [3, 1]) or len(party) == 1
    numbers = [row.terms.rubber for row in sitting.rows]
    assert numbers == sorted(numbers) and [row.number for row in sitting.rows] == [
        number for number, _ in enumerate(numbers, start=1)
    ]


@given(evenings())
def test_what_play_gives_the_score_keeper_could_have_entered(evening: Evening) -> None:
    sitting = evening.sitting
    for row in sitting.rows:
        found = row.result
        if isinstance(found.facts, Facts):
            check_facts(sitting.options, found.facts)
            assert all(
                each.seat is None or each.seat in found.sides[each.side] for each in found.facts.karonkas
            )
        elif found.facts is not None:
            check_misere(sitting.options, found.facts)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.preset)
def test_the_same_for_every_two_options_that_meet(form: Options) -> None:
    for number, chosen in enumerate(skruf_pairwise(form)):
        sitting = evening(chosen, number, 8).sitting
        same_again(sitting)
        reckoned(sitting)
        assert sum(sitting.totals) == 0


def marks(sitting: SkrufSitting) -> set[str]:
    """What has happened in an evening, by names."""
    found = {row.result.ending.value for row in sitting.rows} | {event.kind for event in sitting.log}
    found.add(f"{sitting.players} players")
    found |= {f"games {account.games}" for account in sitting.accounts}
    if any(account.alone for account in sitting.accounts):
        found.add("alone")
    if len(sitting.rubbers) > 2:
        found.add("third rubber")
    if any(row.first is not None for row in sitting.rows):
        found.add("first")
    if sitting.is_over and not sitting.is_time_up:
        found.add("over")
    if any(row.reason and row.terms.rubber < len(sitting.rubbers) for row in sitting.rows):
        found.add("corrected rubber")
    return found


def test_evenings_reach_everything() -> None:
    found = set[str]()
    for number in range(60):
        chosen = options(
            "skruf",
            {
                "players": (4, 5, 6)[number % 3],
                "rubbers": 3,
                "both_60": ("declarer", "first_by_trick")[number % 2],
                "general_pass": ("next_dealer", "misere")[number // 2 % 2],
                "claims": True,
            },
        )
        made = Evening(chosen, Random(f"everything {number}"))
        for _ in range(18):
            if not made.sitting.is_over:
                made.step()
        if number % 10 == 0 and not made.sitting.is_over:
            made.sitting = played(made.sitting, made.rng, STOPPING)
        found |= marks(made.sitting)
    wanted = {"passed-out", "played", "void", "drawn", "entered", "corrected", "adjusted", "time-up", "borne"}
    wanted |= {"alone", "third rubber", "first", "over", "corrected rubber", "talon-dealt", "claimed"}
    wanted |= {"4 players", "5 players", "6 players", "games (2, 1)", "games (1, 2)", "games (0, 2)"}
    assert wanted <= found, wanted - found
