"""What holds at any time in any deal of Skruf."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from random_deals import Line, actions_of, deals_of, line
from strategies_skruf import (
    AGREEING,
    ALL_FORMS,
    BIDDING,
    FORMS,
    MISERE,
    STOPPING,
    skruf_openings,
    skruf_placements,
    skruf_played,
    skruf_sets,
    skruf_styles,
)

from knekt.cards import Hand, Seed
from knekt.engine import TABLE, Hidden
from knekt.skruf import (
    PACK,
    PLAIN,
    BidMade,
    Dealt,
    Ended,
    Ending,
    Pass,
    Passed,
    SkrufGame,
    Stage,
    StandingPass,
    State,
    new_game,
    options,
    result,
)

deals = deals_of(skruf_openings(ALL_FORMS | st.sampled_from(FORMS)), skruf_styles)
misere = {"general_pass": ("misere",)}
miseres = deals_of(skruf_openings(skruf_sets(misere) | skruf_sets(misere, PLAIN)), st.just(MISERE))
placed = deals_of(skruf_placements(ALL_FORMS), st.sampled_from((BIDDING, AGREEING, STOPPING)))


def heaps(state: State) -> list[Hand]:
    """Every place where a card can lie: the talon as long as it is there, the hands, tricks and the table."""
    found = [*state.hands, *skruf_played(state), Hand.of(state.trick)]
    taken = state.buyer is not None or state.talon_dealt
    assert isinstance(state.talon, tuple)
    found += [] if taken else [Hand.of(state.talon)]
    assert all(isinstance(heap, Hand) for heap in found)
    return [heap for heap in found if isinstance(heap, Hand)]


@given(deals | miseres | placed)
def test_no_card_is_lost_or_doubled(played: Line) -> None:
    last = played[-1]
    for number in range(1, len(last.events) + 1):  # also between what follows by itself
        state = last.until(number).state
        if state.stage is Stage.TALON:
            continue  # bought, and not taken yet
        found = heaps(state)
        assert sum(map(len, found)) == len(PACK) == 52
        assert Hand.of(card for heap in found for card in heap) == Hand.of(PACK)


def sizes_due(state: State) -> list[int]:
    """How many cards each must hold, as the rule page has it (2.2, 5, 10, 11, 12)."""
    options, buyer = state.rules.options, state.buyer
    sizes = [12 if options.has_talon else 13] * 4
    if state.is_misere:
        if state.talon_dealt:
            sizes = [13] * 4
        for gift in state.gifts:
            sizes[gift.seat] -= 1
            sizes[gift.to] += 1
    elif buyer is not None and options.has_talon:
        sizes[buyer] = 16
        if options.is_trekarl:
            for gift in state.gifts[:3]:
                sizes[buyer] -= 1
                sizes[gift.to] += 1
        elif state.gifts:
            sizes[buyer], master = 12, (buyer + 2) % 4
            sizes[master] = 16
            for gift in state.gifts[1:4]:
                sizes[master] -= 1
                sizes[gift.to] += 1
        if len(state.gifts) == 5 - options.is_trekarl:  # one card of the swap is on its way
            first = state.gifts[-1]
            sizes[first.seat] -= 1
            sizes[first.to] += 1
    return sizes


@given(deals | miseres)
def test_skruf_5_hands_are_as_long_as_the_exchange_makes_them(played: Line) -> None:
    for game in played:
        state: State = game.state
        if state.stage not in (Stage.PLAY, Stage.OVER):
            assert [len(hand) for hand in state.hands] == sizes_due(state)


@given(deals | miseres)
def test_thirteen_cards_each_before_the_first_lead(played: Line) -> None:
    begun = [game.state for game in played if game.state.stage is Stage.PLAY]
    for state in begun[:1]:
        assert [len(hand) for hand in state.hands] == [13] * 4 and state.began == state.hands
    for state in begun:
        lead = state.circle.index(state.turn) - len(state.trick)
        started = {state.circle[(lead + place) % 4] for place in range(len(state.trick))}
        due = [13 - len(state.tricks) - (seat in started) for seat in range(4)]
        assert [len(hand) for hand in state.hands] == due and sum(state.won) == len(state.tricks)


@given(deals)
def test_skruf_4_the_auction_closes_and_its_last_bid_is_the_contract(played: Line) -> None:
    game = played[-1]
    state: State = game.state
    bids = [event.bid for event in game.events if isinstance(event, BidMade)]
    assert all(low < high for low, high in pairwise(bids))
    assert len(bids) <= 35 and state.high == (bids[-1] if bids else None)
    if state.began and bids:
        assert bids[-1].level >= game.rules.options.min_level and state.contract is bids[-1]
    auction = state.calls[: state.bought_at] if state.buyer is not None else state.calls
    quiet = 0
    for call in reversed(auction):
        if call.bid is not None:
            break
        quiet += 1
    if state.buyer is not None and state.calls[state.bought_at - 1].bid is None:
        assert quiet == game.rules.options.close_passes
    elif state.ending is Ending.PASSED_OUT or state.is_misere:
        assert quiet == len(auction) == game.rules.options.all_pass_calls


@given(deals | miseres | placed)
def test_a_log_is_made_again_by_its_actions(played: Line) -> None:
    game = played[-1]
    again = type(game).open(game.rules, game.events[0])
    for action in actions_of(game):
        again = again.apply(action)
    assert again == game and result(again.state) == result(game.state)


@given(deals | miseres | placed)
def test_the_end_shows_the_deal_and_everybody_the_result(played: Line) -> None:
    game = played[-1]
    first, last = game.events[0], game.events[-1]
    assert isinstance(last, Ended)
    if isinstance(first, Dealt):
        assert (last.dealt, last.talon) == (first.hands, first.talon)
    assert last.gifts == tuple(gift.cards for gift in played[-1].state.gifts)
    for viewer in (0, 1, 2, 3, None):
        assert result(game.view(viewer).state) == result(game.state)


@given(deals, st.integers(0, 2**32 - 1))
def test_a_deal_that_is_stopped_anywhere_hides_nothing(played: Line, number: int) -> None:
    rng = Random(number)
    for game in rng.sample(played[:-1], min(5, len(played) - 1)):
        ask = next(ask for ask in game.rules.asks(game.state, TABLE) if ask.id == "stop")
        stopped = game.apply(rng.choice(list(ask.singles())))
        if not stopped.is_over:
            assert stopped.state.bears is False
        for viewer in (0, 1, 2, 3, None):
            assert stopped.view(viewer).state == stopped.state


def test_skruf_5_a_stop_between_the_two_cards_of_a_swap_hides_nothing() -> None:
    table = options("skruf", {"swap_order": "simultaneous"})
    stopped = 0
    for number in range(8):
        for game in line(new_game(table, Seed.parse(f"swap {number}")), Random(number), BIDDING):
            if len(game.state.laid) == 1:
                (ask,) = game.rules.asks(game.state, TABLE)
                over = game.apply(next(ask.singles()))
                assert all(over.view(viewer).state == over.state for viewer in (0, 1, 2, 3, None))
                stopped += 1
    assert stopped


@given(deals)
def test_a_view_knows_as_many_cards_as_there_are(played: Line) -> None:
    for game in played[:: max(1, len(played) // 6)]:
        sizes = [len(hand) for hand in game.state.hands]
        for viewer in (0, 1, 2, 3, None):
            state = game.view(viewer).state
            assert [len(hand) for hand in state.hands] == sizes and len(state.talon) == len(game.state.talon)
            for hidden, true in zip(state.hands, game.state.hands, strict=True):
                assert isinstance(hidden, Hidden) or hidden == true


@given(skruf_openings(ALL_FORMS), st.integers(0, 2**32 - 1))
def test_skruf_4_5_a_standing_pass_says_what_its_player_would_say(opening: SkrufGame, number: int) -> None:
    """A wish to pass until somebody bids makes the same log as passes that are said one by one."""
    rng, game, stood = Random(number), opening, 0
    standing: dict[int, StandingPass] = {}
    while game.state.stage is Stage.AUCTION and (seat := game.turn) is not None:
        view = game.view(seat)
        wish = standing.get(seat)
        said = None if wish is None else wish.answer(view)
        if said is None:
            (ask,) = view.asks
            wanted = Pass(seat) if ask.contains(Pass(seat)) and rng.random() < 0.8 else ask.sample(rng)
            game = game.apply(wanted)
            standing[seat] = StandingPass.said(game.view(seat))
        else:
            assert said == Pass(seat) and game.state.passes > 0
            game = game.apply(said)
            stood += 1
    bids = sum(isinstance(event, BidMade) for event in game.events)
    by_hand = sum(isinstance(event, Passed) for event in game.events) - stood
    assert by_hand <= 4 * (bids + 1)  # once each after every bid, not once more
    assert type(game).retrace(game.rules, game.events) == game
