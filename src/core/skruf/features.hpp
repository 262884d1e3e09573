// What matters of two hands that play together: numbers of entries in a table of weights, which are added up.
//
// The side suits all use the same entries, so that they are exchangeable by nature; a few entries tell how the suits work
// together.
#pragma once

#include <array>
#include <cstddef>

#include "sharing.hpp"

namespace knekt::skruf {

// The entries that two hands come to.
class Entries {
public:
    void add(int entry) { entries_[static_cast<std::size_t>(count_++)] = entry; }
    const int* begin() const { return entries_.data(); }
    const int* end() const { return entries_.data() + count_; }

private:
    static constexpr std::size_t most = 32;
    std::array<int, most> entries_;
    int count_ = 0;
};

// Which of the hands is which does not matter.
Entries features(Cards one, Cards other, int trumps);

// How many entries there are, with trumps or without.
int feature_count(bool has_trumps);

}  // namespace knekt::skruf
