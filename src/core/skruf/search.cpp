#include "search.hpp"

#include <algorithm>

#include "bounds.hpp"
#include "moves.hpp"
#include "ordering.hpp"
#include "relevance.hpp"
#include "techniques.hpp"
#include "weights.hpp"

namespace knekt::skruf {

// A trick was decided by rank if the winner beat a card of its own suit. Then everything from the winner upwards
// matters. If its hand was shown to fail with whatever it plays, its lower neighbours in that hand matter too, for which
// it was tried.
void Search::note_winner(const Board& board, Mask all, const Trick& trick, bool reached, Relevant& relevant) const {
    if (trick.second == no_card) return;
    if (terms_.wants_more(trick.best_hand) == reached) {
        relevant |= single(trick.best);
        return;
    }
    const Mask mine = board.hands[trick.best_hand];
    const Mask others = all & ~mine & lower(trick.best);
    const Mask neighbours = mine & lower(trick.best) & (others ? higher(highest(others)) : ~Mask{0});
    relevant |= single(neighbours ? lowest(neighbours) : trick.best);
}

int Search::last_trick(const Board& board, int leader, Relevant& relevant) const {
    Trick trick;
    trick.leader = leader;
    for (int i = 0, hand = leader; i < seats; ++i, hand = next_hand(hand)) trick.play(hand, lowest(board.hands[hand]), trumps_);
    const int won = terms_.side[trick.best_hand] == 0;
    note_winner(board, board.all(), trick, won, relevant);
    return won;
}

template <typename Play>
int Search::choose(Moves& moves, int hand, int need, int& chosen, Relevant& relevant, Play play) {
    const bool more = terms_.wants_more(hand);
    int value = more ? -1 : 99;
    Mask same = 0;  // cards that do what one of those tried has done
    for (int i = 0; i < moves.count(); ++i) {
        const int card = moves.pick(i);
        if (single(card) & same) continue;
        Relevant used = 0;
        const int result = play(card, used);
        if (budget_.exhausted()) return 0;
        if (more ? result >= need : result < need) {
            relevant = used;  // one good card is the whole proof
            chosen = card;
            return result;
        }
        relevant |= used;
        if (uses(relevant_ranks)) same |= interchangeable(card, used);
        value = more ? std::max(value, result) : std::min(value, result);
    }
    return value;
}

int Search::lead(const Board& board, int leader, int need, Relevant& relevant) {
    if (need <= 0) return 0;
    if (need > board.tricks()) return board.tricks();
    int value = 0;
    return decided(board, leader, need, value, relevant) ? value : expand(board, leader, need, relevant);
}

// What can be said without search, and without the owners of the board.
bool Search::decided(const Board& board, int leader, int need, int& value, Relevant& relevant) const {
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
    if (uses(quick_tricks) && decides(quick_tricks_of(board, terms_, leader, enough(ours)), ours)) return true;
    if (trumps_)
        return uses(sure_trumps) && (decides(sure_trumps_of(board, terms_, 0, enough(0)), 0) ||
                                     decides(sure_trumps_of(board, terms_, 1, enough(1)), 1));
    return uses(later_tricks) && decides(later_tricks_of(board, terms_, leader, enough(1 - ours)), 1 - ours);
}

int Search::expand(const Board& board, int leader, int need, Relevant& relevant) {
    if (!budget_.spend()) return 0;
    const Mask all = board.all();
    const int tricks = board.tricks();
    if (uses(table)) {
        if (const Entry* entry = known_.find(board, leader, need)) {
            relevant = relevant_cards(all, *entry);
            return entry->lo() >= need ? entry->lo() : entry->hi();
        }
    }

    Moves moves(board.hands[leader], all & ~board.hands[leader]);
    if (uses(ordering)) order_leads(moves, board, terms_, leader);
    if (uses(killers)) {
        const int bonus = weights[trumps_ != 0].lead_killer;
        for (Move& move : moves) {
            if (move.card == killers_[tricks][leader] - 1) move.score = static_cast<std::int16_t>(move.score + bonus);
            if (trumps_ && move.card == shape_killer(board, leader) - 1) move.score = static_cast<std::int16_t>(move.score + bonus);
        }
    }

    int chosen = no_card;
    Relevant used = 0;
    const int value = choose(moves, leader, need, chosen, used, [&](int card, Relevant& proof) {
        Trick trick;
        trick.leader = leader;
        trick.play(leader, card, trumps_);
        return follow(board, trick, need, proof);
    });
    if (budget_.exhausted()) return 0;
    if (chosen != no_card) killers_[tricks][leader] = shape_killer(board, leader) = static_cast<std::int8_t>(chosen + 1);
    relevant = used;
    if (uses(table)) {
        const int lo = value >= need ? value : 0, hi = value >= need ? tricks : value;
        known_.store(board, leader, owners_mask(all, used), lo, hi);
    }
    return value;
}

int Search::follow(const Board& board, const Trick& trick, int need, Relevant& relevant) {
    if (trick.played == seats) return finish(board, trick, need, relevant);
    const int hand = (trick.leader + trick.played) & 3;
    const Mask following = board.hands[hand] & suit_mask(suit_of(trick.cards[0]));
    const Mask legal = following ? following : board.hands[hand];
    const Mask others = board.all() & ~board.hands[hand] & ~trick.on_table();
    Moves moves(legal, others | single(trick.best));
    if (moves.count() > 1 && uses(ordering)) order_followers(moves, board, terms_, trick);
    int chosen = no_card;
    return choose(moves, hand, need, chosen, relevant, [&](int card, Relevant& proof) {
        Trick next = trick;
        next.play(hand, card, trumps_);
        return follow(board, next, need, proof);
    });
}

int Search::finish(const Board& board, const Trick& trick, int need, Relevant& relevant) {
    const Mask all = board.all();
    const int won = terms_.side[trick.best_hand] == 0, left = board.tricks() - 1;
    int value = 0;
    need -= won;
    if (need > left) {
        value = left;
    } else if (need > 0) {
        Board next = board;
        for (int i = 0, hand = trick.leader; i < seats; ++i, hand = next_hand(hand)) next.play(hand, trick.cards[i]);
        if (uses(table)) known_.prefetch(next, trick.best_hand);
        if (!decided(next, trick.best_hand, need, value, relevant)) {
            Mask remaining = all;
            for (const int card : trick.cards) next.close_rank(card, remaining);
            value = expand(next, trick.best_hand, need, relevant);
        }
    }
    note_winner(board, all, trick, value >= need, relevant);
    return won + value;
}

}  // namespace knekt::skruf
