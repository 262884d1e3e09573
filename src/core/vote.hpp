// What the cards of the seat to play come to in many worlds, which all look the same to it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>
#include <vector>

#include "budget.hpp"

namespace knekt {

// How the hidden cards may lie.
template <class Position>
struct World {
    Position position;
    int had = 0;  // what is counted besides what the solver counts, such as the points of the two cards laid
                  // away there
};

struct Ballot {
    std::uint64_t candidates = ~std::uint64_t{0};  // the cards to look at, as the position numbers them
    std::vector<int> steps;   // what is worth reaching, from low to high; none: the value itself counts
    std::uint64_t nodes = 0;  // for each world; one that needs more abstains. 0: no cap
    double seconds = 0;       // for all worlds together, by the clock; 0: no cap
};

struct Votes {
    std::vector<int> cards;  // the candidates that are legal
    // For each world the value of each card, or how many steps it reaches; empty: it abstains.
    std::vector<std::vector<int>> rows;
};

// The worlds vote in turn until the time is up; the solver's table serves all of them.
template <class Solver, class Position>
Votes vote(const Solver& solver, const std::vector<World<Position>>& worlds, const Ballot& ballot) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(ballot.seconds));
    Votes votes;
    std::vector<int> steps(ballot.steps.size());
    for (const auto& [position, had] : worlds) {
        Limits limits;
        limits.nodes = ballot.nodes;
        if (ballot.seconds > 0) {
            limits.seconds = std::chrono::duration<double>(end - Clock::now()).count();
            if (limits.seconds <= 0) break;
        }
        std::transform(ballot.steps.begin(), ballot.steps.end(), steps.begin(),
                       [&](int step) { return step - had; });
        std::vector<int> cards, row;
        bool struck = false, answered = true;
        for (const auto& [card, value] :
             solver.each_card_graded(position, ballot.candidates, steps, limits)) {
            cards.push_back(card);
            struck |= value.struck;
            answered &= value.proven;
            const auto reached = std::upper_bound(steps.begin(), steps.end(), value.lo) - steps.begin();
            row.push_back(steps.empty() ? value.lo + had : static_cast<int>(reached));
        }
        if (struck) break;  // the world is not decided, and there is no time for another
        if (!answered) row.clear();
        votes.cards = std::move(cards);
        votes.rows.push_back(std::move(row));
    }
    return votes;
}

}  // namespace knekt
