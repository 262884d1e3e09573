#include "ramsch_search.hpp"

#include <algorithm>
#include <cstdlib>

#include "choice.hpp"
#include "key.hpp"
#include "techniques.hpp"

namespace knekt::skat {
namespace {

constexpr int soloist = declarer;   // who avoids points; the two others want him to have them
constexpr int settled_bonus = 100;  // on the scale of the scores below

}  // namespace

// What he takes of the tricks after this one, the skat included.
int RamschSearch::rest_after(int winner, int need, int left) {
    const Mask hand = hands[winner];
    if (!hand) return winner == soloist ? skat_ : 0;
    if (hand & (hand - 1)) return lead(winner, need, left);
    // The last trick plays itself.
    const int role = next(winner), last = next(role);
    int best = lowest(hand), taker = winner;
    if (layout_.beating(best) & hands[role]) best = lowest(hands[role]), taker = role;
    if (layout_.beating(best) & hands[last]) taker = last;
    return taker == soloist ? left : 0;
}

// He leads low; the others lead below his cards.
int RamschSearch::lead_score(int leader, int card) const {
    const Mask suit = layout_.cards_of[layout_.class_of[card]], higher = above(single(card));
    const Mask his = hands[soloist] & suit, theirs = (hands[1] | hands[2]) & suit;
    if (leader == soloist) return 10 * size(theirs & higher) - 8 * size(theirs & ~higher) - 2 * size(his);
    if (!his) return -20 - size(theirs);
    return 4 * size(his & higher) - 6 * size(his & ~higher) - layout_.points_of[card];
}

int RamschSearch::lead(int leader, int need, int left) {
    if (!budget_.spend()) return 0;
    if (need <= 0) return 0;
    if (need > left) return left;
    const int tricks = size(hands[leader]);
    const Mask held = hands[0] | hands[1] | hands[2];
    int lo = 0, hi = left;
    std::uint64_t position = 0;
    if (uses(table)) {
        position = order_key(layout_, hands);
        known_.each(position, leader, [&](const Entry& entry) {
            if (!uses(likeness) && entry.held != held) return;
            const Gap gap = layout_.gap(held, entry.held);  // as in the points games
            lo = std::max(lo, entry.lo - gap.less);
            hi = std::min(hi, entry.hi + gap.more);
        });
        if (lo >= need) return lo;
        if (hi < need) return hi;
    }
    const int left_role = next(leader), right_role = next(left_role);
    Moves moves;
    moves.list(layout_, hands[leader], hands[left_role] | hands[right_role], [&](int card) {
        // A lead that cannot be beaten stays with who led; one that he cannot beat stays with the others.
        const auto beats = [&](int role) {
            return layout_.follow(hands[role], card) & layout_.beating(card);
        };
        const bool open = leader == soloist ? beats(left_role) || beats(right_role) : bool(beats(soloist));
        return open ? Keep::all : Keep::cheapest;
    });
    for (int i = 0; i < moves.count(); ++i) {
        int score = uses(trick_ordering) ? lead_score(leader, moves[i].card) : 0;
        if (uses(settling_lead) && moves[i].card == settled_[tricks][leader]) score += settled_bonus;
        moves[i].score = static_cast<std::int16_t>(score);
    }
    int chosen = no_card;
    const int value = choose(layout_, budget_, moves, leader != soloist, need, chosen, [&](int card) {
        hands[leader] ^= single(card);
        const int reached = second(leader, card, need, left);
        hands[leader] ^= single(card);
        return reached;
    });
    if (budget_.exhausted()) return 0;
    if ((value >= need) == (leader != soloist)) settled_[tricks][leader] = static_cast<std::uint8_t>(chosen);
    if (value >= need) lo = std::max(lo, value);
    else hi = std::min(hi, value);
    if (uses(table)) known_.store(position, leader, tricks, {lo, hi, held});
    return value >= need ? lo : hi;
}

int RamschSearch::second(int leader, int led, int need, int left) {
    if (!budget_.spend()) return 0;
    const int role = next(leader), last = next(role);
    const Mask replies = layout_.follow(hands[last], led);
    // The side that a card gives the trick to, whatever the last hand does: 1 his, -1 the others', 0 open.
    const auto side = [&](int card) {
        const bool wins = layout_.beating(led) >> card & 1;
        const int so_far = wins ? role : leader;
        const Mask beating = replies & layout_.beating(wins ? card : led);
        if (last != soloist && so_far != soloist) return -1;
        if (!beating) return so_far == soloist ? 1 : -1;
        if (beating == replies) return last == soloist ? 1 : -1;
        return 0;
    };
    Moves moves;
    moves.list(layout_, layout_.follow(hands[role], led), hands[leader] | hands[last] | single(led),
               [&](int card) {
                   const int to = side(card);
                   return !to ? Keep::all : (to > 0) == (role == soloist) ? Keep::cheapest : Keep::dearest;
               });
    if (uses(trick_ordering)) {
        for (int i = 0; i < moves.count(); ++i) {
            const int card = moves[i].card, to = side(card), worth = layout_.points_of[card];
            const int strength = card % 8;
            moves[i].score = static_cast<std::int16_t>(
                role == soloist ? -40 * to + (to > 0 ? -worth : worth) * 2 + strength
                                : 40 * to + (to > 0 ? worth : -worth) * 2 + (to > 0 ? strength : -strength));
        }
    }
    int chosen = no_card;
    return choose(layout_, budget_, moves, role != soloist, need, chosen, [&](int card) {
        hands[role] ^= single(card);
        const int reached = third(leader, led, card, need, left);
        hands[role] ^= single(card);
        return reached;
    });
}

int RamschSearch::third(int leader, int led, int second, int need, int left) {
    if (!budget_.spend()) return 0;
    const int middle = next(leader), role = next(middle);
    const bool second_best = layout_.beating(led) >> second & 1;
    const int best = second_best ? second : led;
    const int best_role = second_best ? middle : leader;
    const auto winner = [&](int card) { return layout_.beating(best) >> card & 1 ? role : best_role; };
    Moves moves;
    moves.list(layout_, layout_.follow(hands[role], led), hands[leader] | hands[middle] | single(best),
               [&](int card) {
                   return (winner(card) == soloist) == (role == soloist) ? Keep::cheapest : Keep::dearest;
               });
    if (uses(trick_ordering)) {
        for (int i = 0; i < moves.count(); ++i) {
            const int card = moves[i].card, worth = layout_.points_of[card];
            const bool his = winner(card) == soloist;
            moves[i].score = static_cast<std::int16_t>(
                (his == (role == soloist) ? -40 - 2 * worth : 40 + 2 * worth) + card % 8);
        }
    }
    const int so_far = layout_.points_of[led] + layout_.points_of[second];
    int chosen = no_card;
    return choose(layout_, budget_, moves, role != soloist, need, chosen, [&](int card) {
        const int trick = so_far + layout_.points_of[card], taker = winner(card);
        const int gained = taker == soloist ? trick : 0;
        hands[role] ^= single(card);
        const int reached = gained + rest_after(taker, need - gained, left - trick);
        hands[role] ^= single(card);
        return reached;
    });
}

}  // namespace knekt::skat
