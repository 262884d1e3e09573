// How many tricks two hands come to with open cards: weights of what matters of them, added up.
#pragma once

#include <array>
#include <vector>

#include "sharing.hpp"

namespace knekt::skruf {

// With which hands a pair may play.
enum class Way {
    held,      // those that it has
    shared,    // the first has bought the talon and gives, the other gives back
    glanced,   // one of them has bought: a quick look, for those of whom one knows little
    answered,  // the first has given, the other gives back
    count,
};

// The two hands of a side, and what comes to them besides.
struct Pair {
    Cards one = 0;
    Cards other = 0;
    Cards talon = 0;
};

// The hands with which it plays, and the tricks that these come to.
struct Reckoned {
    double tricks = 0;
    Cards one = 0;
    Cards other = 0;
};

// A number of tricks that is wanted, and what it counts if they are made.
struct Wanted {
    double tricks = 0;
    double counts = 0;
};

// By how many tricks a table comes out otherwise than open cards, and how far off that may be.
struct Doubt {
    double shift = 0;
    double spread = 1;
};

// What one of a pair keeps, and what the other gets.
struct Parted {
    Cards keeps = 0;
    Cards gives = 0;
};

class TrickTable {
public:
    using Weights = std::array<std::vector<double>, 2>;  // with trumps, without
    using Bases = std::array<double, 2>;                 // what is always there

    // Throws std::invalid_argument if there are not as many weights as entries.
    TrickTable(Weights weights, const Bases& bases);

    double tricks(Cards one, Cards other, int trumps) const;
    // The best of the ways that are thought of.
    Reckoned best(const Pair& pair, int trumps, Way way) const;

    // For each parting what is wanted comes to, on average over the hands that the other may hold.
    std::vector<double> likely(const std::vector<Parted>& partings, const std::vector<Cards>& others,
                               int trumps, Way way, const Doubt& doubt,
                               const std::vector<Wanted>& wanted) const;

    const Weights& weights() const { return weights_; }
    const Bases& bases() const { return bases_; }

private:
    Reckoned best_of(const Ways& ways, int trumps) const;

    Weights weights_;
    Bases bases_;
};

}  // namespace knekt::skruf
