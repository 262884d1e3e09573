// Between the ranks a proof used and the form in which the table keeps them.
#pragma once

#include <array>

#include "board.hpp"
#include "table.hpp"

namespace knekt::skruf {

// The owners that must agree, as a mask over Board::owners.
std::array<std::uint64_t, 2> owners_mask(Mask all, Relevant relevant);

// The cards that a table entry names, as they lie in these hands.
Relevant relevant_cards(Mask all, const Entry& entry);

}  // namespace knekt::skruf
