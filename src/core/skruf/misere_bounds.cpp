#include "misere_bounds.hpp"

namespace knekt::skruf {
namespace {

// Most positions are not decided here, so the reasons are only asked for when they are: `proof` may be null.
//
// A proof must name every card of the side that is stuck for which it needs a comparison, also where the
// order within the hand would imply it: the search may exchange cards of that hand in a proof
// (Proof::holds_for).

// Can `low` stay under `over` for so many rounds of a suit, in whatever order the cards of `over` come? It
// can if its cards lie below, one by one from the lowest: it answers each with its highest card below.
bool stays_under(Mask low, Mask over, int rounds, Proof* proof) {
    Mask last = 0;
    for (; rounds > 0 && low && over; --rounds, low &= low - 1, over &= over - 1) {
        if (lowest(low) > lowest(over)) return false;
        last = single(lowest(low));
        if (proof) proof->beats(lowest(over), last);
    }
    for (; proof && last && over; over &= over - 1) proof->beats(lowest(over), last);
    return true;
}

// The same when the cards of `over` lie in several hands.
bool stays_under_all(Mask low, Mask over, int rounds, Proof* proof) {
    for (int round = 0; round < rounds && low; ++round, low &= low - 1) {
        const Mask higher_ones = over & higher(lowest(low));
        if (size(over) - size(higher_ones) > round) return false;
        for (Mask rest = proof ? higher_ones : 0; rest; rest &= rest - 1)
            proof->beats(lowest(rest), single(lowest(low)));
    }
    return true;
}

// Can the hand stay under the side of `leader` for so many tricks, if that side has spent one card a hand
// already?
bool ducks(const Board& board, const Terms& terms, int leader, int hand, int rounds, int spent,
           Proof* proof) {
    const int before = (hand + 3) & 3;
    const bool between_two =
        terms.partner[leader] >= 0 && terms.friends(before, leader) && terms.friends(next_hand(hand), leader);
    Mask over = 0;
    for (int other = 0; other < seats; ++other)
        if (terms.friends(other, leader)) over |= board.hands[other];
    for (int suit = 0; suit < suits; ++suit) {
        const Mask low = board.hands[hand] & suit_mask(suit), led = over & suit_mask(suit);
        if (!low || !led) continue;
        // Between two opponents it always sees the card of the one before it, as long as he has any of the
        // suit; when he may have none left, the card led can be of either.
        const Mask seen = board.hands[before] & suit_mask(suit);
        const bool by_one = between_two && seen;
        if (by_one && !stays_under(low, seen, rounds, proof)) return false;
        if (by_one && (seen == led || size(seen) - spent >= rounds)) continue;
        if (!stays_under_all(low, led, rounds, proof)) return false;
    }
    return true;
}

bool all_duck(const Board& board, const Terms& terms, int leader, int rounds, int spent, Proof* proof) {
    for (int i = 0; i < terms.opponent_count[leader]; ++i)
        if (!ducks(board, terms, leader, terms.opponents[leader][i], rounds, spent, proof)) return false;
    return true;
}

// Leads `suit` so low that `taker` must take it, or a friend of his. Of what then remains in his side's hands
// it only matters that nothing in them has become lower.
bool hands_over(const Board& board, const Terms& terms, int leader, int taker, int suit, int enough,
                Proof* proof) {
    const Mask taking = board.hands[taker] & suit_mask(suit);
    if (!taking) return false;
    Board next = board;
    for (int hand = 0; hand < seats; ++hand) {
        const Mask held = board.hands[hand] & suit_mask(suit);
        if (!terms.friends(hand, leader) || !held) continue;
        const Mask under = held & lower(lowest(taking));
        if (!under) return false;
        next.hands[hand] ^= single(highest(under));
        for (Mask rest = proof ? taking : 0; rest; rest &= rest - 1)
            proof->beats(lowest(rest), single(highest(under)));
    }
    return all_duck(next, terms, taker, enough - 1, 1, proof);
}

}  // namespace

bool is_stuck(const Board& board, const Terms& terms, int leader, int enough, Proof& proof) {
    if (!all_duck(board, terms, leader, enough, 0, nullptr)) return false;
    proof = {};
    return all_duck(board, terms, leader, enough, 0, &proof);
}

bool can_hand_over(const Board& board, const Terms& terms, int leader, int enough, Proof& proof) {
    for (int suit = 0; suit < suits; ++suit) {
        if (!board.length(leader, suit)) continue;
        for (int i = 0; i < terms.opponent_count[leader]; ++i) {
            const int taker = terms.opponents[leader][i];
            if (!hands_over(board, terms, leader, taker, suit, enough, nullptr)) continue;
            proof = {};
            return hands_over(board, terms, leader, taker, suit, enough, &proof);
        }
    }
    return false;
}

}  // namespace knekt::skruf
