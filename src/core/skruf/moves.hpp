// The cards worth trying, in the order in which to try them.
#pragma once

#include <cstdint>
#include <utility>

#include "cards.hpp"
#include "techniques.hpp"

namespace knekt::skruf {

struct Move {
    std::int16_t card;
    std::int16_t score;
};

class Moves {
public:
    // Lists `legal`, of several neighbours only the highest. `out` are the cards that part neighbours: those
    // of the other hands and the best card of the trick.
    Moves(Mask legal, Mask out) {
        while (legal) {
            const int card = highest(legal);
            moves_[count_++] = {static_cast<std::int16_t>(card), 0};
            // On to what lies below the next card of another, else to the next suit.
            const Mask gap = out & lower(card);
            const int down_to = !uses(equivalence) ? card : gap ? highest(gap) : card & ~15;
            legal &= single(down_to) - 1;
        }
    }

    int count() const { return count_; }
    Move& operator[](int i) { return moves_[i]; }
    const Move& operator[](int i) const { return moves_[i]; }
    Move* begin() { return moves_; }
    Move* end() { return moves_ + count_; }

    // Brings the best of the moves from `place` on to that place.
    int pick(int place) {
        int best = place;
        for (int i = place + 1; i < count_; ++i)
            if (moves_[i].score > moves_[best].score) best = i;
        std::swap(moves_[place], moves_[best]);
        return moves_[place].card;
    }

private:
    Move moves_[ranks];
    int count_ = 0;
};

}  // namespace knekt::skruf
