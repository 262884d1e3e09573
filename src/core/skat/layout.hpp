// Cards as bits. The caller's order table says what counts as which suit and what beats what; the core
// lays the cards out so that a stronger card is a higher bit and the trumps lie above all other cards.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

namespace knekt::skat {

using Mask = std::uint32_t;  // a set of cards, one bit each

inline constexpr int card_count = 32;
inline constexpr int class_count = 5;  // four plain suits and the trumps
inline constexpr int trump_class = 4;

inline int size(Mask cards) { return std::popcount(cards); }
inline Mask single(int card) { return Mask{1} << card; }
inline int lowest(Mask cards) { return std::countr_zero(cards); }
inline int highest(Mask cards) { return 31 - std::countl_zero(cards); }

// Every card stronger than all of `cards`; every card if there are none.
inline Mask above(Mask cards) { return cards ? ~((Mask{2} << highest(cards)) - 1) : ~Mask{0}; }

// What the rules say of each of the 32 cards, in the caller's own numbering.
struct OrderTable {
    std::array<std::uint8_t, card_count> suit;      // 0..3 a plain suit, 4 trump
    std::array<std::uint8_t, card_count> strength;  // within the suit; more beats less
    std::array<std::uint8_t, card_count> points;    // card points
};

// Up to seven neighbouring cards of one class: what one look into a table takes.
struct Stretch {
    std::uint8_t first;
    std::uint8_t width;
    bool begins;  // with the lowest card of its class
};

// How much more, and how much less, some cards count than others, card by card.
struct Gap {
    int more = 0;
    int less = 0;
};

class Layout {
public:
    // Throws std::invalid_argument if the table names an unknown class, gives two cards of a class the
    // same strength, or holds more points than the search counts with.
    explicit Layout(const OrderTable& order);

    // The sum of the card points.
    int points(Mask cards) const {
        return byte_points_[0][cards & 255] + byte_points_[1][cards >> 8 & 255] +
               byte_points_[2][cards >> 16 & 255] + byte_points_[3][cards >> 24];
    }
    // The least, and the most, that `count` of these cards can be worth (all of them if there are fewer).
    int cheapest(Mask cards, int count) const {
        int sum = 0;
        for (int i = 0; count > 0 && i < worths_; ++i) {
            const int take = std::min(count, size(cards & worth_mask_[i]));
            sum += take * worth_[i];
            count -= take;
        }
        return sum;
    }
    int dearest(Mask cards, int count) const {
        int sum = 0;
        for (int i = worths_ - 1; count > 0 && i >= 0; --i) {
            const int take = std::min(count, size(cards & worth_mask_[i]));
            sum += take * worth_[i];
            count -= take;
        }
        return sum;
    }

    // One of those that count least.
    Mask cheapest_card(Mask cards) const {
        int i = 0;
        while (!(cards & worth_mask_[i])) ++i;
        cards &= worth_mask_[i];
        return cards & (~cards + 1);
    }

    // Compares two sets with as many cards of each class: the lowest card of one with the lowest of the
    // other, and so on upwards.
    Gap gap(Mask cards, Mask others) const {
        Gap found;
        for (const Mask of_class : cards_of) {
            Mask these = cards & of_class, those = others & of_class;
            if (these == those) continue;
            for (; these; these &= these - 1, those &= those - 1) {
                const int step = points_of[lowest(these)] - points_of[lowest(those)];
                (step > 0 ? found.more : found.less) += std::abs(step);
            }
        }
        return found;
    }

    // The cards that may be played to the card led.
    Mask follow(Mask hand, int led) const {
        const Mask suit = hand & cards_of[class_of[led]];
        return suit ? suit : hand;
    }
    // The cards that beat `card` when it is the best so far, whatever was led.
    Mask beating(int card) const { return beating_[card]; }

    Mask from_caller(std::uint32_t cards) const;
    std::uint32_t to_caller(Mask cards) const;

    std::array<Mask, class_count> cards_of{};
    Mask trumps = 0;
    std::array<std::uint8_t, card_count> class_of{}, points_of{};
    std::array<std::uint8_t, card_count> bit_of{};   // by the caller's number
    std::array<std::uint8_t, card_count> card_of{};  // the caller's number, by bit
    std::array<Stretch, card_count> stretches{};     // all cards from the lowest up
    int stretch_count = 0;
    std::uint64_t fingerprint = 0;  // tells layouts apart, so that a table never mixes two of them

private:
    std::array<std::array<std::uint8_t, 256>, 4> byte_points_{};
    std::array<Mask, card_count> beating_{};
    std::array<Mask, card_count> worth_mask_{};  // the cards of each value, cheapest value first
    std::array<int, card_count> worth_{};
    int worths_ = 0;
};

// The bits of the cards present, moved together to the low end: a PEXT by table, because the portable build
// must not ask for BMI2.
template <int width>
class Gather {
public:
    Gather() {
        for (unsigned present = 0; present < span; ++present)
            for (unsigned bits = 0; bits < span; ++bits) {
                unsigned out = 0, place = 0;
                for (int i = 0; i < width; ++i)
                    if (present >> i & 1) out |= (bits >> i & 1) << place++;
                gathered_[present * span + bits] = static_cast<std::uint8_t>(out);
            }
    }
    unsigned operator()(unsigned bits, unsigned present) const { return gathered_[present * span + bits]; }

private:
    static constexpr unsigned span = 1u << width;
    std::array<std::uint8_t, span * span> gathered_;
};

// Written once before main and never again, so threads may share them.
inline const Gather<7> gather7;

}  // namespace knekt::skat
