// Every way to deal some cards over a few places: how many there are, any of them drawn fairly, or all in a
// row.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace knekt {

// A stream of numbers that is the same on every machine (SplitMix64).
class Luck {
public:
    explicit Luck(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15u;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        return mixed ^ mixed >> 31;
    }
    // From 0 to below 1.
    double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }
    // One of so many numbers from 0 up. `bound` is a few dozen, so what the multiplication favours is beyond
    // measure.
    int below(int bound) {
        return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
    }

private:
    std::uint64_t state_;
};

// A hand, or the cards out of play: what may lie there, and how many cards do.
struct DealPlace {
    std::uint64_t may_hold = 0;
    int count = 0;
};

class Deals {
public:
    static constexpr int most_places = 4;
    using Dealt = std::array<std::uint64_t, most_places>;

    // Throws std::invalid_argument if the places together do not take just these cards, or are too many.
    Deals(std::uint64_t cards, const std::vector<DealPlace>& places);

    // How many there are, 0 if the cards fit in no way; beyond 2^53 nearly exact.
    double ways() const { return ways_[0]; }
    // One of them, all equally likely. There must be one.
    Dealt draw(Luck& luck) const;
    // All of them, always in the same order.
    std::vector<Dealt> all() const;

private:
    using Counts = std::array<int, most_places>;

    // Cards that may lie in the same places are dealt together.
    struct Group {
        unsigned places = 0;  // a bit for each
        std::vector<int> cards;
    };

    double& ways_from(std::size_t group, const Counts& left);
    double ways_from(std::size_t group, const Counts& left) const;
    double count(std::size_t group, const Counts& left);
    // Calls `use` with every way to share out the numbers of a group's cards, and how many ways the cards
    // have to do that.
    template <typename Use>
    static void each_share(const Group& group, const Counts& left, Use use);
    void enumerate(std::size_t group, std::size_t card, Counts& left, Dealt& dealt,
                   std::vector<Dealt>& found) const;
    std::size_t place_in_table(std::size_t group, const Counts& left) const;

    std::vector<Group> groups_;
    Counts counts_{};
    // What can be left in the places, as far as the last does not follow from the others.
    std::size_t states_ = 1;
    std::vector<double> ways_;  // by group and what is left; below 0: not counted yet
};

}  // namespace knekt
