// What becomes of the cards of a side that buys: a quick guess of the exchange, for worlds by the thousand.
//
// Hands are as the caller has them, thirteen bits a suit, the ace the highest.
#pragma once

#include <array>
#include <cstdint>

#include "cards.hpp"
#include "few.hpp"

namespace knekt::skruf {

using Cards = std::uint64_t;

inline unsigned of_suit(Cards cards, int suit) {
    return static_cast<unsigned>(cards >> (ranks * suit)) & 0x1FFFu;
}
inline Cards as_suit(unsigned held, int suit) { return static_cast<Cards>(held) << (ranks * suit); }

// Both hands of the side after the exchange, and the two cards that the opponents got.
struct Shared {
    Cards master = 0;
    Cards buyer = 0;
    std::array<Cards, 2> away{};
};

using Ways = Few<Shared, 4>;  // those that are thought of

// What each step towards a void is worth, where there are trumps.
inline constexpr double worth_of_void = 1.5;

// The card that is missed least; no trump, unless there is nothing else. `spares`: what a step towards a void
// is worth.
Cards cheapest(Cards cards, int trumps, double spares);

// The trumps come together where there are more of them; in grandissimo the longest suit of the side.
Shared gathered(Cards one, Cards other, Cards talon, int trumps);

// What the two may do: bring the trumps together at the master's, or else the buyer keeps his and parts with
// losers.
Ways ways_to_share(Cards master, Cards buyer, Cards talon, int trumps);

// What the master may do with sixteen cards: the best loser goes back to the buyer, or the highest trump.
Ways replies(Cards master, Cards buyer, int trumps);

}  // namespace knekt::skruf
