// Ramsch as one player may fear it: how many card points must he take if the two others play together against
// him?
#pragma once

#include "bounds.hpp"
#include "budget.hpp"
#include "layout.hpp"
#include "moves.hpp"
#include "table.hpp"

namespace knekt::skat {

// Answers "can the others make him take at least `need` of these points?" at any place of a trick; he sits
// where a declarer would. The answer is sharper than yes or no: a value of at least `need` is a lower bound
// of what he takes, a smaller one an upper bound. When the budget runs out the answer means nothing and the
// caller asks the budget.
class RamschSearch {
public:
    // `skat`: points that go with the last trick.
    RamschSearch(const Layout& layout, int skat, Table& known, Budget& budget)
        : layout_(layout), skat_(skat), known_(known), budget_(budget) {
        for (auto& leads : settled_) leads.fill(no_card);
    }

    // Points count from the trick in progress on; `left` are all that can still be won, the table's and the
    // skat's included.
    int lead(int leader, int need, int left);
    int second(int leader, int led, int need, int left);
    int third(int leader, int led, int second, int need, int left);

    Hands hands{};

private:
    int rest_after(int winner, int need, int left);
    int lead_score(int leader, int card) const;

    const Layout& layout_;
    int skat_;
    Table& known_;
    Budget& budget_;
    // The last lead that settled the question, by tricks left and leader: it often does so again.
    std::array<std::array<std::uint8_t, 3>, 11> settled_;
};

}  // namespace knekt::skat
