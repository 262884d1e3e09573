#include "net.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <stdexcept>

namespace knekt {

namespace {

constexpr int seats = 3;
constexpr int most_wide = 128;  // of any layer
constexpr int unset = -1;

// One after the other from the weights of a model.
class Reader {
public:
    explicit Reader(const std::vector<float>& weights) : weights_(weights) {}
    std::vector<float> take(int count) {
        const auto from = weights_.begin() + static_cast<std::ptrdiff_t>(at_);
        at_ += static_cast<std::size_t>(count);
        return {from, from + count};
    }

private:
    const std::vector<float>& weights_;
    std::size_t at_ = 0;
};

void add(float* sum, const float* row, int count) {
    for (int i = 0; i < count; ++i) sum[i] += row[i];
}

void add_times(float* sum, float factor, const float* row, int count) {
    for (int i = 0; i < count; ++i) sum[i] += factor * row[i];
}

void rectify(float* values, int count) {
    for (int i = 0; i < count; ++i) values[i] = std::max(values[i], 0.0f);
}

// A little net of one suit: bits in, a layer between, a row of the sum out.
struct Suit {
    std::vector<float> in, bias, out;
    int inner, sum;

    Suit(Reader& weights, int bits, int inner_, int sum_) : inner(inner_), sum(sum_) {
        in = weights.take(bits * inner);
        bias = weights.take(inner);
        out = weights.take(inner * sum);
    }
    void row(std::uint32_t bits, float* made) const {
        std::array<float, most_wide> between{};
        std::copy(bias.begin(), bias.end(), between.begin());
        for (; bits; bits &= bits - 1) add(between.data(), &in[std::countr_zero(bits) * inner], inner);
        rectify(between.data(), inner);
        std::fill_n(made, sum, 0.0f);
        for (int i = 0; i < inner; ++i) add_times(made, between[i], &out[i * sum], sum);
    }
};

// The same on every machine, which the library's is not: 2 to a whole power times a series for the rest.
double exponential(double x) {
    x = std::clamp(x, -60.0, 60.0);
    const double whole = std::floor(x * 1.4426950408889634 + 0.5);
    const double rest = x - whole * 0.6931471805599453;
    double sum = 1;
    for (int n = 12; n > 0; --n) sum = 1 + sum * rest / n;
    return std::ldexp(sum, static_cast<int>(whole));
}

float chance(float logit) { return static_cast<float>(1 / (1 + exponential(-logit))); }

}  // namespace

std::size_t NetShape::size() const {
    const int of_trumps = trumps ? trumps * trump_inner + trump_inner + trump_inner * sum + trumps * sum : 0;
    const int of_plains = 2 * width * plain_inner + plain_inner + plain_inner * sum;
    return static_cast<std::size_t>(of_trumps + of_plains + (seats + 2) * sum + sum * second + second +
                                    second * steps + steps);
}

Net::Net(const NetShape& shape, const std::vector<float>& weights) : shape_(shape) {
    const int wide = std::max({shape.trump_inner, shape.plain_inner, shape.sum, shape.second});
    const int least =
        std::min({shape.plains, shape.width, shape.steps, shape.plain_inner, shape.sum, shape.second});
    if (least < 1 || wide > most_wide || shape.trumps < 0 || shape.steps > most_steps || shape.width > 8 ||
        shape.trumps + shape.plains * shape.width != 32 || shape.trump_inner < (shape.trumps ? 1 : 0) ||
        weights.size() != shape.size())
        throw std::invalid_argument("net");
    Reader reader(weights);
    const int sum = shape.sum;
    trump_rows_.resize((std::size_t{1} << shape.trumps) * sum);
    if (shape.trumps) {
        const Suit suit(reader, shape.trumps, shape.trump_inner, sum);
        for (std::uint32_t held = 0; held < 1u << shape.trumps; ++held)
            suit.row(held, &trump_rows_[held * sum]);
        laid_trumps_ = reader.take(shape.trumps * sum);
    }
    const Suit suit(reader, 2 * shape.width, shape.plain_inner, sum);
    const unsigned ways = 1u << shape.width;
    slots_.assign(ways, unset);
    int slot = 0;
    for (unsigned laid = 0; laid < ways; ++laid) {
        if (std::popcount(laid) > 2) continue;
        slots_[laid] = slot++;
        plain_rows_.resize(static_cast<std::size_t>(slot) * ways * sum);
        for (unsigned held = 0; held < ways; ++held)
            if (!(held & laid))
                suit.row(held | laid << shape.width, &plain_rows_[(slots_[laid] * ways + held) * sum]);
    }
    const auto seat_rows = reader.take(seats * sum), unknown = reader.take(sum), bias = reader.take(sum);
    for (int known = 0; known < 2; ++known)
        for (int seat = 0; seat < seats; ++seat)
            for (int i = 0; i < sum; ++i)
                starts_.push_back(bias[i] + seat_rows[seat * sum + i] + (known ? 0.0f : unknown[i]));
    second_ = reader.take(sum * shape.second);
    second_bias_ = reader.take(shape.second);
    out_ = reader.take(shape.second * shape.steps);
    out_bias_ = reader.take(shape.steps);
}

const float* Net::plain_row(unsigned hand, unsigned laid) const {
    const std::size_t ways = std::size_t{1} << shape_.width;
    return &plain_rows_[(static_cast<std::size_t>(slots_[laid]) * ways + hand) * shape_.sum];
}

Chances Net::chances(std::uint32_t hand, std::uint32_t laid, bool known, int seat, const Bends& bends) const {
    if ((hand & laid) || std::popcount(laid) > 2 || seat < 0 || seat >= seats)
        throw std::invalid_argument("hand");
    const int sum = shape_.sum, second = shape_.second;
    std::array<float, most_wide> first;
    std::copy_n(&starts_[((known ? seats : 0) + seat) * sum], sum, first.begin());
    const std::uint32_t trumps = (1u << shape_.trumps) - 1;
    add(first.data(), &trump_rows_[(hand & trumps) * sum], sum);
    for (std::uint32_t rest = laid & trumps; rest; rest &= rest - 1)
        add(first.data(), &laid_trumps_[std::countr_zero(rest) * sum], sum);
    const unsigned suit = (1u << shape_.width) - 1;
    for (int plain = 0, from = shape_.trumps; plain < shape_.plains; ++plain, from += shape_.width)
        add(first.data(), plain_row(hand >> from & suit, laid >> from & suit), sum);
    rectify(first.data(), sum);
    std::array<float, most_wide> next;
    std::copy(second_bias_.begin(), second_bias_.end(), next.begin());
    for (int i = 0; i < sum; ++i)
        if (first[i] > 0) add_times(next.data(), first[i], &second_[i * second], second);
    rectify(next.data(), second);
    std::array<float, most_steps> logits{};
    std::copy(out_bias_.begin(), out_bias_.end(), logits.begin());
    for (int i = 0; i < second; ++i) add_times(logits.data(), next[i], &out_[i * shape_.steps], shape_.steps);
    Chances reached{};
    float before = 1;
    for (int step = 0; step < shape_.steps; ++step)
        reached[step] = before *= chance(bends[step][0] + bends[step][1] * logits[step]);
    return reached;
}

std::vector<std::uint32_t> pairs(std::uint32_t cards) {
    std::vector<std::uint32_t> found;
    for (std::uint32_t one = cards; one; one &= one - 1)
        for (std::uint32_t two = one & (one - 1); two; two &= two - 1)
            found.push_back((one & -one) | (two & -two));
    return found;
}

std::vector<float> best_discard(const Net& net, std::uint32_t twelve, int seat, const Bends& bends,
                                const float* pays, int count) {
    std::vector<float> best(static_cast<std::size_t>(count), -INFINITY);
    const int steps = net.shape().steps, each = steps + 1;
    for (const std::uint32_t laid : pairs(twelve)) {
        const Chances reached = net.chances(twelve & ~laid, laid, true, seat, bends);
        for (int pay = 0; pay < count; ++pay) {
            const float* row = pays + pay * each;
            float brings = row[0];
            for (int step = 0; step < steps; ++step) brings += reached[step] * row[step + 1];
            best[pay] = std::max(best[pay], brings);
        }
    }
    return best;
}

}  // namespace knekt
