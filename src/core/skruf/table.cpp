#include "table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace knekt::skruf {

Table::Table(std::size_t bytes) {
    const std::size_t whole = std::clamp(bytes, std::size_t{1} << 16, std::size_t{1} << 36);
    heads_mask_ = std::bit_floor(whole / sizeof(Block)) - 1;
    blocks_count_ = (whole - (heads_mask_ + 1) * sizeof(std::uint32_t)) / sizeof(Block);
    heads_.reset(new std::uint32_t[heads_mask_ + 1]());
    blocks_.reset(static_cast<Block*>(::operator new(blocks_count_ * sizeof(Block), std::align_val_t{page})));
#ifdef __linux__
    // Look-ups jump all over the table: small pages would cost a second miss each. Only a wish, so no check.
    if (whole >= 2 * page) madvise(blocks_.get(), blocks_count_ * sizeof(Block), MADV_HUGEPAGE);
#endif
}

// The next block will be the first again: memory just used is near at hand.
void Table::clear() { first_serial_ = next_serial_; }

void Table::belong_to(std::uint64_t owner) {
    if (owner == owner_) return;
    owner_ = owner;
    clear();
}

const Entry* Table::find(const Board& board, int leader, int need) {
    const std::uint64_t wanted = key(board, leader);
    Entry* front = nullptr;
    for (Block* block = follow(heads_[chain(wanted)], next_serial_); block; block = follow(block->older, block->serial)) {
        __builtin_prefetch(&blocks_[block->older]);
        if (block->key != wanted) continue;
        for (int i = static_cast<int>(block->count) - 1; i >= 0; --i) {
            Entry& entry = block->entries[i];
            if (!front) front = &entry;
            if (!entry.fits(board) || (entry.lo() < need && entry.hi() >= need)) continue;
            // What served once will serve again: to the front with it.
            std::swap(entry, *front);
            return front;
        }
    }
    return nullptr;
}

void Table::store(const Board& board, int leader, const std::array<std::uint64_t, 2>& mask, int lo, int hi) {
    const std::uint64_t wanted = key(board, leader);
    std::uint32_t& head = heads_[chain(wanted)];
    Entry fresh{{board.owners[0] & mask[0], board.owners[1] & mask[1]}, mask};
    fresh.put_bounds(lo, hi);
    // A search stores what it did not find. The same owners with another bound are rare: not worth looking for.
    Block* place = follow(head, next_serial_);
    while (place && place->key != wanted) place = follow(place->older, place->serial);
    if (!place || place->count == room) {
        const std::uint32_t link = static_cast<std::uint32_t>(1 + (next_serial_ - first_serial_) % (blocks_count_ - 1));
        place = &blocks_[link];
        place->key = wanted;
        place->older = head;
        place->count = 0;
        place->serial = next_serial_++;
        head = link;
    }
    place->entries[place->count++] = fresh;
}

}  // namespace knekt::skruf
