// Endings under hidden cards: which worlds a seat can win together, if it must play the same card wherever it
// sees the same.
//
// A vote of worlds lets a seat play each world as if it saw all cards; so it thinks that it may still guess
// later what it will never know. Here, for its next few turns, one plan must serve all worlds that look alike
// (the search αμ of Cazenave and Ventos). What a plan wins is a set of worlds; of all plans, those sets are
// kept that no other contains.
#pragma once

#include <cstdint>
#include <vector>

#include "inquiry.hpp"

namespace knekt::skat {

using WorldSet = std::uint64_t;  // one bit for each world

struct Ending {
    std::vector<Position> worlds;  // at most 64; alike in all that the seat to play sees
    std::vector<int> needs;        // in each, what the declarer must still reach to win, the objective's way
    std::uint64_t candidates = ~std::uint64_t{0};
    int turns = 2;  // for how many turns of the seat one plan must serve all worlds
    Limits limits;  // for all together
};

struct Plans {
    int card = 0;               // the layout's bit
    std::vector<WorldSet> won;  // what the best plans that begin with it win: no set contains another
};

class Endgame {
public:
    static constexpr std::size_t most_worlds = 64;

    Endgame(const Layout& layout, Objective objective, Table& table, const Ending& ending);

    // For every candidate that is legal what can be won after it; nothing if the limits struck.
    std::vector<Plans> solve();

private:
    using Front = std::vector<WorldSet>;
    using Places = std::vector<Place>;

    Front search(const Places& places, WorldSet active, int turns);
    Front own_turn(const Places& places, WorldSet active, int turns);
    Front others_turn(const Places& places, WorldSet active, int turns);
    WorldSet played_open(const Places& places, WorldSet active);
    Places after(const Places& places, WorldSet active, int card) const;
    bool spend();

    const Layout& layout_;
    std::vector<Inquiry> inquiries_;
    std::vector<int> needs_;
    Places start_;
    Mask candidates_;
    int turns_;
    int seat_;  // whose plan it is, seen from the declarer
    std::uint64_t nodes_ = 0, most_nodes_;
    bool exhausted_ = false;
};

}  // namespace knekt::skat
