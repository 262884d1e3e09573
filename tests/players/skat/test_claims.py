"""Claims against brute force: every distribution that the claimer cannot exclude, any play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from knekt.cards import Card, Hand, Order, Seed
from knekt.engine import Seat, View
from knekt.players.skat.playing.claims import claim_is_certain, claim_stands
from knekt.players.skat.rules import RulePlayer
from knekt.players.table import step
from knekt.skat import (
    GERMAN,
    PACK,
    Claim,
    Placed,
    Played,
    SkatGame,
    State,
    contracts,
    new_game,
    place_game,
)

CONTRACTS = contracts(GERMAN)


# --- brute force, written without the code that it judges


def distributions(view: View[State]) -> Iterator[tuple[Hand, ...]]:
    """Every way in which the cards that the view does not show may lie."""
    state, order = view.state, view.state.contract.order  # type: ignore[union-attr]
    first, seen, void = view.events[0], Hand(), {seat: Hand() for seat in range(3)}
    if isinstance(first, Placed):
        seen |= first.taken[0] | first.taken[1] | Hand.of(first.trick)
    led: list[Card] = list(first.trick) if isinstance(first, Placed) else []
    for event in view.events:
        if isinstance(event, Played):
            seen |= Hand.of([event.card])
            led = [event.card] if len(led) % 3 == 0 else [*led, event.card]
            if order.suit(led[0]) != order.suit(event.card):
                same = [card for card in PACK if order.suit(card) == order.suit(led[0])]
                void[event.seat] |= Hand.of(same)
    known = {seat: cards for seat, cards in enumerate(state.hands) if isinstance(cards, Hand)}
    for cards in (*known.values(), state.laid):
        if isinstance(cards, Hand):
            seen |= cards
    unseen = Hand.of(PACK) - seen
    hidden = [seat for seat in range(3) if seat not in known]

    def deal(seats: list[Seat], left: Hand, hands: dict[Seat, Hand]) -> Iterator[tuple[Hand, ...]]:
        if not seats:
            yield tuple(hands[seat] for seat in range(3))
            return
        for chosen in combinations(left - void[seats[0]], len(state.hands[seats[0]])):
            cards = Hand.of(chosen)
            yield from deal(seats[1:], left - cards, hands | {seats[0]: cards})

    yield from deal(hidden, unseen, known)


def fewest(
    order: Order,
    hands: tuple[Hand, ...],
    lead: Seat,
    trick: tuple[Card, ...],
    claimer: Seat,
    plan: tuple[Card, ...],
) -> int:
    """The fewest tricks the claimer takes by the plan: the first of its cards that is legal each time."""
    if len(trick) == 3:
        winner = (lead + order.winner(trick)) % 3
        return (winner == claimer) + fewest(order, hands, winner, (), claimer, plan)
    seat = (lead + len(trick)) % 3
    if not hands[seat]:
        return 0
    legal = order.follow(hands[seat], trick[0] if trick else None)
    cards = [next(card for card in plan if card in legal)] if seat == claimer else list(legal)
    results = []
    for card in cards:
        after = without(hands, seat, card)
        results.append(fewest(order, after, lead, (*trick, card), claimer, plan))
        if results[-1] == 0:
            break
    return min(results)


def brute_force(view: View[State], claimer: Seat) -> int:
    """The most tricks that one fixed order of the cards takes against every distribution."""
    state = view.state
    order = state.contract.order  # type: ignore[union-attr]
    lead, best = (state.turn - len(state.trick)) % 3, 0
    worlds = list(distributions(view))
    for plan in permutations(state.hand(claimer)):
        least = state.tricks_left
        for hands in worlds:
            least = min(least, fewest(order, hands, lead, state.trick, claimer, plan))
            if least <= best:
                break
        best = max(best, least)
    return best


def null_is_safe(view: View[State]) -> bool:
    """Whether the null declarer, if on lead, has a lead after which no distribution gives a trick."""
    state, seat = view.state, view.state.declarer
    order = state.contract.order  # type: ignore[union-attr]
    lead = (state.turn - len(state.trick)) % 3
    worlds = list(distributions(view))
    assert seat is not None
    if state.trick or state.turn != seat:
        return not any(caught(order, hands, lead, state.trick, seat) for hands in worlds)
    return any(
        not any(caught(order, without(hands, seat, card), seat, (card,), seat) for hands in worlds)
        for card in state.hand(seat)
    )


def without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    return tuple(each - Hand.of([card]) if place == seat else each for place, each in enumerate(hands))


def caught(
    order: Order, hands: tuple[Hand, ...], lead: Seat, trick: tuple[Card, ...], declarer: Seat
) -> bool:
    """Whether a null declarer takes a trick who always follows with the highest card below the best one.

    Of what he throws away he only sees to it that it is the highest of its suit; the others may choose which.
    """
    if len(trick) == 3:
        winner = (lead + order.winner(trick)) % 3
        return winner == declarer or caught(order, hands, winner, (), declarer)
    seat = (lead + len(trick)) % 3
    if not hands[seat]:
        return False
    legal, power = list(order.follow(hands[seat], trick[0] if trick else None)), order.powers
    if seat == declarer:
        if legal[0].suit == trick[0].suit:
            best = trick[order.winner(trick)]
            under = [card for card in legal if power[card.index] < power[best.index]]
            legal = [max(under, key=lambda card: power[card.index])] if under else legal
        else:
            suits = {card.suit for card in legal}
            legal = [
                max((c for c in legal if c.suit == suit), key=lambda c: power[c.index]) for suit in suits
            ]
    return any(caught(order, without(hands, seat, card), lead, (*trick, card), declarer) for card in legal)


# --- endings


def ending(rng: Random, contract_name: str, left: int, claimer: Seat, declarer: Seat) -> SkatGame:
    """A random ending in which the claimer is likely to hold good cards; some with a trick begun."""
    contract = CONTRACTS[contract_name]
    order = contract.order
    cards = list(PACK)
    rng.shuffle(cards)
    wanted = 1 if contract.is_null else -1  # low cards in null, high ones else
    live = cards[: 3 * left]
    strong = sorted(
        live, key=lambda card: wanted * order.powers[card.index] + rng.random() * rng.choice((1, 4, 120))
    )
    hands = [Hand(), Hand(), Hand()]
    hands[claimer] = Hand.of(strong[:left])
    rest = strong[left:]
    rng.shuffle(rest)
    others = [seat for seat in range(3) if seat != claimer]
    hands[others[0]], hands[others[1]] = Hand.of(rest[:left]), Hand.of(rest[left:])
    laid, gone = Hand.of(cards[3 * left : 3 * left + 2]), cards[3 * left + 2 :]
    taken = (Hand(), Hand.of(gone)) if contract.is_null else (Hand.of(gone), Hand())
    lead = claimer if rng.random() < 0.6 else rng.randrange(3)
    game = place_game("iss", Placed(tuple(hands), laid, declarer, contract, 18, lead, (), taken, matadors=1))
    for _ in range(rng.choice((0, 0, 1, 2))):
        if not game.is_over:
            game = game.apply(next(ask for ask in game.asks[game.turn or 0] if ask.must).sample(rng))
    return game


def check(view: View[State]) -> int:
    """How many tricks stand; never more than brute force allows, and all of them in a small ending."""
    state, claimer = view.state, view.seat
    assert claimer is not None
    left, true = state.tricks_left, brute_force(view, claimer)
    found = max(tricks for tricks in range(left + 1) if claim_stands(view, tricks))
    assert found <= true, view.events
    assert all(claim_stands(view, tricks) for tricks in range(found))
    if left <= 3:
        assert found == true, view.events
    elif state.turn == claimer and not state.trick:
        assert (found == left) == (true == left), view.events
    return found


@pytest.mark.parametrize("name", ["C", "H", "G", "DH", "GH"])
def test_11_5_a_claim_stands_only_if_brute_force_agrees(name: str) -> None:
    rng = Random(name)
    stood = 0
    for _ in range(16):
        declarer, claimer = rng.randrange(3), rng.randrange(3)
        knows_skat = claimer == declarer and not CONTRACTS[name].row.hand
        left = rng.randint(2, 4) if knows_skat else rng.choice((2, 2, 3))
        game = ending(rng, name, left, claimer, declarer)
        if not game.is_over:
            stood += check(game.view(claimer)) > 0
    assert stood > 3


def test_11_5_claims_in_real_endings_where_players_have_shown_what_they_lack() -> None:
    players = [RulePlayer(seat) for seat in range(3)]
    stood = checked = 0
    for number in (*range(30), 156, 304):  # the last two depend on voids that were shown
        game = new_game("german", Seed.parse(f"ending {number}"))
        while not game.is_over:
            state = game.state
            contract = state.contract
            if contract is not None and not contract.is_null and state.tricks_left <= 3 and not state.trick:
                assert state.declarer is not None
                stood += check(game.view(state.declarer if number % 2 else state.turn)) > 0
                checked += 1
                break
            game = step(game, players)
    assert checked > 20 and stood > 10


@pytest.mark.parametrize(("name", "sizes"), [("N", (2, 3, 3, 3, 4)), ("NH", (2, 3))])
def test_11_5_null_claims_are_safe_however_the_others_play(name: str, sizes: tuple[int, ...]) -> None:
    rng = Random(name)
    stood = safe = 0
    for _ in range(40):
        declarer = rng.randrange(3)
        game = ending(rng, name, rng.choice(sizes), declarer, declarer)
        if game.is_over:
            continue
        view = game.view(declarer)
        stands, true = claim_stands(view, 0), null_is_safe(view)
        assert true or not stands, view.events
        stood, safe = stood + stands, safe + true
    assert stood >= 0.85 * safe > 0


# --- single cases


def lay(hands: str, contract: str, declarer: Seat = 0, lead: Seat = 0) -> SkatGame:
    """An ending from its three hands; all other cards have been played, two of them lie in the skat."""
    held = tuple(map(Hand.parse, hands.split(" | ")))
    rest = list(Hand.of(PACK) - held[0] - held[1] - held[2])
    heap = Hand.of(rest[2:])
    taken = (Hand(), heap) if contract.startswith("N") else (heap, Hand())
    return place_game(
        "iss", Placed(held, Hand.of(rest[:2]), declarer, CONTRACTS[contract], 18, lead, (), taken, matadors=1)
    )


def test_trumps_from_the_top_and_then_what_nobody_can_beat() -> None:
    view = lay("CJ SJ HA HT | HJ S7 S8 HK | DA D7 DK HQ", "C").view(0)
    assert claim_stands(view, 4)
    assert not claim_stands(lay("CJ DJ HA HT | HJ S7 S8 HK | SJ D7 DK HQ", "C").view(0), 3)


def test_a_card_that_may_lie_in_an_unseen_skat_counts_as_out() -> None:
    """In hearts the defender does not know that the last higher trump lies in the skat."""
    held = "CA DA | CJ H7 | S7 S8"
    hands = tuple(map(Hand.parse, held.split(" | ")))
    rest = Hand.of(PACK) - hands[0] - hands[1] - hands[2]
    laid = Hand.parse("SJ C7")
    placed = Placed(hands, laid, 0, CONTRACTS["H"], 18, 1, (), (rest - laid, Hand()), matadors=1)
    game = place_game("iss", placed)
    assert claim_stands(game.view(1), 1)
    other = Placed(hands, laid, 0, CONTRACTS["H"], 18, 2, (), (rest - laid, Hand()), matadors=1)
    assert not claim_stands(place_game("iss", other).view(2), 1)


def test_who_claims_none_gives_all_away() -> None:
    for seat in range(3):
        assert claim_stands(lay("C7 C8 | CJ SJ | HA HT", "G", declarer=1).view(seat), 0)


def test_a_null_defender_cannot_claim_that_the_declarer_takes_a_trick() -> None:
    view = lay("C7 C8 | CA CK | S7 S8", "N", declarer=0, lead=1).view(1)
    assert not claim_stands(view, 0)
    assert not claim_stands(view, 1)
    assert claim_stands(view, 2)  # all tricks to the defenders: the null is won


def test_who_answers_also_sees_his_own_hand() -> None:
    """The declarer must fear two diamonds in one hand; the holder of the bare ten knows that it falls."""
    game = lay("CJ DA DK S7 S9 | DT S8 H7 H8 H9 | D9 C7 C8 HK HQ", "G")
    assert not claim_stands(game.view(0), 5)
    claimed = game.apply(Claim(0, 5))
    assert claim_is_certain(claimed.view(1), 0, 5)
    assert not claim_is_certain(claimed.view(2), 0, 5)
