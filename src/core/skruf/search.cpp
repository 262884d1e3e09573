#include "search.hpp"

#include "bounds.hpp"
#include "ordering.hpp"
#include "relevance.hpp"
#include "weights.hpp"

namespace knekt::skruf {

// A trick was decided by rank if the winner beat a card of its own suit. Then everything from the winner
// upwards matters. If its hand was shown to fail with whatever it plays, its lower neighbours in that hand
// matter too, for which it was tried.
inline void Search::note_winner(const Board& board, const Trick& trick, bool reached,
                                Relevant& relevant) const {
    if (trick.second == no_card) return;
    if (terms_.wants_more(trick.best_hand) == reached) {
        relevant |= single(trick.best);
        return;
    }
    const Mask mine = board.hands[trick.best_hand];
    const Mask others = board.all() & ~mine & lower(trick.best);
    const Mask neighbours = mine & lower(trick.best) & (others ? higher(highest(others)) : ~Mask{0});
    relevant |= single(neighbours ? lowest(neighbours) : trick.best);
}

inline void Search::failed(int card, Relevant used, Mask& open, Relevant& relevant) const {
    relevant |= used;
    if (uses(relevant_ranks)) open &= ~interchangeable(card, used);
}

inline void Search::order(Moves& moves, const Board& board, const Trick& trick) const {
    order_followers(moves, board, terms_, trick);
}

inline void Search::expect(const Board& next, int leader) const {
    if (uses(table)) known_.prefetch(next, leader);
}

inline void Search::settle(Board& next, const Board& before, const Trick& trick) const {
    Mask remaining = before.all();
    for (const int card : trick.cards) next.close_rank(card, remaining);
}

// What can be said without search, and without the owners of the board.
bool Search::decided(const Board& board, int leader, int need, int& value, Relevant& relevant) {
    const int tricks = board.tricks(), ours = terms_.side[leader];
    if (tricks == 1) {
        value = last_trick(board, leader, relevant);
        return true;
    }
    // Is what one side surely takes enough to answer the question about side 0?
    const auto decides = [&](const Sure& sure, int side) {
        if (side == 0 ? sure.tricks < need : tricks - sure.tricks >= need) return false;
        relevant = sure.relevant;
        value = side == 0 ? sure.tricks : tricks - sure.tricks;
        return true;
    };
    const auto enough = [&](int side) { return side == 0 ? need : tricks - need + 1; };
    if (uses(quick_tricks) && decides(quick_tricks_of(board, terms_, leader, enough(ours)), ours))
        return true;
    if (trumps_)
        return uses(sure_trumps) && (decides(sure_trumps_of(board, terms_, 0, enough(0)), 0) ||
                                     decides(sure_trumps_of(board, terms_, 1, enough(1)), 1));
    return uses(later_tricks) && decides(later_tricks_of(board, terms_, leader, enough(1 - ours)), 1 - ours);
}

int Search::expand(const Board& board, int leader, int need, Relevant& relevant) {
    if (!budget_.spend()) return 0;
    const Mask all = board.all(), hand = board.hands[leader];
    const int tricks = board.tricks();
    if (uses(table)) {
        if (const Entry* entry = known_.find(board, leader, need)) {
            relevant = relevant_cards(all, *entry);
            return entry->lo() >= need ? entry->lo() : entry->hi();
        }
    }

    int value = nothing(leader);
    Mask open = hand;
    Relevant used = 0;
    if (uses(hopeless_leads)) {
        const bool first = terms_.side[leader] == 0;
        const Hopeless hopeless = hopeless_leads_of(board, terms_, leader, first ? tricks - need + 1 : need);
        if (hopeless.leads) {
            open &= ~hopeless.leads;
            used = hopeless.relevant;
            value = first ? tricks - hopeless.tricks : hopeless.tricks;
        }
    }

    int chosen = no_card;
    if (open) {
        Moves moves(hand, all & ~hand);
        if (uses(ordering)) order_leads(moves, board, terms_, leader);
        if (uses(killers)) {
            const int bonus = weights[trumps_ != 0].lead_killer;
            for (Move& move : moves) {
                if (move.card == killer(board, leader) - 1)
                    move.score = static_cast<std::int16_t>(move.score + bonus);
                if (trumps_ && move.card == shape_killer(board, leader) - 1)
                    move.score = static_cast<std::int16_t>(move.score + bonus);
            }
        }
        value = lead_each(moves, open, value, board, leader, need, chosen, used);
        if (budget_.exhausted()) return 0;
    }
    if (chosen != no_card)
        killer(board, leader) = shape_killer(board, leader) = static_cast<std::int8_t>(chosen + 1);
    relevant = used;
    if (uses(table)) {
        const int lo = value >= need ? value : 0, hi = value >= need ? tricks : value;
        known_.store(board, leader, owners_mask(all, used), lo, hi);
    }
    return value;
}

template class Frame<Search, Relevant>;

}  // namespace knekt::skruf
