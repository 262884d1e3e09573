// Suit games and grand: how many card points does the declarer still take?
#pragma once

#include "bounds.hpp"
#include "budget.hpp"
#include "layout.hpp"
#include "moves.hpp"
#include "table.hpp"

namespace knekt::skat {

// Answers "does the declarer take at least `need` of these points?" at any place of a trick. The answer is
// sharper than yes or no: a value of at least `need` is a lower bound of what he takes, a smaller one an
// upper bound. When the budget runs out the answer means nothing and the caller asks the budget.
class PointsSearch {
public:
    PointsSearch(const Layout& layout, Table& known, Budget& budget)
        : layout_(layout), known_(known), budget_(budget) {
        for (auto& leads : settled_) leads.fill(no_card);
    }

    // Points count from the trick in progress on; `left` are all that can still be won, the table's included.
    int lead(int leader, int need, int left);
    int second(int leader, int led, int need, int left);
    int third(int leader, int led, int second, int need, int left);

    Hands hands{};

private:
    int rest_after(int winner, int need, int left);

    const Layout& layout_;
    Table& known_;
    Budget& budget_;
    // The last lead that settled the question, by tricks left and leader: it often does so again.
    std::array<std::array<std::uint8_t, 3>, 11> settled_;
};

}  // namespace knekt::skat
