// Suit games with spitzen: how many points does the declarer take if his lowest trumps are to win the last
// tricks?
#pragma once

#include "bounds.hpp"
#include "budget.hpp"
#include "layout.hpp"
#include "moves.hpp"
#include "table.hpp"

namespace knekt::skat {

// Answers "does the declarer reach `need`?" at any place of a trick, where a game whose spitzen are missed is
// worth 0, and any other one more than its points. As in the points games, a value of at least `need` is a
// lower bound, a smaller one an upper bound. When the budget runs out the answer means nothing and the caller
// asks the budget.
class SpitzenSearch {
public:
    // `count`: how many of the lowest trumps, all in the declarer's hand, are spitzen.
    SpitzenSearch(const Layout& layout, int count, Table& known, Budget& budget)
        : layout_(layout), count_(count), spitzen_(lowest_of(layout.trumps, count)), known_(known),
          budget_(budget) {}

    // `need` is at least 1; `left` are all points that can still be won, the table's included.
    int lead(int leader, int need, int left);
    int second(int leader, int led, int need, int left);
    int third(int leader, int led, int second, int need, int left);

    static Mask lowest_of(Mask cards, int count) {
        Mask rest = cards;
        for (int i = 0; i < count; ++i) rest &= rest - 1;
        return cards & ~rest;
    }

    Hands hands{};

private:
    // What may be played and keeps the spitzen for their tricks; nothing if one has to go before.
    Mask kept(int role, Mask legal) const { return role == declarer ? legal & ~spitzen_ : legal; }

    const Layout& layout_;
    int count_;
    Mask spitzen_;
    Table& known_;
    Budget& budget_;
};

}  // namespace knekt::skat
