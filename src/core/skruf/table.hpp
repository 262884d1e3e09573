// What the search has proved so far, in a block of memory whose size the caller chooses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board.hpp"
#include "ring.hpp"

namespace knekt::skruf {

// Side 0 takes at least `lo` and at most `hi` of the remaining tricks in every position of the same shape and
// leader whose owners agree with these wherever the mask is set.
struct Entry {
    std::array<std::uint64_t, 2> owners;  // in the high bits of the first: lo and hi
    std::array<std::uint64_t, 2> mask;

    static constexpr int note = 52;  // where the spare bits begin

    int lo() const { return static_cast<int>(owners[0] >> note & 15); }
    int hi() const { return static_cast<int>(owners[0] >> (note + 4) & 15); }
    void put_bounds(int lo, int hi) {
        owners[0] = (owners[0] & ((std::uint64_t{1} << note) - 1)) | std::uint64_t(lo) << note |
                    std::uint64_t(hi) << (note + 4);
    }
    bool fits(const Board& board) const {
        return !(((board.owners[0] ^ owners[0]) & mask[0]) | ((board.owners[1] ^ owners[1]) & mask[1]));
    }
};
static_assert(sizeof(Entry) == 32);

// Entries stay true for every deal with the same trumps, sides and objective, so one table may serve all
// sampled worlds of a decision. A table belongs to one search at a time; each thread brings its own.
class Table {
public:
    explicit Table(std::size_t bytes) : ring_(bytes) {}

    void clear() { ring_.clear(); }
    void belong_to(std::uint64_t owner) { ring_.belong_to(owner); }

    // An entry that decides whether side 0 reaches `need`, or null.
    const Entry* find(const Board& board, int leader, int need);

    // Fetches what `find` will read.
    void prefetch(const Board& board, int leader) const { ring_.prefetch(board, leader); }

    void store(const Board& board, int leader, const std::array<std::uint64_t, 2>& mask, int lo, int hi);

private:
    static constexpr int room = 7;
    struct Proofs {
        std::uint64_t unused;
        Entry entries[room];
    };
    using Blocks = Ring<Proofs, room>;
    static_assert(sizeof(Blocks::Block) == 256);

    Blocks ring_;
};

}  // namespace knekt::skruf
