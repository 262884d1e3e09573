"""What players of Skruf believe: the likelihood of a world computed plainly, against that of the core."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from players.skruf_deals import after_calls

from knekt.cards import Card, Hand, Seed, Suit
from knekt.engine import Game, Seat, View
from knekt.players.player import Player
from knekt.players.random import RandomPlayer
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.calling.raising import settled_strain
from knekt.players.skruf.knowing import belief
from knekt.players.skruf.knowing import worlds as worlds_module
from knekt.players.skruf.knowing.belief import Belief
from knekt.players.skruf.knowing.gifts import Trait, shipped_model
from knekt.players.skruf.knowing.knowledge import moved, of_suit, turned_up, whereabouts
from knekt.players.skruf.knowing.reading import shown_by_all
from knekt.players.skruf.knowing.silence import unspoken_lines
from knekt.players.skruf.knowing.worlds import World, Worlds, played_by
from knekt.players.skruf.playing.thinker import likely_worlds, trusted_worlds
from knekt.players.skruf.strong import SkrufStrongPlayer
from knekt.players.table import step
from knekt.players.thinking.budget import Budget
from knekt.skruf import PRESETS, Options, SkrufGame, Stage, State, TalonTaken, new_game, options, partner_of
from knekt.skruf.exchange import leader

MISERE = options("skruf", {"general_pass": "misere"})
HONOURS = "TJQKA"


def honours(cards: Hand) -> int:
    return sum(card.rank in HONOURS for card in cards)


def of_aces(aces: int, shown: int, calls: int, *, had_more: bool) -> float:
    """Aces other than shown are unlikely; a seat that showed none has few;
    a side that has bought may have more.
    """
    if shown:
        if aces > shown:
            return 1.0 if had_more else belief.ACE_MORE ** (aces - shown)
        return (belief.ACE_GIVEN if had_more else belief.ACE_LESS) ** (shown - aces)
    if calls == 0 or had_more:
        return 1.0
    return belief.ACES_UNTOLD if aces >= 3 else 1.0


def of_first_word(state: State, seat: Seat, cards: Hand) -> float:
    """A seat that opens is strong, the last to speak less so, and one that passes before any bid is weak.

    Nothing follows for seats that speak after the opening.
    """
    for place, call in enumerate(state.calls if state.unowned is None else ()):
        if call.seat == seat:
            last = place == state.rules.options.all_pass_calls - 1
            opened = belief.OPENED_LAST if last else belief.OPENED
            said = opened if call.bid else belief.LEFT_CLOSED
            factors = [
                said[high][min(3, sum(card.rank == rank for card in cards))]
                for high, rank in zip((belief.ACES, belief.KINGS, belief.QUEENS), "AKQ", strict=True)
            ]
            return factors[0] * factors[1] * factors[2]
        if call.bid:
            break
    return 1.0


def of_suit_shown(cards: Hand, *, short: bool, strong: bool) -> float:
    """A suit that was shown is long and has two honours;
    it is longer if shown high, shorter in the second round.
    """
    found = (belief.SHORT_LENGTHS if short else belief.SUIT_LENGTHS)[min(5, len(cards))]
    if honours(cards) < 2:
        found *= belief.FEW_HONOURS
    if strong and len(cards) < belief.LONG:
        found *= belief.NOT_SO_LONG
    return found


def of_untold(state: State, seat: Seat, cards: Hand, met: set[str]) -> float:
    """A side bound to play would have told these: some numbers of aces, and any of the suits."""
    left = [each for each in unspoken_lines(state) if each.seat == seat]
    found = 1.0
    if any(each.suit is None and each.aces == sum(card.rank == "A" for card in cards) for each in left):
        met.add("aces untold")
        found *= belief.UNTOLD
    if any(each.suit and each.holding and each.holding.is_in(cards, each.suit) for each in left):
        met.add("suit untold")
        found *= belief.UNTOLD
    return found


def worth_showing(cards: Hand) -> bool:
    """Five cards with three honours, or more cards with two."""
    return (len(cards) == 5 and honours(cards) >= 3) or (len(cards) > 5 and honours(cards) >= 2)


def of_top(cards: Hand, suit: Suit, meant: str) -> float:
    """A suit named for a card: the card that is meant is there, or at least another high one."""
    if any(Card.parse(suit + rank) in cards for rank in meant):
        return 1.0
    if not any(Card.parse(suit + rank) in cards for rank in "AKQ"):
        return belief.NO_TOP
    return belief.ONLY_QUEEN if meant == "AK" else belief.ANOTHER_TOP


def trumps_of(state: State) -> Suit | None:
    """The trumps that the side plays in or is about to agree on."""
    if state.stage is Stage.AUCTION or state.is_misere or state.high is None:
        return None
    if state.stage is not Stage.PLAY and state.unowned is None and state.bought_at:
        strain = settled_strain(state)
        return Suit(strain) if strain in set(Suit) else None
    return state.high.trumps


def plain_likelihood(view: View[State], world: World, met: set[str]) -> float:
    """How likely everybody would have called and given so in this world; `met` collects what counted."""
    state, own, found = view.state, view.seat, 1.0
    assert own is not None
    trumps, gathered = trumps_of(state), state.buyer is not None and state.rules.options.has_talon
    hands = [hand | gone for hand, gone in zip(world.hands, played_by(state), strict=True)]
    for seat, shown in enumerate(shown_by_all(state)):
        if seat in (own, state.unowned):
            continue
        then = when_bidding(view, seat, hands[seat], met)
        unseen_gifts = gathered and state.side_of(seat) == 0 and state.side_of(own) == 1
        found *= (first := of_first_word(state, seat, then))
        met |= {"first word"} if first < 1 else set()
        met |= {"bought"} if unseen_gifts else {"aces"} if shown.aces else set()
        found *= of_aces(
            sum(card.rank == "A" for card in then), shown.aces, shown.calls, had_more=unseen_gifts
        )
        for place, suit in enumerate(shown.suits):
            if unseen_gifts and seat == state.buyer and suit == trumps:
                met.add("given away")
                continue
            strong = shown.strong and place == 0
            short = suit in shown.short
            met.add("strong suit" if strong else "short suit" if short else "suit")
            found *= of_suit_shown(of_suit(then, suit), short=short, strong=strong)
        for suit in shown.fours:
            if unseen_gifts and seat == state.buyer and suit == trumps:
                continue
            met.add("four cards")
            found *= belief.FOUR_CARDS[min(5, len(of_suit(then, suit)))]
        if not unseen_gifts:
            for suit in shown.supports:
                if buys(state, seat):
                    met.add("buys")
                    continue
                met.add("support")
                found *= belief.NO_SUPPORT if len(of_suit(then, suit)) < 3 else 1.0
            for suit in shown_by_all(state)[partner_of(seat)].suits:
                if suit not in shown.supports and shown.calls > 1 and not buys(state, seat):
                    met.add("unsupported")
                    found *= belief.UNSUPPORTED[min(4, len(of_suit(then, suit)))]
            if shown.bids == 0 and shown.calls and any(worth_showing(of_suit(then, suit)) for suit in Suit):
                met.add("untold")
                found *= belief.SUIT_UNTOLD
            found *= of_untold(state, seat, then, met)
        for suit in shown.tops:
            meant = next((rank for rank in "KQ" if Card.parse(suit + rank) in shown.cards), "AK")
            met.add({"K": "king", "Q": "queen"}.get(meant, "top"))
            found *= of_top(then, suit, meant)
        for suit in named_in_raise(state, seat, trumps):
            met.add("raise")
            found *= of_top(hands[seat], suit, "AK")
    return found if trumps is None else found * of_trumps(state, own, hands, trumps, met, gathered=gathered)


def buys(state: State, seat: Seat) -> bool:
    """Whether the seat has bought, or its bid stands and may be played."""
    if state.buyer is None:
        return (
            seat == state.bidder
            and state.high is not None
            and state.high.level >= state.rules.options.min_level
        )
    return seat == state.buyer


def when_bidding(view: View[State], seat: Seat, cards: Hand, met: set[str]) -> Hand:
    """The cards of a seat before gifts and talon, as far as they have been seen."""
    state = view.state
    for gift in state.gifts:
        if isinstance(gift.cards, Hand) and gift.to == seat:
            cards -= gift.cards
    for gift in state.gifts:
        if isinstance(gift.cards, Hand) and gift.seat == seat:
            cards |= gift.cards
    for event in view.events:
        if isinstance(event, TalonTaken) and isinstance(event.cards, Hand) and event.seat == seat:
            met |= {"talon"} if event.cards & cards else set()
            cards -= event.cards
    return cards


def named_in_raise(state: State, seat: Seat, trumps: Suit | None) -> set[Suit]:
    """Suits other than trumps that the buyer has named since buying."""
    if seat != state.buyer or state.unowned is not None:
        return set()
    bids = (call.bid for call in state.calls[state.bought_at :] if call.seat == seat)
    return {bid.trumps for bid in bids if bid is not None and bid.trumps not in (None, trumps)}


def of_trumps(
    state: State, own: Seat, hands: list[Hand], trumps: Suit, met: set[str], *, gathered: bool
) -> float:
    """The factors for the trumps of both sides, and for the cards that a giving partner has kept."""
    met.add("trumps")
    found, shares = 1.0, gathered and state.unowned is None
    if shares:
        found *= of_partners_gifts(state, own, hands, trumps, met)
    if not shares or state.side_of(own):
        one, other = (len(of_suit(hands[seat], trumps)) for seat in state.sides[0])
        found *= belief.SIDE_TRUMPS[min(9, one + other)]
        found *= belief.HAND_TRUMPS[min(5, max(one, other))] if gathered else 1.0
    else:
        met.add("chosen")
    return found * of_swapped_trumps(state, own, hands, trumps, met) if gathered else found


def of_swapped_trumps(state: State, own: Seat, hands: list[Hand], trumps: Suit, met: set[str]) -> float:
    """For the declarer's side: the swap has brought the opponents' trumps together."""
    found = 1.0
    if state.side_of(own) == 0 and state.swapped:
        met.add("swapped")
        for seat in state.sides[1]:
            likely = belief.SWAPPED_TRUMPS[seat != leader(state)]
            found *= likely[min(5, len(of_suit(hands[seat], trumps)))]
    return found


def of_partners_gifts(state: State, own: Seat, hands: list[Hand], trumps: Suit, met: set[str]) -> float:
    """What a giver has kept: cards of each suit, cards below those given, aces, trumps, top trumps."""
    giver, factors, found = partner_of(own), shipped_model().factors, 1.0

    def of(text: str, number: int) -> float:
        likely = factors.get(Trait.parse(text))
        return 1.0 if likely is None else likely[min(number, len(likely) - 1)]

    if giver not in {gift.seat for gift in state.gifts}:
        return found
    if state.side_of(giver):
        role = "leads" if giver == leader(state) else "follows"
    else:
        role = "buyer" if giver == state.buyer else "master"
    met.add(role)
    kept, gave = hands[giver], Hand()
    for gift in state.gifts:
        if isinstance(gift.cards, Hand):
            gave |= gift.cards if gift.seat == giver else Hand()
            if gift.to == giver == state.buyer:
                kept -= gift.cards
    for suit in Suit:
        seen, held = of_suit(gave, suit), of_suit(kept, suit)
        kind = "trumps" if suit == trumps else "side"
        found *= of(f"{kind} {role} {len(seen)}", len(held))
        if seen and suit != trumps:
            lower = sum(card.index < max(each.index for each in seen) for card in held)
            found *= of(f"lower {role} 0", lower)
    if role in ("buyer", "master"):
        tops = sum(card.rank in "AKQ" for card in of_suit(kept, trumps))
        aces = sum(card.rank == "A" and card.suit != trumps for card in kept)
        found *= of(f"tops {role} 0", tops) * of(f"aces {role} 0", aces)
    return found


def views(chosen: Options, number: int) -> Iterator[View[State]]:
    """Views of some moments of a deal: of players by the book, of strong ones, or with some who do anything.

    Many of the moments are gifts and raises.
    """
    rng, game = Random(number), new_game(chosen, Seed.parse(f"belief {number}"))
    thinks = number % 4 == 0 and chosen.preset != "trekarl"
    sane: list[Player] = [
        SkrufStrongPlayer(seat, Budget(2), worlds=2) if thinks else BookPlayer(seat) for seat in range(4)
    ]
    wild = [RandomPlayer(rng)] * 4
    who_is_wild = (set[int](), {number % 4}, set(range(4)))[number % 3]
    mixed = [wild[seat] if seat in who_is_wild else sane[seat] for seat in range(4)]
    while not game.is_over:
        if rng.random() < (0.15 if game.state.stage is Stage.PLAY else 0.6):
            yield game.view(rng.choice([seat for seat in range(4) if seat != game.state.unowned]))
        anything = number % 2 and game.state.stage in (Stage.GIVE, Stage.RAISE)
        game = step(game, wild if anything else mixed)


def told_late(chosen: Options) -> Iterator[View[State]]:
    """The first to speak names a new suit in each of three rounds, as low as possible;
    the third may be any four cards.

    Or he has told of three aces before, and then of a king and a queen, or of a card at a level that may be
    played.
    """
    if chosen.preset != "trekarl":
        for told in (["1S", "1C", "1D"], ["1G", "2S", "2C", "2D"], ["1G", "2S", "4C"]):
            calls = [call for each in told for call in (each, "P", "P", "P")]
            yield after_calls(new_game(chosen, Seed.parse("told late")), calls[:-3]).view(0)


WITH_TALON = {Stage.AUCTION, Stage.GIVE, Stage.RAISE, Stage.SWAP, Stage.PLAY}
TOLD = {
    "aces",
    "suit",
    "short suit",
    "strong suit",
    "four cards",
    "support",
    "unsupported",
    "buys",
    "untold",
    "aces untold",
    "suit untold",
    "king",
    "queen",
    "top",
    "first word",
}
GIVEN = {"buyer", "master", "leads", "follows"}
MET = {
    "skruf": TOLD | {"bought", "given away", "raise", "trumps", "chosen", "talon", "swapped"} | GIVEN,
    "skruf-plain": TOLD | {"trumps"},
    "trekarl": {"trumps", "swapped"},
}


@pytest.mark.parametrize("chosen", [*PRESETS.values(), MISERE], ids=lambda chosen: chosen.preset)
def test_14_the_core_believes_what_the_words_say(chosen: Options) -> None:
    met, stages, unlike = set[str](), set[Stage](), 0
    for number in range(24):
        for view in (*views(chosen, number), *(told_late(chosen) if not number else ())):
            worlds = [*Worlds(view).some(4, number)[1], *trusted_worlds(view, 2, number)]
            due = [plain_likelihood(view, world, met) for world in worlds]
            weighed = Belief(view)
            assert weighed.likelihoods(worlds) == pytest.approx(due, rel=1e-9, abs=0)
            assert weighed.likelihood(worlds[0]) == pytest.approx(due[0], rel=1e-9, abs=0)
            stages.add(view.state.stage)
            unlike += len(set(due)) > 1
    assert MET[chosen.preset] <= met
    assert stages >= (WITH_TALON if chosen.has_talon else {Stage.AUCTION, Stage.PLAY})
    assert unlike > 20


@pytest.mark.parametrize("chosen", PRESETS.values(), ids=lambda chosen: chosen.preset)
def test_trusted_worlds_hold_all_that_the_seat_has_seen_and_fit_better(chosen: Options) -> None:
    plain = trusted = 0.0
    for number in range(0, 12, 3):
        for view in views(chosen, number):
            if view.state.stage is Stage.PLAY:
                continue
            found, places, state = trusted_worlds(view, 8, number), whereabouts(view), view.state
            drawn = Worlds(view).some(8, number)[1]
            for world, other in zip(found, drawn, strict=True):
                # No card lies in two places.
                assert Hand.of(card for hand in (*world.hands, world.talon) for card in hand)
                assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
                assert all(hand <= place for hand, place in zip(world.hands, places, strict=True))
                assert len(world.talon) == len(other.talon)
            weighed = Belief(view)
            likely = weighed.likelihoods(drawn)
            if len(set(likely)) > 1:  # some clue makes a difference
                plain += sum(likely)
                trusted += sum(weighed.likelihoods(found))
    assert trusted > 1.2 * plain


def test_5_who_declares_knows_that_the_opponents_have_brought_their_trumps_together() -> None:
    """Five trumps lie three and two in most deals; after a swap by the book they hardly ever do."""
    seen = apart = 0
    for number in range(200):
        players, game = (
            [BookPlayer(seat) for seat in range(4)],
            new_game("skruf", Seed.parse(f"swap {number}")),
        )
        while not game.is_over and (
            game.state.stage is not Stage.PLAY or game.state.side_of(game.state.turn)
        ):
            game = step(game, players)
        state, trumps = game.state, trumps_of(game.state)
        if game.is_over or trumps is None:
            continue
        worlds, _ = likely_worlds(game.view(state.turn), 20, number, believes=True)
        for world, _ in worlds:
            hands = [hand | gone for hand, gone in zip(world.hands, played_by(state), strict=True)]
            left, right = (len(of_suit(hands[seat], trumps)) for seat in state.sides[1])
            seen += left + right == 5
            apart += left + right == 5 and 2 in (left, right)
        if seen > 400:
            break
    assert seen > 400 and apart < 0.35 * seen


def test_likely_worlds_fit_better_than_any() -> None:
    plain = likely = 0.0
    for number in range(0, 12, 3):
        for view in views(PRESETS["skruf"], number):
            if view.state.stage is Stage.PLAY:
                weighed = Belief(view)
                for believes in (False, True):
                    worlds, _ = likely_worlds(view, 8, number, believes=believes)
                    total = sum(weight for _, weight in worlds)
                    mean = sum(weighed.likelihood(world) * weight for world, weight in worlds) / total
                    likely, plain = (likely + mean, plain) if believes else (likely, plain + mean)
    assert likely > 1.2 * plain


def at_stage(chosen: str, seed: str, stage: Stage) -> SkrufGame:
    """A deal of strong players as it comes to this stage."""
    game = new_game(chosen, Seed.parse(seed))
    players = [SkrufStrongPlayer(seat, Budget(20), worlds=60) for seat in range(4)]
    while game.state.stage is not stage:
        game = step(game, players)
    return game


def test_14_who_buys_with_four_spades_does_not_for_that_believe_in_spades() -> None:
    """A seat's own bid tells it nothing, so its belief about the partner's suits stays as it was."""
    game = at_stage("skruf", "nov 94", Stage.GIVE)
    buyer = game.state.buyer
    assert buyer is not None and str(game.state.high) == "4S"
    before = next(place for place, event in enumerate(game.events) if isinstance(event, TalonTaken))
    earlier = Game.replay(game.rules, game.events[: before - 1])
    spades = [
        sum(len(of_suit(world.hands[partner_of(buyer)], "S")) for world in trusted_worlds(view, 100, 1)) / 100
        for view in (earlier.view(buyer), game.view(buyer))
    ]
    assert spades[1] == pytest.approx(spades[0], abs=0.5)


def test_5_the_buyer_thinks_that_the_master_has_what_he_was_given_and_others_that_the_talon_stays_there() -> (
    None
):
    game = at_stage("skruf", "nov 1", Stage.PLAY)
    state, buyer = game.state, game.state.buyer
    assert buyer is not None
    master, others = partner_of(buyer), ((buyer + 1) % 4, (buyer + 3) % 4)
    (given,) = (gift.cards for gift in state.gifts if gift.to == master)
    assert isinstance(given, Hand)
    mine = Worlds(game.view(buyer))
    assert not mine.are_certain
    for world in mine.some(20, 1)[1]:
        assert given <= world.hands[master] | Hand(moved(state)[1][master])
    for seat, partner in (others, others[::-1]):
        view = game.view(seat)
        for world in Worlds(view).some(20, 1)[1]:
            assert not Hand(turned_up(view)) & world.hands[partner]


def test_5_what_hardly_ever_happens_is_thought_of_when_it_has_happened() -> None:
    """The master has no card of a suit of which it was given some, so they went on."""
    game = at_stage("skruf", "nov 1", Stage.PLAY)
    buyer = game.state.buyer
    assert buyer is not None
    view = game.view(buyer)
    known = whereabouts(view)
    without = [
        hand - Hand(moved(view.state)[0][partner_of(buyer)]) if seat == partner_of(buyer) else hand
        for seat, hand in enumerate(known)
    ]
    assert worlds_module._likely_to_hold(view, without) == without
