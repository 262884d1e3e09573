#include "misere_table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace knekt::skruf {

MisereTable::MisereTable(std::size_t bytes) {
    const std::size_t whole = std::clamp(bytes, std::size_t{1} << 16, std::size_t{1} << 36);
    heads_mask_ = std::bit_floor(whole / sizeof(Block)) - 1;
    blocks_count_ = (whole - (heads_mask_ + 1) * sizeof(std::uint32_t)) / sizeof(Block);
    heads_.reset(new std::uint32_t[heads_mask_ + 1]());
    blocks_.reset(static_cast<Block*>(::operator new(blocks_count_ * sizeof(Block), std::align_val_t{page})));
#ifdef __linux__
    if (whole >= 2 * page) madvise(blocks_.get(), blocks_count_ * sizeof(Block), MADV_HUGEPAGE);  // only a wish
#endif
}

void MisereTable::belong_to(std::uint64_t owner) {
    if (owner == owner_) return;
    owner_ = owner;
    clear();
}

const Comparisons* MisereTable::find(const Board& board, int leader, const Comparisons& here, int need, int& value) {
    const std::uint64_t wanted = key(board, leader);
    Block* front = nullptr;
    for (Block* block = follow(heads_[chain(wanted)], next_serial_); block; block = follow(block->older, block->serial)) {
        __builtin_prefetch(&blocks_[block->older]);
        if (block->key != wanted) continue;
        if (!front) front = block;
        for (std::uint32_t i = block->count; i-- > 0;) {
            if ((block->lo[i] < need && block->hi[i] >= need) || !block->entries[i].fits(here)) continue;
            // What served once will serve again: to the front with it.
            const std::uint32_t first = front->count - 1;
            std::swap(block->entries[i], front->entries[first]);
            std::swap(block->lo[i], front->lo[first]);
            std::swap(block->hi[i], front->hi[first]);
            value = front->lo[first] >= need ? front->lo[first] : front->hi[first];
            return &front->entries[first].used;
        }
    }
    return nullptr;
}

void MisereTable::store(const Board& board, int leader, const Comparisons& here, const Comparisons& used, int lo, int hi) {
    const std::uint64_t wanted = key(board, leader);
    std::uint32_t& head = heads_[chain(wanted)];
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
    const std::uint32_t i = place->count++;
    place->lo[i] = static_cast<std::uint8_t>(lo);
    place->hi[i] = static_cast<std::uint8_t>(hi);
    place->entries[i].used = used;
    for (int suit = 0; suit < suits; ++suit) place->entries[i].values[suit] = here[suit] & used[suit];
}

}  // namespace knekt::skruf
