// The cards worth trying, in the order in which to try them.
#pragma once

#include <cstdint>
#include <utility>

#include "layout.hpp"
#include "techniques.hpp"

namespace knekt::skat {

inline constexpr std::uint8_t no_card = 255;

struct Move {
    std::uint8_t card;
    std::uint8_t group;  // moves of one group are neighbours: nothing that is still out lies between them
    std::int16_t score;
};

// Which of several neighbours may stand for all.
enum class Keep : std::uint8_t { all, dearest, cheapest };

class Moves {
public:
    static constexpr int most = 12;

    // Lists `legal` from the top. `out` are the cards that part neighbours: those of the other hands and the
    // best card of the trick. Neighbours of equal points do the same, so one of them is enough.
    // `keep(card)` says of the highest card of a group whether one of it is enough altogether.
    template <typename KeepRule>
    void list(const Layout& layout, Mask legal, Mask out, KeepRule keep) {
        count_ = 0;
        int previous = -1;
        std::uint8_t group = 0;
        Keep rule = Keep::all;
        for (Mask rest = legal; rest;) {
            const int card = highest(rest);
            rest ^= single(card);
            const bool neighbour = previous >= 0 && layout.class_of[card] == layout.class_of[previous] &&
                                   !(out & (single(previous) - 1) & above(single(card)));
            previous = card;
            if (!neighbour) {
                ++group;
                rule = uses(dominance) ? keep(card) : Keep::all;
            } else {
                Move& last = moves_[count_ - 1];
                const int step = layout.points_of[card] - layout.points_of[last.card];
                if (step == 0 && uses(equivalence)) continue;
                if (rule == Keep::dearest) {
                    if (step > 0) last.card = static_cast<std::uint8_t>(card);
                    continue;
                }
                if (rule == Keep::cheapest) {
                    if (step < 0) last.card = static_cast<std::uint8_t>(card);
                    continue;
                }
            }
            moves_[count_++] = {static_cast<std::uint8_t>(card), group, 0};
        }
    }

    int count() const { return count_; }
    Move& operator[](int i) { return moves_[i]; }
    const Move& operator[](int i) const { return moves_[i]; }

    // Brings the best of the moves from `place` on to that place.
    const Move& pick(int place) {
        int best = place;
        for (int i = place + 1; i < count_; ++i)
            if (moves_[i].score > moves_[best].score) best = i;
        std::swap(moves_[place], moves_[best]);
        return moves_[place];
    }

private:
    Move moves_[most];
    int count_ = 0;
};

}  // namespace knekt::skat
