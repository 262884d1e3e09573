// Misère: how many of the remaining tricks does side 0 take?
#pragma once

#include "budget.hpp"
#include "board.hpp"
#include "misere_proof.hpp"
#include "misere_table.hpp"
#include "sides.hpp"
#include "trick.hpp"

namespace knekt::skruf {

class Moves;

// Answers "does side 0 take at least `need` of these tricks?" as Search does where tricks are wanted. Its proofs are of
// another kind: there the high cards decide and the low ones hardly matter, here it may be any.
class MisereSearch {
public:
    MisereSearch(const Terms& terms, MisereTable& known, Budget& budget) : terms_(terms), known_(known), budget_(budget) {}

    // Between two tricks. `proof` is told what the answer rests on.
    int lead(const Board& board, int leader, int need, Proof& proof);

    // In the middle of a trick; the board is as it was before the trick.
    int follow(const Board& board, const Trick& trick, int need, Proof& proof);

private:
    bool decided(const Board& board, int leader, int need, int& value, Proof& proof) const;
    int expand(const Board& board, int leader, int need, Proof& proof);
    int finish(const Board& board, const Trick& trick, int need, Proof& proof);
    int last_trick(const Board& board, int leader, Proof& proof) const;
    template <typename Play>
    int choose(Moves& moves, Mask legal, int hand, int need, int& chosen, Proof& proof, Play play);

    Terms terms_;
    MisereTable& known_;
    Budget& budget_;
    // By tricks left and leader: the last lead that decided, plus one; 0 is none.
    std::array<std::array<std::int8_t, seats>, ranks + 1> killers_{};
};

}  // namespace knekt::skruf
