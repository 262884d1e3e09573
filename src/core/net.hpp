// A small net that judges ten cards ready for play: how likely the declarer reaches each of some steps.
//
// Every suit passes through a little net of its own, the plain suits all through the same one, so that they
// are exchangeable by nature. There are so few ways to hold a suit that this is worked out once for each of
// them: what is left to do for a hand is to add up a few rows and to pass the sum through two layers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace knekt {

inline constexpr int most_steps = 4;

struct NetShape {
    int trumps;                // cards that are trump
    int plains;                // other suits
    int width;                 // cards of each of them
    int steps;                 // what is asked: each step contains those before it
    int trump_inner;           // the little net of the trumps
    int plain_inner;           // that of the other suits
    int sum;                   // what they are added up in
    int second;                // the layer after it
    std::size_t size() const;  // how many numbers such a net has
};

// How the logit of each step is bent: a + b times it. What was learned with open cards is put right so.
using Bends = std::array<std::array<float, 2>, most_steps>;
using Chances = std::array<float, most_steps>;

// Cards in their places: the trumps from the lowest bit up, then one plain suit after the other.
class Net {
public:
    // The weights in the order of the fields of `Weights` in the source file; std::invalid_argument if they
    // are not as many.
    Net(const NetShape& shape, const std::vector<float>& weights);

    const NetShape& shape() const { return shape_; }

    // `laid` is what was laid away; `known` is false where nobody has seen that.
    Chances chances(std::uint32_t hand, std::uint32_t laid, bool known, int seat, const Bends& bends) const;

private:
    const float* plain_row(unsigned hand, unsigned laid) const;

    NetShape shape_;
    // Of each set of at most two cards laid away, the number of its part of the table.
    std::vector<int> slots_;
    std::vector<float> trump_rows_;   // by the trumps in hand
    std::vector<float> laid_trumps_;  // what each adds
    std::vector<float> plain_rows_;   // by slot and cards in hand
    std::vector<float> starts_;       // by seat, and whether what lies away is known
    std::vector<float> second_, second_bias_, out_, out_bias_;
};

// Every two of the cards, as sets.
std::vector<std::uint32_t> pairs(std::uint32_t cards);

// What the best discard of the twelve cards brings for each of several pays: a pay says for every step what
// it adds when it is reached, and first what there is anyway.
std::vector<float> best_discard(const Net& net, std::uint32_t twelve, int seat, const Bends& bends,
                                const float* pays, int count);

}  // namespace knekt
