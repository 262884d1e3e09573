#include "layout.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace knekt::skat {

Layout::Layout(const OrderTable& order) {
    std::array<int, card_count> cards;
    std::iota(cards.begin(), cards.end(), 0);
    const auto rank = [&](int card) { return order.suit[card] * 256 + order.strength[card]; };
    std::sort(cards.begin(), cards.end(), [&](int a, int b) { return rank(a) < rank(b); });

    int total = 0;
    for (int bit = 0; bit < card_count; ++bit) {
        const int card = cards[bit];
        if (order.suit[card] >= class_count) throw std::invalid_argument("a card's suit must be 0 to 4");
        if (bit && rank(card) == rank(cards[bit - 1]))
            throw std::invalid_argument("two cards of a suit must not be equally strong");
        bit_of[card] = static_cast<std::uint8_t>(bit);
        card_of[bit] = static_cast<std::uint8_t>(card);
        class_of[bit] = order.suit[card];
        points_of[bit] = order.points[card];
        cards_of[order.suit[card]] |= single(bit);
        total += order.points[card];
        fingerprint = (fingerprint ^ (order.suit[card] * 64u + order.points[card])) * 0x9E3779B97F4A7C15ull;
        fingerprint ^= fingerprint >> 29;
    }
    if (total > 250) throw std::invalid_argument("the cards must not count more than 250 points in all");
    trumps = cards_of[trump_class];

    for (int bit = 0; bit < card_count; ++bit) {
        const Mask stronger = ~((Mask{2} << bit) - 1);
        beating_[bit] = stronger & (cards_of[class_of[bit]] | trumps);
    }
    for (int byte = 0; byte < 4; ++byte)
        for (int bits = 1; bits < 256; ++bits)
            byte_points_[byte][bits] =
                static_cast<std::uint8_t>(byte_points_[byte][bits & (bits - 1)] +
                                          points_of[byte * 8 + std::countr_zero(unsigned(bits))]);

    std::array<std::uint8_t, card_count> values = points_of;
    std::sort(values.begin(), values.end());
    for (const int value : values) {
        if (worths_ && worth_[worths_ - 1] == value) continue;
        worth_[worths_] = value;
        for (int bit = 0; bit < card_count; ++bit)
            if (points_of[bit] == value) worth_mask_[worths_] |= single(bit);
        ++worths_;
    }

    for (int first = 0; first < card_count;) {
        int end = first + 1;
        while (end < card_count && class_of[end] == class_of[first] && end - first < 7) ++end;
        const bool begins = first == 0 || class_of[first] != class_of[first - 1];
        stretches[stretch_count++] = {static_cast<std::uint8_t>(first),
                                      static_cast<std::uint8_t>(end - first), begins};
        first = end;
    }
}

Mask Layout::from_caller(std::uint32_t cards) const {
    Mask bits = 0;
    for (; cards; cards &= cards - 1) bits |= single(bit_of[lowest(cards)]);
    return bits;
}

std::uint32_t Layout::to_caller(Mask bits) const {
    std::uint32_t cards = 0;
    for (; bits; bits &= bits - 1) cards |= single(card_of[lowest(bits)]);
    return cards;
}

}  // namespace knekt::skat
