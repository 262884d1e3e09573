// How well cards that lie in a certain way go with all that has been told of them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "deals.hpp"

namespace knekt {

// The cards of each place: the hands, and what lies beside them.
inline constexpr int clue_places = 5;
using Lying = std::array<std::uint64_t, clue_places>;

// The cards of a place, or of several together, as they were: without what has come since, with what has
// gone.
struct Look {
    unsigned places = 0;  // a bit for each
    std::uint64_t come = 0;
    std::uint64_t gone = 0;

    std::uint64_t at(const Lying& lying) const;
};

// Holds where there are at least so many of some cards, and at least so many of some others.
struct ClueCase {
    double factor = 1;
    std::uint64_t cards = 0;
    int least = 0;
    std::uint64_t others = 0;
    int least_others = 0;

    bool holds(std::uint64_t held) const;
};

// Something told: the first case that holds of any of the looks says how likely; if none does, it says
// nothing.
struct Clue {
    static constexpr int most_looks = 2;

    std::vector<Look> looks;
    std::vector<ClueCase> cases;
};

// A clue, made ready to be asked often.
class Question {
public:
    explicit Question(Clue clue);

    double factor(const Lying& lying) const;
    // Whether the factor may depend on where these cards lie.
    bool asks_for(std::uint64_t cards) const { return named_ & cards; }

private:
    Clue clue_;
    std::uint64_t named_ = 0;
    // Where all cases count the same cards: the factor for each number of them.
    std::vector<double> by_count_;
};

class Clues {
public:
    // Throws std::invalid_argument if a clue looks where there is no place, or looks too often.
    explicit Clues(std::vector<Clue> clues);

    // How likely all of it would have been told, if the cards lay so.
    double likelihood(const Lying& lying) const;
    // After so many tries to exchange a card of one place for one of another, each kept or not by Metropolis'
    // rule: where the cards were drawn makes less and less difference, and each way they may lie comes as
    // often as it is likely. What may not hold any card keeps those that it has.
    Lying changed(Lying lying, const Lying& may_hold, int tries, Luck& luck) const;

private:
    std::vector<Question> questions_;
};

}  // namespace knekt
