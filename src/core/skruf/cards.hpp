// Cards as bits. The caller numbers them suit * 13 + rank, the ace at rank 12; inside, each suit has a lane
// of sixteen bits, so that a suit is one shift away and a stronger card of a suit is a higher bit.
#pragma once

#include <bit>
#include <cstdint>

namespace knekt::skruf {

using Mask = std::uint64_t;  // a set of cards, one bit each

inline constexpr int suits = 4;
inline constexpr int ranks = 13;
inline constexpr int seats = 4;
inline constexpr int no_card = -1;
inline constexpr int no_trump = -1;
inline constexpr Mask one_suit = (Mask{1} << ranks) - 1;

inline int size(Mask cards) { return std::popcount(cards); }
inline Mask single(int card) { return Mask{1} << card; }

// Of a set that is not empty, so that the machine need not ask: std::countl_zero would.
inline int lowest(Mask cards) { return __builtin_ctzll(cards); }
inline int highest(Mask cards) { return 63 ^ __builtin_clzll(cards); }

inline int suit_of(int card) { return card >> 4; }
inline Mask suit_mask(int suit) { return one_suit << (16 * suit); }

// The cards of one suit, moved to the lowest lane.
inline unsigned in_suit(Mask cards, int suit) {
    return static_cast<unsigned>(cards >> (16 * suit)) & 0x1FFFu;
}

// The rank of the best of these cards of one suit in the lowest lane; there must be one.
inline int best_rank(unsigned suit) { return 31 ^ __builtin_clz(suit); }

// The cards of the same suit that are higher, or lower, than `card`.
inline Mask higher(int card) { return suit_mask(suit_of(card)) & ~((Mask{2} << card) - 1); }
inline Mask lower(int card) { return suit_mask(suit_of(card)) & (single(card) - 1); }

// In each suit all that is not above the highest of these cards; a suit without one is left out.
inline Mask not_above(Mask cards) {
    cards |= cards >> 1 & 0x7FFF7FFF7FFF7FFFull;
    cards |= cards >> 2 & 0x3FFF3FFF3FFF3FFFull;
    cards |= cards >> 4 & 0x0FFF0FFF0FFF0FFFull;
    cards |= cards >> 8 & 0x00FF00FF00FF00FFull;
    return cards;
}

// The whole of each suit in which there is one of these cards.
inline Mask suits_of(Mask cards) {
    return ((cards + 0x7FFF7FFF7FFF7FFFull) >> 15 & 0x0001000100010001ull) * one_suit;
}

inline int next_hand(int hand) { return (hand + 1) & 3; }

// Between the caller's numbers and ours.
inline int from_caller(int card) { return card / ranks * 16 + card % ranks; }
inline int to_caller(int card) { return suit_of(card) * ranks + (card & 15); }
inline Mask from_caller(std::uint64_t cards) {
    Mask mask = 0;
    for (int suit = 0; suit < suits; ++suit) mask |= (cards >> (ranks * suit) & one_suit) << (16 * suit);
    return mask;
}

}  // namespace knekt::skruf
