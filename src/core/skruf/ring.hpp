// Blocks of proofs in memory whose size the caller chooses: chained by shape and leader, the oldest used
// again when all are full.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "board.hpp"

namespace knekt::skruf {

// `Proofs` is what a block holds besides; up to `room` of them, of one shape and leader.
template <typename Proofs, int room>
class Ring {
public:
    struct alignas(64) Block {
        std::uint64_t key;
        std::uint64_t serial;
        std::uint32_t older;  // the next block of the same chain; the first block is never used
        std::uint32_t count;
        Proofs proofs;
    };

    explicit Ring(std::size_t bytes) {
        const std::size_t whole = std::clamp(bytes, std::size_t{1} << 16, std::size_t{1} << 36);
        heads_mask_ = std::bit_floor(whole / sizeof(Block)) - 1;
        blocks_count_ = (whole - (heads_mask_ + 1) * sizeof(std::uint32_t)) / sizeof(Block);
        heads_.reset(new std::uint32_t[heads_mask_ + 1]());
        // Look-ups jump all over a large table: small pages would cost a second miss each. A small one is
        // best left to the allocator, which gives the next search the memory of the last: fresh pages cost
        // more than a short search.
        const bool large = whole >= 2 * page;
        const std::align_val_t alignment{large ? page : alignof(Block)};
        blocks_ = {static_cast<Block*>(::operator new(blocks_count_ * sizeof(Block), alignment)),
                   Free{alignment}};
#ifdef __linux__
        if (large)
            madvise(blocks_.get(), blocks_count_ * sizeof(Block), MADV_HUGEPAGE);  // only a wish, so no check
#endif
    }

    // Forgets everything, at once and without touching the memory. The next block will be the first again:
    // memory just used is near at hand.
    void clear() { first_serial_ = next_serial_; }

    // Prepares for a kind of game: what was proved of any other is forgotten.
    void belong_to(std::uint64_t owner) {
        if (owner == owner_) return;
        owner_ = owner;
        clear();
    }

    // Fetches what `first` will read.
    void prefetch(const Board& board, int leader) const {
        __builtin_prefetch(&heads_[chain(key(board, leader))]);
    }

    // The blocks of this shape and leader, the youngest first.
    Block* first(const Board& board, int leader) const {
        const std::uint64_t wanted = key(board, leader);
        return same(follow(heads_[chain(wanted)], next_serial_), wanted);
    }
    Block* next(const Block* block) const { return same(follow(block->older, block->serial), block->key); }

    // A block of this shape and leader that has room for one more.
    Block& roomy(const Board& board, int leader) {
        if (Block* found = first(board, leader); found && found->count < room) return *found;
        const std::uint64_t wanted = key(board, leader);
        std::uint32_t& head = heads_[chain(wanted)];
        const auto link =
            static_cast<std::uint32_t>(1 + (next_serial_ - first_serial_) % (blocks_count_ - 1));
        Block& block = blocks_[link];
        block.key = wanted;
        block.older = head;
        block.count = 0;
        block.serial = next_serial_++;
        head = link;
        return block;
    }

private:
    static constexpr std::size_t page = std::size_t{2} << 20;  // a huge page, where the system has them

    // All hands hold equally many cards, so the last nibble of the shape follows from the others.
    static std::uint64_t key(const Board& board, int leader) {
        return board.shape << 4 >> 4 | std::uint64_t(leader) << 60;
    }
    std::size_t chain(std::uint64_t key) const {
        key = (key ^ key >> 29) * 0x9E3779B97F4A7C15ull;
        key = (key ^ key >> 32) * 0xD6E8FEB86659FD93ull;
        return key >> 32 & heads_mask_;
    }
    // A link leads to an older block; one that was used again meanwhile is younger, and the chain ends there.
    Block* follow(std::uint32_t link, std::uint64_t before) const {
        if (!link) return nullptr;
        Block& block = blocks_[link];
        return block.serial >= first_serial_ && block.serial < before ? &block : nullptr;
    }
    Block* same(Block* block, std::uint64_t wanted) const {
        for (; block; block = follow(block->older, block->serial)) {
            __builtin_prefetch(&blocks_[block->older]);
            if (block->key == wanted) return block;
        }
        return nullptr;
    }

    std::size_t blocks_count_, heads_mask_;
    std::uint64_t first_serial_ = 1, next_serial_ = 1;
    std::uint64_t owner_ = 0;
    std::unique_ptr<std::uint32_t[]> heads_;
    struct Free {
        std::align_val_t alignment{page};
        void operator()(Block* blocks) const { ::operator delete(blocks, alignment); }
    };
    std::unique_ptr<Block[], Free> blocks_;  // not written before use, so that unused memory is never touched
};

}  // namespace knekt::skruf
