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
    stuck = 128,            // misère: sides that are stuck with the lead
    killers = 256,          // the card that decided last with as many tricks left
    handing_over = 512,     // misère: the lead given to a side that is then stuck with it
    both_ends = 2048,       // misère: thresholds asked from both ends inwards, and not from a guess outwards
    hopeless_leads = 4096,  // leads to a winner of an opponent who can then cash enough
};

constexpr bool uses(Technique technique) { return !((KNEKT_WITHOUT)&technique); }

}  // namespace knekt::skruf
