// How many of the remaining tricks does side 0 take, where both sides want them?
#pragma once

#include "frame.hpp"
#include "table.hpp"

namespace knekt::skruf {

class Search : public Frame<Search, Relevant> {
public:
    using Why = Relevant;  // the cards whose rank mattered

    Search(const Terms& terms, Table& known, Budget& budget) : Frame(terms, budget), known_(known) {}

private:
    friend Frame<Search, Relevant>;

    bool decided(const Board& board, int leader, int need, int& value, Relevant& relevant);
    int expand(const Board& board, int leader, int need, Relevant& relevant);
    void order(Moves& moves, const Board& board, const Trick& trick) const;
    void failed(int card, Relevant used, Mask& open, Relevant& relevant) const;
    void note_winner(const Board& board, const Trick& trick, bool reached, Relevant& relevant) const;
    void expect(const Board& next, int leader) const;
    void settle(Board& next, const Board& before, const Trick& trick) const;

    Table& known_;
    // The last lead that decided with these lengths of all suits, where they fall on the same place. It helps
    // with trumps only.
    std::array<std::int8_t, 1 << 12> shape_killers_{};
    std::int8_t& shape_killer(const Board& board, int leader) {
        return shape_killers_[(board.shape * seats + static_cast<std::uint64_t>(leader)) *
                                  0x9E3779B97F4A7C15ull >>
                              52];
    }
};

extern template class Frame<Search, Relevant>;

}  // namespace knekt::skruf
