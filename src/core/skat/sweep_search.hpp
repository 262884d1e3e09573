// Schwarz: can the declarer take every trick?
#pragma once

#include "bounds.hpp"
#include "budget.hpp"
#include "layout.hpp"
#include "moves.hpp"
#include "table.hpp"

namespace knekt::skat {

// Each question is answered by true if the declarer takes all tricks from here on. When the budget runs out the
// answer means nothing and the caller asks the budget.
class SweepSearch {
public:
    SweepSearch(const Layout& layout, Table& known, Budget& budget)
        : layout_(layout), known_(known), budget_(budget) {}

    bool lead(int leader);
    bool second(int leader, int led);
    bool third(int leader, int led, int second);

    Hands hands{};

private:
    const Layout& layout_;
    Table& known_;
    Budget& budget_;
};

}  // namespace knekt::skat
