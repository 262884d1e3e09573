// Which card to try first.
#pragma once

#include "board.hpp"
#include "moves.hpp"
#include "sides.hpp"
#include "trick.hpp"

namespace knekt::skruf {

void order_leads(Moves& moves, const Board& board, const Terms& terms, int leader);
void order_followers(Moves& moves, const Board& board, const Terms& terms, const Trick& trick);

}  // namespace knekt::skruf
