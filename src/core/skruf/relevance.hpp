// Between the ranks a proof used and the form in which the table keeps them.
#pragma once

#include <array>

#include "board.hpp"
#include "table.hpp"

namespace knekt::skruf {

// The owners that must agree, as a mask over Board::owners.
std::array<std::uint64_t, 2> owners_mask(Mask all, Relevant relevant);

// A proof that never looked at the rank of a card holds for every card of the same suit below the ranks it
// used.
inline Mask interchangeable(int card, Relevant relevant) {
    const Mask suit = suit_mask(suit_of(card)), used = relevant & suit;
    if (!used) return suit;
    return lowest(used) > card ? lower(lowest(used)) : 0;
}

// The cards that a table entry names, as they lie in these hands.
Relevant relevant_cards(Mask all, const Entry& entry);

}  // namespace knekt::skruf
