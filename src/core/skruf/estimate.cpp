#include "estimate.hpp"

#include <algorithm>

namespace knekt::skruf {
namespace {

// 4, 3, 2 and 1 for the highest four of these cards, counted for side 0 and against side 1.
int honours(const Board& board, const Terms& terms, unsigned cards, int suit) {
    int sum = 0;
    for (int points = 4; points > 0 && cards; --points) {
        const int rank = 31 - std::countl_zero(cards);
        cards ^= 1u << rank;
        sum += terms.side[board.holder(16 * suit + rank)] == 0 ? points : -points;
    }
    return sum;
}

}  // namespace

// Fitted to the solved values of random deals.
int estimate(const Board& board, const Terms& terms, int leader) {
    const Mask all = board.all();
    const int tricks = board.tricks();
    int points = 0, trump_lead = 0;
    for (int suit = 0; suit < suits; ++suit) points += honours(board, terms, in_suit(all, suit), suit);
    if (terms.trump != no_trump)
        for (int hand = 0; hand < seats; ++hand)
            trump_lead += (terms.side[hand] == 0 ? 1 : -1) * board.length(hand, terms.trump);
    const int on_lead = terms.side[leader] == 0 ? 1 : -1;
    int thousandths = 500 * tricks;
    if (terms.trump == no_trump) thousandths += 23 * tricks * points + 700 * on_lead;
    else thousandths += 17 * tricks * points + 540 * trump_lead + 250 * on_lead;
    return std::clamp((thousandths + 500) / 1000, 0, tricks);
}

}  // namespace knekt::skruf
