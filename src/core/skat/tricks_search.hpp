// Null and schwarz: can the declarer lose every trick, can he take every trick?
#pragma once

#include "bounds.hpp"
#include "budget.hpp"
#include "layout.hpp"
#include "moves.hpp"
#include "table.hpp"

namespace knekt::skat {

enum class Wish : std::uint8_t { no_trick, all_tricks };

// Each question is answered by true if every trick from here on goes as the declarer wishes; the first that
// does not is the end. When the budget runs out the answer means nothing and the caller asks the budget.
class TricksSearch {
public:
    TricksSearch(const Layout& layout, Wish wish, Table& known, Budget& budget)
        : layout_(layout), wish_(wish), known_(known), budget_(budget) {}

    bool lead(int leader);
    bool second(int leader, int led);
    bool third(int leader, int led, int second);

    Hands hands{};

private:
    enum class Verdict : std::uint8_t { unknown, made, lost };

    bool wanted(int winner) const { return (winner == declarer) == (wish_ == Wish::all_tricks); }
    template <typename Play>
    bool choose(Moves& moves, int role, Play play);
    Verdict at_sight(int leader) const;
    Verdict null_at_sight(int leader) const;
    bool hopeless(int leader, int card) const;

    // What a card is worth trying in a null; the leads of a schwarz game are nearly all settled at sight.
    int danger(int card) const;
    int lead_score(int leader, int card) const;
    int second_score(int role, int led, int card) const;
    int third_score(int role, int led, int card) const;
    template <typename Score>
    void order(Moves& moves, Score score) const;

    const Layout& layout_;
    Wish wish_;
    Table& known_;
    Budget& budget_;
};

}  // namespace knekt::skat
