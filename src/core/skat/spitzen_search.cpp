#include "spitzen_search.hpp"

#include <algorithm>

#include "choice.hpp"
#include "key.hpp"
#include "techniques.hpp"

namespace knekt::skat {
namespace {

// Each of several neighbours is tried: which of them goes decides what is left to draw trumps with.
Keep each(int) { return Keep::all; }

}  // namespace

int SpitzenSearch::lead(int leader, int need, int left) {
    if (!budget_.spend()) return 0;
    const int tricks = size(hands[leader]);
    // Every other trump is higher: one that is still out when only spitzen are left beats one of them.
    const int out = std::max(size(hands[1] & layout_.trumps), size(hands[2] & layout_.trumps));
    if (out > tricks - count_) return 0;
    if (tricks == count_) return left + 1;
    if (need > left + 1) return left + 1;

    const Mask held = hands[0] | hands[1] | hands[2];
    int lo = 0, hi = left + 1;
    std::uint64_t position = 0;
    if (uses(table)) {
        position = order_key(layout_, hands);
        known_.each(position, leader, [&](const Entry& entry) {
            if (entry.held != held) return;
            lo = std::max<int>(lo, entry.lo);
            hi = std::min<int>(hi, entry.hi);
        });
        if (lo >= need) return lo;
        if (hi < need) return hi;
    }
    // Once no other trump is out nothing can make him play a spitze before its time, and each wins its trick
    // whenever it goes.
    if (!out) lo = std::max(lo, 1 + sure_for_declarer(layout_, hands, leader));
    if (lo >= need) return lo;
    hi = std::min(
        hi,
        left + 1 - sure_for_defenders(layout_, hands, leader));  // to keep spitzen is no help against that
    if (hi < need) return hi;

    const int middle = next(leader), last = next(middle);
    Moves moves;
    moves.list(layout_, kept(leader, hands[leader]), hands[middle] | hands[last], each);
    for (int i = 0; i < moves.count(); ++i) {
        // The declarer draws trumps from the top; the others lead what he must ruff.
        const int card = moves[i].card;
        const bool trump = layout_.trumps >> card & 1;
        const bool his = hands[declarer] & layout_.cards_of[layout_.class_of[card]];
        moves[i].score = static_cast<std::int16_t>(
            leader == declarer ? 40 * trump + card : (his ? 0 : 40) + layout_.points_of[card]);
    }
    int chosen = no_card;
    const int value = choose(layout_, budget_, moves, leader == declarer, need, chosen, [&](int card) {
        hands[leader] ^= single(card);
        const int reached = second(leader, card, need, left);
        hands[leader] ^= single(card);
        return reached;
    });
    if (budget_.exhausted()) return 0;
    if (value >= need) lo = std::max(lo, value);
    else hi = std::min(hi, value);
    if (uses(table)) known_.store(position, leader, tricks, {lo, hi, held});
    return value >= need ? lo : hi;
}

int SpitzenSearch::second(int leader, int led, int need, int left) {
    if (!budget_.spend()) return 0;
    const int role = next(leader), last = next(role);
    const Mask legal = kept(role, layout_.follow(hands[role], led));
    if (!legal) return 0;
    Moves moves;
    moves.list(layout_, legal, hands[leader] | hands[last] | single(led), each);
    for (int i = 0; i < moves.count(); ++i) {
        const int card = moves[i].card, worth = layout_.points_of[card];
        const bool wins = layout_.beating(led) >> card & 1;
        const bool ours = (wins ? role : leader) == declarer ? role == declarer : role != declarer;
        moves[i].score = static_cast<std::int16_t>(ours ? 40 + worth : -worth);
    }
    int chosen = no_card;
    return choose(layout_, budget_, moves, role == declarer, need, chosen, [&](int card) {
        hands[role] ^= single(card);
        const int reached = third(leader, led, card, need, left);
        hands[role] ^= single(card);
        return reached;
    });
}

int SpitzenSearch::third(int leader, int led, int second, int need, int left) {
    if (!budget_.spend()) return 0;
    const int middle = next(leader), role = next(middle);
    const bool second_best = layout_.beating(led) >> second & 1;
    const int best = second_best ? second : led;
    const int best_role = second_best ? middle : leader;
    const auto winner = [&](int card) { return layout_.beating(best) >> card & 1 ? role : best_role; };
    const Mask legal = kept(role, layout_.follow(hands[role], led));
    if (!legal) return 0;
    Moves moves;
    moves.list(layout_, legal, hands[leader] | hands[middle] | single(best), each);
    for (int i = 0; i < moves.count(); ++i) {
        const int card = moves[i].card, worth = layout_.points_of[card];
        const bool ours = (winner(card) == declarer) == (role == declarer);
        moves[i].score = static_cast<std::int16_t>(ours ? 40 + worth : -worth);
    }
    const int so_far = layout_.points_of[led] + layout_.points_of[second];
    int chosen = no_card;
    return choose(layout_, budget_, moves, role == declarer, need, chosen, [&](int card) {
        const int trick = so_far + layout_.points_of[card], taker = winner(card);
        const int gained = taker == declarer ? trick : 0;
        hands[role] ^= single(card);
        const int rest = lead(taker, std::max(1, need - gained), left - trick);
        hands[role] ^= single(card);
        return rest ? rest + gained : 0;
    });
}

}  // namespace knekt::skat
