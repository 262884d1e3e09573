// A ramsch played to its end by rules of thumb, a little at random: what comes of a card when nobody
// searches.
#pragma once

#include <array>
#include <cstdint>

#include "deals.hpp"
#include "layout.hpp"
#include "solver.hpp"

namespace knekt::skat {

// What each seat has taken, by seat.
struct Heaps {
    std::array<int, 3> points{};
    std::array<int, 3> tricks{};
    std::array<int, 3> latest{};  // which was the last trick that each took, counted from 1; 0 for none

    // All of it in one number: from the low end seven bits for the points of each seat, then four for the
    // tricks of each, then four for the latest of each.
    std::uint64_t packed() const;
};

// Everybody knows his own cards and what has been played, and wants few card points; but who has taken every
// trick goes on so, and the others try to stop him.
class RamschPlayout {
public:
    RamschPlayout(const Layout& layout, Luck& luck) : layout_(layout), luck_(luck) {}

    static constexpr int any = -1;

    // The end of the position after `first`, which must be legal; or after any card.
    Heaps play(const Position& position, const Heaps& before, int first);

private:
    void put(int card);
    int choose();
    int lead(Mask hand, Mask unseen, bool marching);
    int follow(Mask legal, bool marching, bool stopping);
    int discard(Mask legal, Mask unseen, bool stopping);
    int relief(int card, Mask hand, Mask unseen) const;
    int marcher() const;

    const Layout& layout_;
    Luck& luck_;
    std::array<Mask, 3> hands_{};
    std::array<int, 3> table_{};
    int on_table_ = 0, leader_ = 0, played_ = 0;
    Heaps heaps_;
};

}  // namespace knekt::skat
