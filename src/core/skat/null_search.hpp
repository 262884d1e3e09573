// Null: can the declarer lose every trick?
#pragma once

#include "bounds.hpp"
#include "budget.hpp"
#include "layout.hpp"
#include "moves.hpp"
#include "table.hpp"

namespace knekt::skat {

// Each question is answered by true if the declarer takes no trick from here on. When the budget runs out the
// answer means nothing and the caller asks the budget.
class NullSearch {
public:
    NullSearch(const Layout& layout, Table& known, Budget& budget)
        : layout_(layout), known_(known), budget_(budget) {}

    bool lead(int leader);
    bool second(int leader, int led);
    bool third(int leader, int led, int second);

    Hands hands{};

private:
    std::uint64_t key() const;
    int danger(int card) const;

    const Layout& layout_;
    Table& known_;
    Budget& budget_;
};

}  // namespace knekt::skat
