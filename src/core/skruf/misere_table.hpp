// Misère: what the search has proved so far, in a block of memory whose size the caller chooses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "misere_proof.hpp"
#include "ring.hpp"

namespace knekt::skruf {

// What a proof says of every position of the same shape and leader: where the `used` comparisons come out
// like `values`, side 0 takes at least `lo` and at most `hi` of the remaining tricks.
struct MisereEntry {
    Comparisons used, values;

    bool fits(const Comparisons& here) const {
        std::uint64_t different = 0;
        for (int suit = 0; suit < suits; ++suit) different |= (here[suit] ^ values[suit]) & used[suit];
        return !different;
    }
};

// Like Table, with entries of another kind.
class MisereTable {
public:
    explicit MisereTable(std::size_t bytes) : ring_(bytes) {}

    void clear() { ring_.clear(); }
    void belong_to(std::uint64_t owner) { ring_.belong_to(owner); }

    // The comparisons of an entry that decides whether side 0 reaches `need`, with its bound in `value`; or
    // null.
    const Comparisons* find(const Board& board, int leader, const Comparisons& here, int need, int& value);

    void store(const Board& board, int leader, const Comparisons& here, const Comparisons& used, int lo,
               int hi);

private:
    static constexpr int room = 7;
    struct Proofs {
        std::array<std::uint8_t, room> lo, hi;
        MisereEntry entries[room];
    };
    using Blocks = Ring<Proofs, room>;
    static_assert(sizeof(Blocks::Block) == 512);

    Blocks ring_;
};

}  // namespace knekt::skruf
