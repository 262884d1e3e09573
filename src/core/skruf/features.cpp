#include "features.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace knekt::skruf {

namespace {

constexpr int longest = 7, shortest = 3;  // cards of a suit that are told apart in one hand
constexpr unsigned jack_and_ten = 0b11;

// Blocks of entries one after another.
class Layout {
public:
    constexpr int block(int room) { return std::exchange(size_, size_ + room); }
    constexpr int size() const { return size_; }

private:
    int size_ = 0;
};

struct TrumpBlocks {
    Layout layout;
    int honours = layout.block(14 * 32);
    int lengths = layout.block(14 * 14);
    int total = layout.block(14);
    int each = layout.block(5);
    int side_lengths = layout.block(8 * 8);
    int side_tops = layout.block(8);
    int side_tops_lengths = layout.block(8 * 8 * 8);
    int side_places = layout.block(8 * 8 * 4 * 4);
    int side_lower = layout.block(8 * 4 * 8);
    int discards = layout.block(14 * 14);
    int ruffs = layout.block(8 * 14);
    int entries = layout.block(14 * 14);
};

struct PlainBlocks {
    Layout layout;
    int lengths = layout.block(14 * 8);
    int tops = layout.block(8);
    int tops_lengths = layout.block(14 * 8 * 16);
    int places = layout.block(8 * 8 * 4 * 4);
    int lower = layout.block(8 * 4 * 8);
    int run = layout.block(14);
    int open = layout.block(5 * 14);
};

constexpr TrumpBlocks trump_blocks;
constexpr PlainBlocks plain_blocks;

// How many cards the side has from the ace down without a gap.
int run_of(unsigned both) { return std::countl_one(both << (32 - ranks)); }

// Where ace, king and queen lie, and whether they lie bare.
int places(unsigned here, unsigned there) {
    const int lengths = 4 * std::min(size(here), shortest) + std::min(size(there), shortest);
    return 16 * static_cast<int>(8 * (here >> 10) + (there >> 10)) + lengths;
}

// The tops of a suit, jack and ten, and how many cards the side has of it.
int lower(unsigned both) {
    return static_cast<int>(32 * (both >> 10) + 8 * (both >> 8 & jack_and_ten)) +
           std::min(size(both), longest);
}

bool is_longer(unsigned one, unsigned other) {
    return std::pair(size(one), one) > std::pair(size(other), other);
}

// What suits add up to for the entries that tell how they work together.
struct Together {
    int losers = 0;  // of the hand with the trumps
    int extras = 0;  // winners opposite on which losers can go away
    int ruffs = 0;
    int entries = 0;  // winners opposite that can be reached
};

// A side suit: in the hand with the trumps, and opposite.
void add_side_suit(Entries& found, Together& together, unsigned here, unsigned there) {
    const unsigned both = here | there;
    const int length = size(here), opposite = size(there), run = run_of(both),
              tops = static_cast<int>(both >> 10);
    const int lengths = 8 * std::min(length, longest) + std::min(opposite, longest);
    found.add(trump_blocks.side_lengths + lengths);
    found.add(trump_blocks.side_tops + tops);
    found.add(trump_blocks.side_tops_lengths + 8 * lengths + tops);
    found.add(trump_blocks.side_places + places(here, there));
    found.add(trump_blocks.side_lower + lower(both));
    together.losers += std::max(0, std::min(length, shortest) - std::min(run, std::max(length, opposite)));
    together.extras += std::max(0, std::min(run, opposite) - length);
    together.ruffs += std::max(0, std::min(length, 4) - opposite);
    together.entries += std::min(length, size(there >> 11));
}

Entries with_trumps(Cards one, Cards other, int trumps) {
    if (is_longer(of_suit(other, trumps), of_suit(one, trumps))) std::swap(one, other);
    const unsigned here = of_suit(one, trumps), there = of_suit(other, trumps), honours = (here | there) >> 8;
    const int total = size(here | there);
    Entries found;
    found.add(trump_blocks.honours + 32 * total + static_cast<int>(honours));
    found.add(trump_blocks.lengths + 14 * size(here) + size(there));
    found.add(trump_blocks.total + total);
    for (int honour = 0; honour < 5; ++honour)
        if (honours >> honour & 1) found.add(trump_blocks.each + honour);
    Together together;
    for (int suit = 0; suit < suits; ++suit)
        if (suit != trumps) add_side_suit(found, together, of_suit(one, suit), of_suit(other, suit));
    const int extras = std::min(together.extras, 13);
    found.add(trump_blocks.discards + 14 * std::min(together.losers, 13) + extras);
    found.add(trump_blocks.ruffs + 14 * std::min(size(there), longest) + std::min(together.ruffs, 13));
    found.add(trump_blocks.entries + 14 * std::min(together.entries, 13) + extras);
    return found;
}

// Whether the hand stops a suit: the ace, the king with one card beside it, or the queen with two.
bool stops(unsigned hand) {
    for (int cards = 1; cards <= 3; ++cards)
        if (size(hand) >= cards && hand >> (ranks - cards)) return true;
    return false;
}

Entries without_trumps(Cards one, Cards other) {
    Entries found;
    int runs = 0, unstopped = 0, open_to = 0;  // cards that the opponents have of a suit that nobody stops
    for (int suit = 0; suit < suits; ++suit) {
        unsigned here = of_suit(one, suit), there = of_suit(other, suit);
        if (is_longer(there, here)) std::swap(here, there);
        const unsigned both = here | there;
        const int lengths = 8 * size(here) + std::min(size(there), longest);
        found.add(plain_blocks.lengths + lengths);
        found.add(plain_blocks.tops + static_cast<int>(both >> 10));
        found.add(plain_blocks.tops_lengths + 16 * lengths + static_cast<int>(both >> 9));
        found.add(plain_blocks.places + places(here, there));
        found.add(plain_blocks.lower + lower(both));
        runs += std::min(run_of(both), size(here));
        const int open = stops(here) || stops(there) ? 0 : ranks - size(both);
        unstopped += open > 0;
        open_to = std::max(open_to, open);
    }
    found.add(plain_blocks.run + std::min(13, runs));
    found.add(plain_blocks.open + 14 * unstopped + open_to);
    return found;
}

}  // namespace

Entries features(Cards one, Cards other, int trumps) {
    return trumps == no_trump ? without_trumps(one, other) : with_trumps(one, other, trumps);
}

int feature_count(bool has_trumps) {
    return has_trumps ? trump_blocks.layout.size() : plain_blocks.layout.size();
}

}  // namespace knekt::skruf
