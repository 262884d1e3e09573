// Misère: how many of the remaining tricks does side 0 take?
#pragma once

#include "frame.hpp"
#include "misere_proof.hpp"
#include "misere_table.hpp"

namespace knekt::skruf {

// Its proofs are of another kind than those of Search: there the high cards decide and the low ones hardly
// matter, here it may be any.
class MisereSearch : public Frame<MisereSearch, Proof> {
public:
    using Why = Proof;  // which cards had to beat which

    MisereSearch(const Terms& terms, MisereTable& known, Budget& budget)
        : Frame(terms, budget), known_(known) {}

private:
    friend Frame<MisereSearch, Proof>;

    bool decided(const Board& board, int leader, int need, int& value, Proof& proof);
    int expand(const Board& board, int leader, int need, Proof& proof);
    void order(Moves& moves, const Board& board, const Trick& trick) const;
    void failed(int card, const Proof& used, Mask& open, Proof& proof) const;
    void note_winner(const Board& board, const Trick& trick, bool reached, Proof& proof) const;
    void expect(const Board&, int) const {}
    void settle(Board&, const Board&, const Trick&) const {}

    MisereTable& known_;
};

extern template class Frame<MisereSearch, Proof>;

}  // namespace knekt::skruf
