// What the search has proved so far, in a block of memory whose size the caller chooses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

#include "board.hpp"

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
        owners[0] = (owners[0] & ((std::uint64_t{1} << note) - 1)) | std::uint64_t(lo) << note | std::uint64_t(hi) << (note + 4);
    }
    bool fits(const Board& board) const {
        return !(((board.owners[0] ^ owners[0]) & mask[0]) | ((board.owners[1] ^ owners[1]) & mask[1]));
    }
};
static_assert(sizeof(Entry) == 32);

// Entries stay true for every deal with the same trumps, sides and objective, so one table may serve all sampled
// worlds of a decision. A table belongs to one search at a time; each thread brings its own.
class Table {
public:
    static constexpr std::size_t default_bytes = std::size_t{32} << 20;

    explicit Table(std::size_t bytes = default_bytes);

    std::size_t bytes() const { return blocks_count_ * sizeof(Block) + (heads_mask_ + 1) * sizeof(std::uint32_t); }

    // Forgets everything, at once and without touching the memory.
    void clear();

    // Prepares for a kind of game: entries of any other are forgotten.
    void belong_to(std::uint64_t owner);

    // An entry that decides whether side 0 reaches `need`, or null.
    const Entry* find(const Board& board, int leader, int need);

    // Fetches what `find` will read.
    void prefetch(const Board& board, int leader) const { __builtin_prefetch(&heads_[chain(key(board, leader))]); }

    void store(const Board& board, int leader, const std::array<std::uint64_t, 2>& mask, int lo, int hi);

private:
    static constexpr int room = 7;
    static constexpr std::uint32_t no_link = 0;                    // the first block is never used
    static constexpr std::size_t page = std::size_t{2} << 20;      // a huge page, where the system has them
    struct alignas(64) Block {  // entries of one shape and leader; the oldest block is used again when the memory is full
        std::uint64_t key;
        std::uint64_t serial;
        std::uint32_t older;  // the next block of the same chain
        std::uint32_t count;
        std::uint64_t unused;
        Entry entries[room];
    };
    static_assert(sizeof(Block) == 256);

    // All hands hold equally many cards, so the last nibble of the shape follows from the others.
    static std::uint64_t key(const Board& board, int leader) { return board.shape << 4 >> 4 | std::uint64_t(leader) << 60; }
    std::size_t chain(std::uint64_t key) const {
        key = (key ^ key >> 29) * 0x9E3779B97F4A7C15ull;
        key = (key ^ key >> 32) * 0xD6E8FEB86659FD93ull;
        return key >> 32 & heads_mask_;
    }
    // A link leads to an older block; one that was used again meanwhile is younger, and the chain ends there.
    Block* follow(std::uint32_t link, std::uint64_t before) const {
        if (link == no_link) return nullptr;
        Block& block = blocks_[link];
        return block.serial >= first_serial_ && block.serial < before ? &block : nullptr;
    }

    std::size_t blocks_count_, heads_mask_;
    std::uint64_t first_serial_ = 1, next_serial_ = 1;
    std::uint64_t owner_ = 0;
    std::unique_ptr<std::uint32_t[]> heads_;
    struct Free {
        void operator()(Block* blocks) const { ::operator delete(blocks, std::align_val_t{page}); }
    };
    std::unique_ptr<Block[], Free> blocks_;  // not written before use, so that unused memory is never touched
};

}  // namespace knekt::skruf
