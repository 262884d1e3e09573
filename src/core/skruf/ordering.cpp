#include "ordering.hpp"

#include <algorithm>
#include <array>

#include "weights.hpp"

namespace knekt::skruf {
namespace {

int rank_of(int card) { return card & 15; }
int top_rank(unsigned suit) { return suit ? best_rank(suit) : -1; }

// The strongest card with which each side can still answer in this trick, as a power: a plain card of the
// suit led by its rank, a trump above all of them, no answer -1.
struct Answers {
    int opponents = -1, friends = -1;
};

int power(int card, int led, Mask trumps) {
    if (single(card) & trumps) return 16 + rank_of(card);
    return suit_of(card) == led ? rank_of(card) : -1;
}

int strongest(Mask hand, int led, Mask trumps) {
    if (const Mask following = hand & suit_mask(led)) return power(highest(following), led, trumps);
    if (const Mask ruffing = hand & trumps) return 16 + rank_of(highest(ruffing));
    return -1;
}

Answers answers_after(const Board& board, const Terms& terms, const Trick& trick, int hand) {
    Answers answers;
    const int led = suit_of(trick.cards[0]);
    for (int i = trick.played + 1, other = next_hand(hand); i < seats; ++i, other = next_hand(other)) {
        int& side = terms.friends(hand, other) ? answers.friends : answers.opponents;
        side = std::max(side, strongest(board.hands[other], led, terms.trumps));
    }
    return answers;
}

}  // namespace

void order_leads(Moves& moves, const Board& board, const Terms& terms, int leader) {
    const Weights& w = weights[terms.trump != no_trump];
    const Mask trumps = terms.trumps;
    std::array<int, suits> suit_score{}, opponents_top{}, friends_top{}, next_top{}, opponents_second{};
    for (int suit = 0; suit < suits; ++suit) {
        int score = 0, opponents = -1, friendly = -1, next = -1;
        bool opponent_ruffs = false, friend_ruffs = false;
        int longest = 0, friend_length = 0;
        unsigned opposing = 0;
        for (int i = 1, hand = next_hand(leader); i < seats; ++i, hand = next_hand(hand)) {
            const unsigned held = in_suit(board.hands[hand], suit);
            const bool ruffs = !held && suit != terms.trump && board.hands[hand] & trumps;
            if (terms.friends(hand, leader)) {
                friendly = std::max(friendly, top_rank(held));
                friend_ruffs |= ruffs;
                friend_length += std::popcount(held);
                if (std::popcount(held) == 1 && suit != terms.trump && board.hands[hand] & trumps)
                    score += w.lead_friend_single;
            } else {
                opposing |= held;
                opponents = std::max(opponents, top_rank(held));
                if (i == 1) next = top_rank(held);
                opponent_ruffs |= ruffs;
                longest = std::max(longest, std::popcount(held));
            }
        }
        const int length = std::popcount(in_suit(board.hands[leader], suit));
        score += w.lead_length * length - w.lead_opponents_length * longest;
        score += w.lead_friend_length * friend_length;
        if (opponent_ruffs) score -= w.lead_opponent_ruffs;
        if (friend_ruffs) score += w.lead_friend_ruffs;
        if (suit == terms.trump) score += w.lead_trump;
        else if (trumps && length == 1 && board.hands[leader] & trumps) score += w.lead_single;
        suit_score[suit] = score;
        opponents_top[suit] = opponents;
        friends_top[suit] = friendly;
        next_top[suit] = next;
        opponents_second[suit] = opposing ? top_rank(opposing ^ 1u << opponents) : -1;
    }
    for (Move& move : moves) {
        const int suit = suit_of(move.card), rank = rank_of(move.card);
        int score = suit_score[suit];
        if (rank > opponents_top[suit]) {
            score += w.lead_winner;
            if (friends_top[suit] > rank) score += w.lead_either;
            if (opponents_top[suit] < 0) score += w.lead_unfollowed;
        } else if (friends_top[suit] > opponents_top[suit]) {
            score += w.lead_to_friend - w.lead_rank * rank;
        } else {
            score += next_top[suit] == opponents_top[suit] ? w.lead_through : w.lead_into;
            if (std::max(top_rank(in_suit(board.hands[leader], suit)), friends_top[suit]) >
                opponents_second[suit])
                score += w.lead_second;
            // Force the top out with the next best card, else lead low.
            const Mask above = board.all() & higher(move.card) & ~board.hands[leader];
            if (size(above) == 1) score += w.lead_forcing;
            else score -= w.lead_rank * rank;
        }
        move.score = static_cast<std::int16_t>(score);
    }
}

void order_followers(Moves& moves, const Board& board, const Terms& terms, const Trick& trick) {
    const Weights& w = weights[terms.trump != no_trump];
    const Mask trumps = terms.trumps;
    const int hand = (trick.leader + trick.played) & 3, led = suit_of(trick.cards[0]);
    const Mask mine = board.hands[hand], all = board.all();
    const int current = power(trick.best, led, trumps);
    const bool friend_leads = terms.friends(hand, trick.best_hand);
    const Answers later = answers_after(board, terms, trick, hand);
    const bool friend_wins = friend_leads && current > later.opponents;
    const bool friend_can = later.friends > std::max(later.opponents, friend_leads ? -1 : current);
    for (Move& move : moves) {
        const int strength = power(move.card, led, trumps), rank = rank_of(move.card);
        int score = 0;
        if (strength > current) {
            if (strength > later.opponents)
                score = friend_wins ? w.overtake : friend_can ? w.win_before_friend : w.win;
            else score = friend_wins ? w.overtake : friend_can ? w.high_before_friend : w.high;
            score -= w.win_rank * rank;
            if (trick.played == 1) score += w.high_second_seat;
            if (strength >= 16 && suit_of(move.card) != led) score += w.ruff;
        } else {
            score -= w.low_rank * rank;
        }
        if (suit_of(move.card) != led && strength < 0) {
            const Mask suit = mine & suit_mask(suit_of(move.card));
            const int length = size(suit), above = size(all & higher(move.card));
            score += w.discard_length * length;
            if (above == 0) score -= w.discard_winner;
            else if (above == 1 && length == 2) score -= w.discard_guard;
            if (trumps && length == 1) score += w.discard_last;
            if (above && length == 1 && terms.friends(hand, board.holder(highest(all & higher(move.card)))))
                score -= w.discard_friend_top;
        }
        move.score = static_cast<std::int16_t>(score);
    }
}

}  // namespace knekt::skruf
