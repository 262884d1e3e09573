// Who plays with whom, and for what.
#pragma once

#include <array>
#include <cstdint>

#include "cards.hpp"

namespace knekt::skruf {

// The terms of one question, by hand in order of play.
class Terms {
public:
    static constexpr int none = -1, several = -2;

    Terms(const std::array<std::uint8_t, seats>& sides, int trump_suit, bool avoid_tricks)
        : side(sides), trump(trump_suit), misere(avoid_tricks),
          trumps(trump_suit == no_trump ? 0 : suit_mask(trump_suit)) {
        for (int hand = 0; hand < seats; ++hand) {
            partner[hand] = none;
            for (int other = 0; other < seats; ++other) {
                if (other == hand) continue;
                if (!friends(hand, other))
                    opponents[hand][opponent_count[hand]++] = static_cast<std::int8_t>(other);
                else
                    partner[hand] =
                        partner[hand] == none ? static_cast<std::int8_t>(other) : std::int8_t{several};
            }
        }
    }

    std::array<std::uint8_t, seats> side;
    int trump;
    bool misere;  // both sides avoid tricks
    Mask trumps;

    std::array<std::int8_t, seats> partner{};  // or none, or several
    std::array<std::array<std::int8_t, 3>, seats> opponents{};
    std::array<std::int8_t, seats> opponent_count{};

    // Every trick goes to one of two sides, so what one side avoids the other gains: a hand of side 0 wants
    // more tricks for side 0, in misère fewer.
    bool wants_more(int hand) const { return (side[hand] == 0) != misere; }
    bool friends(int a, int b) const { return side[a] == side[b]; }
};

}  // namespace knekt::skruf
