// Tricks that need no search.
#pragma once

#include "board.hpp"
#include "sides.hpp"

namespace knekt::skruf {

// At least `tricks`, proved by the ranks in `relevant`.
struct Sure {
    int tricks = 0;
    Relevant relevant = 0;
};

// Tricks that the leader's side can cash one after the other without losing the lead: at least
// `enough` of them, or none.
Sure quick_tricks_of(const Board& board, const Terms& terms, int leader, int enough);

// Trump tricks of one side that nobody can prevent, whoever leads, if there may be `enough` of them.
Sure sure_trumps_of(const Board& board, const Terms& terms, int side, int enough);

// Tricks of the side that is not on lead, because it holds the top of whatever can be led:
// `enough`, or none.
Sure later_tricks_of(const Board& board, const Terms& terms, int leader, int enough);

// Leads into a suit that an opponent heads, if he can then cash so much that his side takes at least
// `tricks`.
struct Hopeless {
    Mask leads = 0;
    int tricks = 0;
    Relevant relevant = 0;
};
Hopeless hopeless_leads_of(const Board& board, const Terms& terms, int leader, int enough);

}  // namespace knekt::skruf
