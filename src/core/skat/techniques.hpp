// Each technique can be left out at compile time, -DKNEKT_WITHOUT=<sum of its bits>, to measure what it buys.
#pragma once

#ifndef KNEKT_WITHOUT
#define KNEKT_WITHOUT 0
#endif

namespace knekt::skat {

enum Technique : unsigned {
    table = 1,              // the transposition table
    equivalence = 4,        // one of several neighbouring cards of equal points
    quasi_symmetry = 8,     // neighbours of different points bound each other
    dominance = 16,         // neighbours in a trick whose side is certain
    trump_bound = 32,       // trump tricks that nobody can prevent
    cash_bound = 64,        // winners that the leader can cash at once
    matching_bound = 4096,  // the declarer's losses, counted card against card
    likeness = 128,         // positions that differ in points alone bound each other
    settling_lead = 2048,   // the lead that settled a like position is tried early
    trick_ordering = 256,   // cards ordered by what they do to the trick
    safe_suits = 512,       // null: suits in which the declarer cannot be caught
    null_ordering = 1024,   // null: cards ordered by the danger they make
};

constexpr bool uses(Technique technique) { return !((KNEKT_WITHOUT)&technique); }

}  // namespace knekt::skat
