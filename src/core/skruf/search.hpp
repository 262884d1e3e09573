// How many of the remaining tricks does side 0 take?
#pragma once

#include "budget.hpp"
#include "board.hpp"
#include "sides.hpp"
#include "table.hpp"
#include "trick.hpp"

namespace knekt::skruf {

class Moves;

// Answers "does side 0 take at least `need` of these tricks?" at any place of a trick. The answer is sharper than
// yes or no: a value of at least `need` is a lower bound of what it takes, a smaller one an upper bound. When the
// budget runs out the answer means nothing and the caller asks the budget.
class Search {
public:
    Search(const Terms& terms, Table& known, Budget& budget)
        : terms_(terms), trumps_(terms.trumps), known_(known), budget_(budget) {}

    // Between two tricks. `relevant` is told which ranks the proof used.
    int lead(const Board& board, int leader, int need, Relevant& relevant);

    // In the middle of a trick; the board is as it was before the trick.
    int follow(const Board& board, const Trick& trick, int need, Relevant& relevant);

private:
    bool decided(const Board& board, int leader, int need, int& value, Relevant& relevant) const;
    int expand(const Board& board, int leader, int need, Relevant& relevant);
    int finish(const Board& board, const Trick& trick, int need, Relevant& relevant);
    int last_trick(const Board& board, int leader, Relevant& relevant) const;
    void note_winner(const Board& board, Mask all, const Trick& trick, bool reached, Relevant& relevant) const;
    template <typename Play>
    int choose(Moves& moves, int hand, int need, int& chosen, Relevant& relevant, Play play);

    Terms terms_;
    Mask trumps_;
    Table& known_;
    Budget& budget_;
    // By tricks left and leader: the last lead that decided, plus one; 0 is none.
    std::array<std::array<std::int8_t, seats>, ranks + 1> killers_{};
    // The same by the lengths of all suits, where these fall on the same place. It helps with trumps only.
    std::array<std::int8_t, 1 << 12> shape_killers_{};
    std::int8_t& shape_killer(const Board& board, int leader) {
        return shape_killers_[(board.shape * seats + static_cast<std::uint64_t>(leader)) * 0x9E3779B97F4A7C15ull >> 52];
    }
};

}  // namespace knekt::skruf
