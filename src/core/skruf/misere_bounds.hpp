// Misère: tricks that need no search.
#pragma once

#include "board.hpp"
#include "misere_proof.hpp"
#include "sides.hpp"

namespace knekt::skruf {

// Does the leader's side take at least `enough` tricks before it can get rid of the lead? Then `proof` is
// told why.
bool is_stuck(const Board& board, const Terms& terms, int leader, int enough, Proof& proof);

// Can the leader give the lead away at once, so that the others are stuck with at least `enough` tricks, this
// one included? Then `proof` is told why.
bool can_hand_over(const Board& board, const Terms& terms, int leader, int enough, Proof& proof);

}  // namespace knekt::skruf
