// Misère: what a proof has used.
#pragma once

#include <array>

#include "board.hpp"

namespace knekt::skruf {

// Which cards had to beat which. The same play proves the same for every position of the same lengths and
// leader in which these comparisons come out alike, whatever lies between: a card is known by its place in
// its hand.
class Proof {
public:
    // `winner` beat `losers`, cards of its suit in other hands.
    void beats(int winner, Mask losers) { beaten_[winner & 15] |= losers; }
    Mask beaten_by(int card) const { return beaten_[card & 15] & suit_mask(suit_of(card)); }

    Proof& operator|=(const Proof& other) {
        for (int rank = 0; rank < ranks; ++rank) beaten_[rank] |= other.beaten_[rank];
        return *this;
    }

    // This proves something after one of two cards of a hand was played. Is it proved for the other as well?
    // Then each stands in the other's place, and `whole` is told all that this takes, also what follows from
    // the order of the two: it would not, if one of them were exchanged for a third in turn.
    bool holds_for(int card, int other, Proof& whole) const {
        const int low = card < other ? card : other, high = card < other ? other : card;
        const Mask between = higher(low) & lower(high), by_high = beaten_by(high),
                   both = single(low) | single(high);
        if (by_high & between) return false;
        for (Mask rest = between; rest; rest &= rest - 1)
            if (beaten_by(lowest(rest)) >> low & 1) return false;
        whole.beats(low, by_high);
        whole.beats(high, beaten_by(low));
        for (Mask rest = higher(high); rest; rest &= rest - 1)
            if (beaten_by(lowest(rest)) & both) whole.beats(lowest(rest), both);
        return true;
    }

private:
    std::array<Mask, ranks> beaten_{};  // by rank of the winner; the suit of a bit is that of the winner too
};

// For each suit, each two hands and each card of either: is the first hand's the higher? One bit each, at
// most 63.
using Comparisons = std::array<std::uint64_t, suits>;

Comparisons compare(const Board& board);

// The comparisons that a proof used, and the proof that used them.
Comparisons used_by(const Proof& proof, const Board& board);
Proof proof_of(const Comparisons& used, const Board& board);

}  // namespace knekt::skruf
