// Four open hands between two tricks, in the two forms the search needs: cards by place, and owners by rank.
#pragma once

#include <array>

#include "cards.hpp"

namespace knekt::skruf {

// Hands are numbered in order of play.
struct Board {
    std::array<Mask, seats> hands{};

    // Who holds the best, the second best ... remaining card of each suit: two bits each from the top of a
    // field of 26, two suits to a word. What was played leaves no gap, so positions that differ only in spent
    // ranks look alike.
    std::array<std::uint64_t, 2> owners{};

    // How many cards of each suit each hand holds: a nibble each, at 4 * (4 * hand + suit).
    std::uint64_t shape = 0;

    Board() = default;
    explicit Board(const std::array<Mask, seats>& dealt) : hands(dealt) {
        const Mask cards = all();
        for (int hand = 0; hand < seats; ++hand)
            for (int suit = 0; suit < suits; ++suit)
                shape |= std::uint64_t(size(hands[hand] & suit_mask(suit))) << nibble(hand, suit);
        for (int suit = 0; suit < suits; ++suit) {
            int place = 12;
            for (Mask rest = cards & suit_mask(suit); rest; rest ^= single(highest(rest)), --place)
                owners[suit >> 1] |= std::uint64_t(holder(highest(rest))) << (field(suit) + 2 * place);
        }
    }

    Mask all() const { return hands[0] | hands[1] | hands[2] | hands[3]; }
    int tricks() const { return size(hands[0]); }
    int length(int hand, int suit) const { return static_cast<int>(shape >> nibble(hand, suit) & 15); }
    int holder(int card) const {
        for (int hand = 0; hand < 3; ++hand)
            if (hands[hand] >> card & 1) return hand;
        return 3;
    }

    // Takes a card out of its hand; `owners` must be told afterwards.
    void play(int hand, int card) {
        hands[hand] ^= single(card);
        shape -= std::uint64_t{1} << nibble(hand, suit_of(card));
    }
    // Takes a card out of `remaining`, which are all the cards still counted in `owners`.
    void close_rank(int card, Mask& remaining) {
        const int suit = suit_of(card), place = 12 - size(remaining & higher(card));
        const std::uint64_t here = std::uint64_t{3} << (field(suit) + 2 * place);
        const std::uint64_t below = (here & -here) - (std::uint64_t{1} << field(suit));
        std::uint64_t& word = owners[suit >> 1];
        word = (word & ~(below | here)) | (word & below) << 2;
        remaining ^= single(card);
    }

    static int nibble(int hand, int suit) { return 4 * (4 * hand + suit); }
    static int field(int suit) { return 26 * (suit & 1); }
};

// The cards whose rank a proof has used: what lies at or above the lowest of them in each suit must be held
// by the same hands, and the cards below may be dealt in any way that keeps the lengths.
using Relevant = Mask;

}  // namespace knekt::skruf
