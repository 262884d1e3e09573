#include "sweep_search.hpp"

#include "techniques.hpp"

namespace knekt::skat {
namespace {

// Points do not count here, so one of several neighbours is always enough.
Keep one_of_each(int) { return Keep::dearest; }

}  // namespace

bool SweepSearch::lead(int leader) {
    if (!budget_.spend()) return false;
    if (!hands[leader]) return true;
    // The highest trump always wins its trick.
    if ((hands[1] | hands[2]) & layout_.trumps & above(hands[declarer] & layout_.trumps)) return false;

    std::uint64_t position = 0;
    if (uses(table)) {
        position = static_cast<std::uint64_t>(hands[1] | hands[2]) << 32 | (hands[0] | hands[2]);
        if (const Entry* entry = known_.find(position, leader)) return entry->lo;
    }
    const int left = next(leader), right = next(left);
    Moves moves;
    moves.list(layout_, hands[leader], hands[left] | hands[right], one_of_each);
    const bool wanted = leader == declarer;
    bool swept = !wanted;
    for (int i = 0; i < moves.count() && swept != wanted; ++i) {
        const int card = moves[i].card;
        // A lead that somebody can beat is no use to the declarer.
        if (wanted && (layout_.beating(card) &
                       (layout_.follow(hands[left], card) | layout_.follow(hands[right], card))))
            continue;
        hands[leader] ^= single(card);
        swept = second(leader, card);
        hands[leader] ^= single(card);
        if (budget_.exhausted()) return false;
    }
    if (uses(table)) known_.store(position, leader, size(hands[leader]), {swept, swept});
    return swept;
}

bool SweepSearch::second(int leader, int led) {
    if (!budget_.spend()) return false;
    const int role = next(leader), last = next(role);
    Moves moves;
    moves.list(layout_, layout_.follow(hands[role], led), hands[leader] | hands[last] | single(led), one_of_each);
    const bool wanted = role == declarer;
    bool swept = !wanted;
    for (int i = 0; i < moves.count() && swept != wanted; ++i) {
        const int card = moves[i].card;
        hands[role] ^= single(card);
        swept = third(leader, led, card);
        hands[role] ^= single(card);
        if (budget_.exhausted()) return false;
    }
    return swept;
}

bool SweepSearch::third(int leader, int led, int second) {
    if (!budget_.spend()) return false;
    const int middle = next(leader), role = next(middle);
    const bool second_best = layout_.beating(led) >> second & 1;
    const int best = second_best ? second : led;
    const int best_role = second_best ? middle : leader;
    Mask legal = layout_.follow(hands[role], led);
    const Mask taking = legal & layout_.beating(best);
    if (role == declarer) legal = taking;                            // he has to take it
    else if (best_role != declarer || taking) return false;          // a defender has it, or can
    Moves moves;
    moves.list(layout_, legal, hands[leader] | hands[middle] | single(best), one_of_each);
    const bool wanted = role == declarer;
    bool swept = !wanted;
    for (int i = 0; i < moves.count() && swept != wanted; ++i) {
        const int card = moves[i].card;
        hands[role] ^= single(card);
        swept = lead(declarer);
        hands[role] ^= single(card);
        if (budget_.exhausted()) return false;
    }
    return swept;
}

}  // namespace knekt::skat
