// Misère: what the search has proved so far, in a block of memory whose size the caller chooses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

#include "misere_proof.hpp"

namespace knekt::skruf {

// What a proof says of every position of the same shape and leader: where the `used` comparisons come out like
// `values`, side 0 takes at least `lo` and at most `hi` of the remaining tricks.
struct MisereEntry {
    Comparisons used, values;

    bool fits(const Comparisons& here) const {
        std::uint64_t different = 0;
        for (int suit = 0; suit < suits; ++suit) different |= (here[suit] ^ values[suit]) & used[suit];
        return !different;
    }
};

// Like Table, with entries of another kind: blocks chained by shape and leader, the oldest used again when all are full.
class MisereTable {
public:
    explicit MisereTable(std::size_t bytes);

    void clear() { first_serial_ = next_serial_; }
    void belong_to(std::uint64_t owner);

    // The comparisons of an entry that decides whether side 0 reaches `need`, with its bound in `value`; or null.
    const Comparisons* find(const Board& board, int leader, const Comparisons& here, int need, int& value);

    void store(const Board& board, int leader, const Comparisons& here, const Comparisons& used, int lo, int hi);

private:
    static constexpr int room = 7;
    static constexpr std::size_t page = std::size_t{2} << 20;  // a huge page, where the system has them
    struct alignas(64) Block {
        std::uint64_t key;
        std::uint64_t serial;
        std::uint32_t older;  // the next block of the same chain; the first block is never used
        std::uint32_t count;
        std::array<std::uint8_t, room> lo, hi;
        MisereEntry entries[room];
    };
    static_assert(sizeof(Block) == 512);

    // All hands hold equally many cards, so the last nibble of the shape follows from the others.
    static std::uint64_t key(const Board& board, int leader) { return board.shape << 4 >> 4 | std::uint64_t(leader) << 60; }
    std::size_t chain(std::uint64_t key) const {
        key = (key ^ key >> 29) * 0x9E3779B97F4A7C15ull;
        key = (key ^ key >> 32) * 0xD6E8FEB86659FD93ull;
        return key >> 32 & heads_mask_;
    }
    // A link leads to an older block; one that was used again meanwhile is younger, and the chain ends there.
    Block* follow(std::uint32_t link, std::uint64_t before) const {
        Block& block = blocks_[link];
        return link && block.serial >= first_serial_ && block.serial < before ? &block : nullptr;
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
