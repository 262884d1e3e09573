#include "misere_table.hpp"

#include <utility>

namespace knekt::skruf {

const Comparisons* MisereTable::find(const Board& board, int leader, const Comparisons& here, int need,
                                     int& value) {
    Proofs* front = nullptr;
    std::uint32_t first = 0;
    for (auto* block = ring_.first(board, leader); block; block = ring_.next(block)) {
        Proofs& proofs = block->proofs;
        if (!front) front = &proofs, first = block->count - 1;
        for (std::uint32_t i = block->count; i-- > 0;) {
            if ((proofs.lo[i] < need && proofs.hi[i] >= need) || !proofs.entries[i].fits(here)) continue;
            // What served once will serve again: to the front with it.
            std::swap(proofs.entries[i], front->entries[first]);
            std::swap(proofs.lo[i], front->lo[first]);
            std::swap(proofs.hi[i], front->hi[first]);
            value = front->lo[first] >= need ? front->lo[first] : front->hi[first];
            return &front->entries[first].used;
        }
    }
    return nullptr;
}

void MisereTable::store(const Board& board, int leader, const Comparisons& here, const Comparisons& used,
                        int lo, int hi) {
    auto& block = ring_.roomy(board, leader);
    Proofs& proofs = block.proofs;
    const std::uint32_t i = block.count++;
    proofs.lo[i] = static_cast<std::uint8_t>(lo);
    proofs.hi[i] = static_cast<std::uint8_t>(hi);
    proofs.entries[i].used = used;
    for (int suit = 0; suit < suits; ++suit) proofs.entries[i].values[suit] = here[suit] & used[suit];
}

}  // namespace knekt::skruf
