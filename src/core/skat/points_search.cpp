#include "points_search.hpp"

#include <algorithm>
#include <cstdlib>

#include "choice.hpp"
#include "key.hpp"
#include "ordering.hpp"
#include "techniques.hpp"

namespace knekt::skat {
namespace {

constexpr int settled_bonus = 100;  // on the scale of the ordering's scores

}  // namespace

// What the declarer takes of the tricks after this one.
int PointsSearch::rest_after(int winner, int need, int left) {
    const Mask hand = hands[winner];
    if (!hand) return 0;
    if (hand & (hand - 1)) return lead(winner, need, left);
    // The last trick plays itself.
    const int role = next(winner), last = next(role);
    int best = lowest(hand), taker = winner;
    if (layout_.beating(best) & hands[role]) best = lowest(hands[role]), taker = role;
    if (layout_.beating(best) & hands[last]) taker = last;
    return taker == declarer ? left : 0;
}

int PointsSearch::lead(int leader, int need, int left) {
    if (!budget_.spend()) return 0;
    if (need <= 0) return 0;
    if (need > left) return left;
    const int tricks = size(hands[leader]);

    std::uint64_t position = 0;
    if (uses(table)) {
        position = order_key(layout_, hands);
        known_.prefetch(position, leader);  // the bounds are worked out while the memory answers
    }
    int lo = sure_for_declarer(layout_, hands, leader), hi = left;
    if (lo >= need) return lo;

    const Mask held = hands[0] | hands[1] | hands[2];
    bool tried = false;  // whether the slower bounds were tried: the table has them
    if (uses(table)) {
        known_.each(position, leader, [&](const Entry& entry) {
            if (!uses(likeness) && entry.held != held) return;
            // The same play takes the same tricks in both; so one is worth more or less than the other by no
            // more than its cards are.
            const Gap gap = layout_.gap(held, entry.held);
            lo = std::max(lo, entry.lo - gap.less);
            hi = std::min(hi, entry.hi + gap.more);
            tried |= entry.held == held;
        });
        if (lo >= need) return lo;
        if (hi < need) return hi;
    }
    if (!tried) {
        lo = std::max(lo, sure_by_ruffing(layout_, hands, leader, left));
        if (lo >= need) return lo;
        hi = std::min(hi, left - sure_for_defenders(layout_, hands, leader));
        if (hi < need) return hi;
    }

    const Mask hand = hands[leader], others = hands[next(leader)] | hands[next(next(leader))];
    const Mask against = leader == declarer ? others : hands[declarer];
    Moves moves;
    moves.list(layout_, hand, others, [&](int card) {
        // A lead that the other side cannot beat wins the trick for this side.
        const Mask same = layout_.cards_of[layout_.class_of[card]];
        for (int role = 0; role < 3; ++role) {
            if (role == leader || !(hands[role] & against)) continue;
            const Mask reply = hands[role] & same ? hands[role] & same : hands[role];
            if (reply & layout_.beating(card)) return Keep::all;
        }
        return Keep::dearest;
    });
    if (uses(trick_ordering) && moves.count() > 1) order_leads(layout_, hands, leader, moves);
    for (int i = 0; i < moves.count(); ++i)
        if (uses(settling_lead) && moves[i].card == settled_[tricks][leader]) moves[i].score += settled_bonus;

    int chosen = no_card;
    const int value = choose(layout_, budget_, moves, leader == declarer, need, chosen, [&](int card) {
        hands[leader] ^= single(card);
        const int reached = second(leader, card, need, left);
        hands[leader] ^= single(card);
        return reached;
    });
    if (budget_.exhausted()) return 0;
    if ((value >= need) == (leader == declarer)) settled_[tricks][leader] = static_cast<std::uint8_t>(chosen);
    if (value >= need) lo = std::max(lo, value);
    else hi = std::min(hi, value);
    if (uses(table)) known_.store(position, leader, tricks, {lo, hi, held});
    return value >= need ? lo : hi;
}

int PointsSearch::second(int leader, int led, int need, int left) {
    if (!budget_.spend()) return 0;
    const int role = next(leader), last = next(role);
    const Mask legal = layout_.follow(hands[role], led);
    const Mask replies = layout_.follow(hands[last], led);
    Moves moves;
    moves.list(layout_, legal, hands[leader] | hands[last] | single(led), [&](int card) {
        const bool wins = layout_.beating(led) >> card & 1;
        const bool beatable = replies & layout_.beating(wins ? card : led);
        if (role == declarer) return !wins ? Keep::cheapest : beatable ? Keep::all : Keep::dearest;
        if (last == declarer) return beatable ? Keep::all : Keep::dearest;
        return wins ? Keep::dearest : beatable ? Keep::all : Keep::cheapest;
    });
    if (uses(trick_ordering) && moves.count() > 1) order_second(layout_, hands, role, led, moves);
    int chosen = no_card;
    return choose(layout_, budget_, moves, role == declarer, need, chosen, [&](int card) {
        hands[role] ^= single(card);
        const int reached = third(leader, led, card, need, left);
        hands[role] ^= single(card);
        return reached;
    });
}

int PointsSearch::third(int leader, int led, int second, int need, int left) {
    if (!budget_.spend()) return 0;
    const int middle = next(leader), role = next(middle);
    const bool second_best = layout_.beating(led) >> second & 1;
    const int best = second_best ? second : led;
    const int best_role = second_best ? middle : leader;
    const bool friendly = role != declarer && best_role != declarer;
    const Mask legal = layout_.follow(hands[role], led);
    Moves moves;
    moves.list(layout_, legal, hands[leader] | hands[middle] | single(best), [&](int card) {
        return friendly || (layout_.beating(best) >> card & 1) ? Keep::dearest : Keep::cheapest;
    });
    if (uses(trick_ordering) && moves.count() > 1) order_third(layout_, hands, role, led, second, moves);
    const int so_far = layout_.points_of[led] + layout_.points_of[second];
    int chosen = no_card;
    return choose(layout_, budget_, moves, role == declarer, need, chosen, [&](int card) {
        const int winner = layout_.beating(best) >> card & 1 ? role : best_role;
        const int trick = so_far + layout_.points_of[card];
        const int gained = winner == declarer ? trick : 0;
        hands[role] ^= single(card);
        const int rest = rest_after(winner, need - gained, left - trick);
        hands[role] ^= single(card);
        return gained + rest;
    });
}

}  // namespace knekt::skat
