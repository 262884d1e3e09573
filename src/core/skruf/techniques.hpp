// Each technique can be left out at compile time, -DKNEKT_WITHOUT=<sum of its bits>, to measure what it buys.
#pragma once

#ifndef KNEKT_WITHOUT
#define KNEKT_WITHOUT 0
#endif

namespace knekt::skruf {

enum Technique : unsigned {
    table = 1,              // the transposition table
    relevant_ranks = 2,     // entries that name only the cards whose rank mattered; in misère the comparisons
    equivalence = 4,        // one of several neighbouring cards
    quick_tricks = 8,       // winners that the side on lead can cash at once
    sure_trumps = 16,       // trump tricks that nobody can prevent
    later_tricks = 32,      // the other side holds the top of every suit
    ordering = 64,          // cards ordered by what they do to the trick
    misere_bounds = 128,    // misère: sides that are stuck with the lead
    killers = 256,          // the card that decided last with as many tricks left
};

constexpr bool uses(Technique technique) { return !((KNEKT_WITHOUT) & technique); }

}  // namespace knekt::skruf
