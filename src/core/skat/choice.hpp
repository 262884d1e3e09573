// Which card to play, where card points are counted.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "budget.hpp"
#include "layout.hpp"
#include "moves.hpp"
#include "techniques.hpp"

namespace knekt::skat {

// Plays the moves in turn until one of them settles the question; `wants_more`: who is to play wants the
// value to reach `need`. `play` gives the value of a card.
template <typename Play>
int choose(const Layout& layout, const Budget& budget, Moves& moves, bool wants_more, int need, int& chosen,
           Play play) {
    int values[Moves::most];
    int best = wants_more ? -1 : 255;
    for (int i = 0; i < moves.count(); ++i) {
        const Move move = moves.pick(i);
        // A neighbour does the same to every trick; the two only change places in two of them. So their
        // values differ by no more than their points.
        int limit = wants_more ? 255 : -1;
        if (uses(quasi_symmetry)) {
            for (int j = 0; j < i; ++j) {
                if (moves[j].group != move.group) continue;
                const int gap = std::abs(layout.points_of[moves[j].card] - layout.points_of[move.card]);
                limit = wants_more ? std::min(limit, values[j] + gap) : std::max(limit, values[j] - gap);
            }
        }
        if (wants_more ? limit < need : limit >= need) {
            values[i] = limit;
        } else {
            values[i] = play(move.card);
            if (budget.exhausted()) return 0;
        }
        if (wants_more ? values[i] > best : values[i] < best) {
            best = values[i];
            chosen = move.card;
        }
        if (wants_more ? best >= need : best < need) break;
    }
    return best;
}

}  // namespace knekt::skat
