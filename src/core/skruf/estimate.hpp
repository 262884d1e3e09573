// A first guess at the tricks of side 0, where the search begins to look.
#pragma once

#include "board.hpp"
#include "sides.hpp"

namespace knekt::skruf {

int estimate(const Board& board, const Terms& terms, int leader);

}  // namespace knekt::skruf
