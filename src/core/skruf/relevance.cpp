#include "relevance.hpp"

#include <algorithm>

#include "techniques.hpp"

namespace knekt::skruf {
namespace {

constexpr std::uint64_t low_bits(int count) { return (std::uint64_t{1} << count) - 1; }

}  // namespace

std::array<std::uint64_t, 2> owners_mask(Mask all, Relevant relevant) {
    std::array<std::uint64_t, 2> mask{};
    for (int suit = 0; suit < suits; ++suit) {
        const unsigned cards = in_suit(all, suit), used = in_suit(relevant, suit);
        const int count = !uses(relevant_ranks) ? std::popcount(cards)
                          : used                ? std::popcount(cards >> std::countr_zero(used))
                                                : 0;
        mask[suit >> 1] |= (low_bits(2 * count) << (2 * (13 - count))) << Board::field(suit);
    }
    return mask;
}

Relevant relevant_cards(Mask all, const Entry& entry) {
    Relevant relevant = 0;
    for (int suit = 0; suit < suits; ++suit) {
        const std::uint32_t field =
            static_cast<std::uint32_t>(entry.mask[suit >> 1] >> Board::field(suit) & low_bits(26));
        if (!field) continue;
        unsigned cards = in_suit(all, suit);
        for (int i = std::popcount(field) / 2; i > 1; --i) cards ^= 1u << best_rank(cards);
        relevant |= Mask{1} << (16 * suit + best_rank(cards));
    }
    return relevant;
}

}  // namespace knekt::skruf
