#include "misere_search.hpp"

#include <algorithm>

#include "misere_bounds.hpp"
#include "misere_ordering.hpp"
#include "misere_weights.hpp"
#include "moves.hpp"
#include "techniques.hpp"

namespace knekt::skruf {
namespace {

void note_winner(const Trick& trick, Proof& proof) { proof.beats(trick.best, trick.on_table() & lower(trick.best)); }

}  // namespace

int MisereSearch::last_trick(const Board& board, int leader, Proof& proof) const {
    Trick trick;
    trick.leader = leader;
    for (int i = 0, hand = leader; i < seats; ++i, hand = next_hand(hand)) trick.play(hand, lowest(board.hands[hand]), 0);
    note_winner(trick, proof);
    return terms_.side[trick.best_hand] == 0;
}

template <typename Play>
int MisereSearch::choose(Moves& moves, Mask legal, int hand, int need, int& chosen, Proof& proof, Play play) {
    const bool more = terms_.wants_more(hand);
    int value = more ? -1 : 99;
    for (int i = 0; i < moves.count(); ++i) {
        const int card = moves.pick(i);
        if (!(legal >> card & 1)) continue;
        Proof used;
        const int result = play(card, used);
        if (budget_.exhausted()) return 0;
        if (more ? result >= need : result < need) {
            proof = used;  // one good card is the whole proof
            chosen = card;
            return result;
        }
        // Is a neighbour, or a card further off, refuted by the same proof?
        legal ^= single(card);
        for (Mask rest = legal & suit_mask(suit_of(card)); rest; rest &= rest - 1)
            if (used.holds_for(card, lowest(rest), proof)) legal ^= single(lowest(rest));
        proof |= used;
        value = more ? std::max(value, result) : std::min(value, result);
    }
    return value;
}

int MisereSearch::lead(const Board& board, int leader, int need, Proof& proof) {
    if (need <= 0) return 0;
    if (need > board.tricks()) return board.tricks();
    int value = 0;
    return decided(board, leader, need, value, proof) ? value : expand(board, leader, need, proof);
}

// What can be said without search.
bool MisereSearch::decided(const Board& board, int leader, int need, int& value, Proof& proof) const {
    const int tricks = board.tricks(), ours = terms_.side[leader];
    if (tricks == 1) {
        value = last_trick(board, leader, proof);
        return true;
    }
    if (!uses(misere_bounds)) return false;
    // What either side must take at least, for the answer to be known.
    const int by_us = ours == 0 ? need : tricks - need + 1, by_them = tricks + 1 - by_us;
    if (is_stuck(board, terms_, leader, by_us, proof)) {
        value = ours == 0 ? by_us : tricks - by_us;
        return true;
    }
    if (can_hand_over(board, terms_, leader, by_them, proof)) {
        value = ours == 0 ? tricks - by_them : by_them;
        return true;
    }
    return false;
}

int MisereSearch::expand(const Board& board, int leader, int need, Proof& proof) {
    if (!budget_.spend()) return 0;
    const Mask all = board.all();
    const int tricks = board.tricks();
    const Comparisons here = compare(board);
    int value = 0;
    if (uses(table)) {
        if (const Comparisons* used = known_.find(board, leader, here, need, value)) {
            proof = proof_of(*used, board);
            return value;
        }
    }

    Moves moves(board.hands[leader], all & ~board.hands[leader]);
    if (uses(ordering)) order_misere_leads(moves, board, terms_, leader);
    for (Move& move : moves)
        if (uses(killers) && move.card == killers_[tricks][leader] - 1) move.score = static_cast<std::int16_t>(move.score + misere_weights.lead_killer);

    int chosen = no_card;
    Proof used;
    value = choose(moves, board.hands[leader], leader, need, chosen, used, [&](int card, Proof& child) {
        Trick trick;
        trick.leader = leader;
        trick.play(leader, card, 0);
        return follow(board, trick, need, child);
    });
    if (budget_.exhausted()) return 0;
    if (chosen != no_card) killers_[tricks][leader] = static_cast<std::int8_t>(chosen + 1);
    if (uses(table)) {
        const int lo = value >= need ? value : 0, hi = value >= need ? tricks : value;
        known_.store(board, leader, here, used_by(used, board), lo, hi);
    }
    proof = used;
    return value;
}

int MisereSearch::follow(const Board& board, const Trick& trick, int need, Proof& proof) {
    if (trick.played == seats) return finish(board, trick, need, proof);
    const int hand = (trick.leader + trick.played) & 3;
    const Mask following = board.hands[hand] & suit_mask(suit_of(trick.cards[0]));
    const Mask legal = following ? following : board.hands[hand];
    const Mask others = board.all() & ~board.hands[hand] & ~trick.on_table();
    Moves moves(legal, others | single(trick.best));
    if (moves.count() > 1 && uses(ordering)) order_misere_followers(moves, board, terms_, trick);
    int chosen = no_card;
    return choose(moves, legal, hand, need, chosen, proof, [&](int card, Proof& child) {
        Trick next = trick;
        next.play(hand, card, 0);
        return follow(board, next, need, child);
    });
}

int MisereSearch::finish(const Board& board, const Trick& trick, int need, Proof& proof) {
    const int won = terms_.side[trick.best_hand] == 0, left = board.tricks() - 1;
    int value = 0;
    need -= won;
    if (need > left) {
        value = left;
    } else if (need > 0) {
        Board next = board;
        for (int i = 0, hand = trick.leader; i < seats; ++i, hand = next_hand(hand)) next.play(hand, trick.cards[i]);
        if (!decided(next, trick.best_hand, need, value, proof)) value = expand(next, trick.best_hand, need, proof);
    }
    note_winner(trick, proof);
    return won + value;
}

}  // namespace knekt::skruf
