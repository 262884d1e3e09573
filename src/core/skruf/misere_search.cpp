#include "misere_search.hpp"

#include "misere_bounds.hpp"
#include "misere_ordering.hpp"
#include "misere_weights.hpp"

namespace knekt::skruf {

inline void MisereSearch::note_winner(const Board&, const Trick& trick, bool, Proof& proof) const {
    proof.beats(trick.best, trick.on_table & lower(trick.best));
}

// Is a neighbour, or a card further off, refuted by the same proof?
inline void MisereSearch::failed(int card, const Proof& used, Mask& open, Proof& proof) const {
    open ^= single(card);
    for (Mask rest = open & suit_mask(suit_of(card)); rest; rest &= rest - 1)
        if (used.holds_for(card, lowest(rest), proof)) open ^= single(lowest(rest));
    proof |= used;
}

inline void MisereSearch::order(Moves& moves, const Board& board, const Trick& trick) const {
    order_misere_followers(moves, board, terms_, trick);
}

// What can be said without search.
bool MisereSearch::decided(const Board& board, int leader, int need, int& value, Proof& proof) {
    const int tricks = board.tricks(), ours = terms_.side[leader];
    if (tricks == 1) {
        value = last_trick(board, leader, proof);
        return true;
    }
    // What either side must take at least, for the answer to be known.
    const int by_us = ours == 0 ? need : tricks - need + 1, by_them = tricks + 1 - by_us;
    if (uses(stuck) && is_stuck(board, terms_, leader, by_us, proof)) {
        value = ours == 0 ? by_us : tricks - by_us;
        return true;
    }
    if (uses(handing_over) && can_hand_over(board, terms_, leader, by_them, proof)) {
        value = ours == 0 ? tricks - by_them : by_them;
        return true;
    }
    return false;
}

int MisereSearch::expand(const Board& board, int leader, int need, Proof& proof) {
    if (!budget_.spend()) return 0;
    const int tricks = board.tricks();
    const Mask hand = board.hands[leader];
    const Comparisons here = compare(board);
    int value = 0;
    if (uses(table)) {
        if (const Comparisons* used = known_.find(board, leader, here, need, value)) {
            proof = proof_of(*used, board);
            return value;
        }
    }

    Moves moves(hand, board.all() & ~hand);
    if (uses(ordering)) order_misere_leads(moves, board, terms_, leader);
    for (Move& move : moves)
        if (uses(killers) && move.card == killer(board, leader) - 1)
            move.score = static_cast<std::int16_t>(move.score + misere_weights.lead_killer);

    int chosen = no_card;
    Proof used;
    value = lead_each(moves, hand, nothing(leader), board, leader, need, chosen, used);
    if (budget_.exhausted()) return 0;
    if (chosen != no_card) killer(board, leader) = static_cast<std::int8_t>(chosen + 1);
    if (uses(table)) {
        const int lo = value >= need ? value : 0, hi = value >= need ? tricks : value;
        known_.store(board, leader, here, used_by(used, board), lo, hi);
    }
    proof = used;
    return value;
}

template class Frame<MisereSearch, Proof>;

}  // namespace knekt::skruf
