// The 32 cards of Skat within the pack of 52 that hands of any game are kept in.
#pragma once

#include <cstdint>

namespace knekt {

// Of the thirteen bits of each suit those from the seven up, all in a row: the numbers by which callers name
// Skat's cards.
inline std::uint32_t skat_cards(std::uint64_t hand) {
    std::uint32_t found = 0;
    for (int suit = 0; suit < 4; ++suit)
        found |= static_cast<std::uint32_t>(hand >> (13 * suit + 5) & 0xFF) << 8 * suit;
    return found;
}

}  // namespace knekt
