#include "misere_ordering.hpp"

#include "misere_weights.hpp"

namespace knekt::skruf {
namespace {

int rank_of(int card) { return card & 15; }

// Who takes the trick if everybody still to play stays under when he can and, when he cannot, goes over as
// cheaply as possible?
int catcher(const Board& board, const Trick& trick) {
    int best = trick.best, winner = trick.best_hand;
    for (int i = trick.played; i < seats; ++i) {
        const int hand = (trick.leader + i) & 3;
        const Mask following = board.hands[hand] & suit_mask(suit_of(best));
        if (!following || following & lower(best)) continue;
        best = lowest(following);
        winner = hand;
    }
    return winner;
}

// How dangerous it is to keep the card: how many cards of the opponents it would catch, against those that
// would go over it.
int danger(const Board& board, const Terms& terms, int hand, int card) {
    Mask opponents = 0;
    for (int i = 0; i < terms.opponent_count[hand]; ++i) opponents |= board.hands[terms.opponents[hand][i]];
    return size(opponents & lower(card)) - size(opponents & higher(card));
}

}  // namespace

void order_misere_leads(Moves& moves, const Board& board, const Terms& terms, int leader) {
    const MisereWeights& w = misere_weights;
    for (Move& move : moves) {
        Trick trick;
        trick.leader = leader;
        trick.play(leader, move.card, 0);
        const int winner = catcher(board, trick);
        int score = winner == leader                ? w.lead_own
                    : terms.friends(winner, leader) ? w.lead_friend
                                                    : w.lead_opponent;
        score += (terms.friends(winner, leader) ? w.lead_caught_danger : w.lead_danger) *
                 danger(board, terms, leader, move.card);
        score += w.lead_length * board.length(leader, suit_of(move.card));
        for (int i = 0; i < terms.opponent_count[leader]; ++i)
            if (!board.length(terms.opponents[leader][i], suit_of(move.card))) score -= w.lead_void;
        move.score = static_cast<std::int16_t>(score);
    }
}

void order_misere_followers(Moves& moves, const Board& board, const Terms& terms, const Trick& trick) {
    const MisereWeights& w = misere_weights;
    const int hand = (trick.leader + trick.played) & 3, led = suit_of(trick.cards[0]);
    for (Move& move : moves) {
        Trick next = trick;
        next.play(hand, move.card, 0);
        int score = 0;
        if (suit_of(move.card) != led) {  // a discard does not change the trick
            const Mask suit = board.hands[hand] & suit_mask(suit_of(move.card));
            score = w.discard_danger * danger(board, terms, hand, move.card) - w.discard_length * size(suit) +
                    w.discard_rank * rank_of(move.card);
        } else {
            const int winner = catcher(board, next);
            if (winner == hand) score = w.own + w.own_rank * rank_of(move.card);
            else if (terms.friends(winner, hand)) score = w.friend_takes + w.friend_rank * rank_of(move.card);
            else score = w.opponent + w.opponent_rank * rank_of(move.card);
        }
        move.score = static_cast<std::int16_t>(score);
    }
}

}  // namespace knekt::skruf
