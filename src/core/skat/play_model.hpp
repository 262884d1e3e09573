// How likely it is that somebody who held these cards has played as he did: a rough model of sensible play.
#pragma once

#include <array>
#include <vector>

#include "layout.hpp"

namespace knekt::skat {

// The cards of a trick in the order played; the last trick may be unfinished.
struct PlayedTrick {
    int leader = 0;
    std::vector<int> cards;  // the layout's bits
};

// Suit games and grand. Looks at a player's own cards and the trick before him, and at nothing else.
class PlayModel {
public:
    PlayModel(const Layout& layout, int declaring) : layout_(layout), declarer_(declaring) {}

    // The product of the chances of all cards that others than `observer` have played, if these are the hands
    // now.
    double likelihood(std::array<Mask, 3> hands, const std::vector<PlayedTrick>& tricks, int observer) const;

private:
    // The trick as it lies before somebody.
    struct Before {
        int seat, taker, best, points;  // who is to play, who has the trick by which card, and its points
        bool first, last;               // he leads, he ends it
    };

    double chance(Mask hand, const PlayedTrick& trick, int place) const;
    double lead_score(Mask hand, bool declares, int card) const;
    double follow_score(Mask hand, const Before& before, int led, int card) const;

    const Layout& layout_;
    int declarer_;
};

}  // namespace knekt::skat
