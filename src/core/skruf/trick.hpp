// The trick on the table.
#pragma once

#include <array>

#include "cards.hpp"

namespace knekt::skruf {

struct Trick {
    int leader = 0;
    int played = 0;
    std::array<int, seats> cards{};  // in the order played
    int best = no_card;              // the card that takes the trick so far
    int best_hand = 0;
    int second = no_card;  // the highest card of the same suit that it beats by rank
    Mask on_table = 0;     // all of them

    void play(int hand, int card, Mask trumps) {
        cards[played] = card;
        on_table |= single(card);
        if (played++ == 0) {
            best = card;
            best_hand = hand;
        } else if (suit_of(card) == suit_of(best)) {
            if (card > best) {
                second = best;
                best = card;
                best_hand = hand;
            } else if (card > second) {
                second = card;
            }
        } else if (single(card) & trumps) {
            second = no_card;
            best = card;
            best_hand = hand;
        }
    }
};

}  // namespace knekt::skruf
