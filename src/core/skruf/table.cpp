#include "table.hpp"

#include <utility>

namespace knekt::skruf {

const Entry* Table::find(const Board& board, int leader, int need) {
    Entry* front = nullptr;
    for (auto* block = ring_.first(board, leader); block; block = ring_.next(block)) {
        for (int i = static_cast<int>(block->count) - 1; i >= 0; --i) {
            Entry& entry = block->proofs.entries[i];
            if (!front) front = &entry;
            if (!entry.fits(board) || (entry.lo() < need && entry.hi() >= need)) continue;
            // What served once will serve again: to the front with it.
            std::swap(entry, *front);
            return front;
        }
    }
    return nullptr;
}

// A search stores what it did not find. The same owners with another bound are rare: not worth looking for.
void Table::store(const Board& board, int leader, const std::array<std::uint64_t, 2>& mask, int lo, int hi) {
    Entry fresh{{board.owners[0] & mask[0], board.owners[1] & mask[1]}, mask};
    fresh.put_bounds(lo, hi);
    auto& block = ring_.roomy(board, leader);
    block.proofs.entries[block.count++] = fresh;
}

}  // namespace knekt::skruf
