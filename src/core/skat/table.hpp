// What the search has proved so far, in a block of memory whose size the caller chooses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace knekt::skat {

// What was proved of a position: the declarer wins at least `lo` and at most `hi` of the points in these
// hands.
struct Proof {
    int lo, hi;
    std::uint32_t held = 0;  // the cards in these hands, where the key tells their order alone
};

struct Entry {
    std::uint64_t key;  // who holds which card; exact, never a mere hash
    std::uint32_t held;
    std::uint8_t generation;  // 0: empty
    std::uint8_t lo, hi;
    std::uint8_t leader : 2;
    std::uint8_t tricks : 6;  // left to play; entries that were slow to prove are kept longest
};
static_assert(sizeof(Entry) == 16);

// Entries stay true for every deal of the same layout and objective, so one table may serve all sampled
// worlds of a decision. A table belongs to one search at a time; each thread brings its own.
class Table {
public:
    static constexpr std::size_t default_bytes = std::size_t{16} << 20;

    // Rounded down to a power of two, and never less than 4 KB. Throws std::bad_alloc.
    explicit Table(std::size_t bytes = default_bytes);

    std::size_t bytes() const { return (mask_ + 1) * sizeof(Bucket); }

    // Forgets everything, at once and without touching the memory.
    void clear();

    // Prepares for a layout and objective: entries of any other are forgotten.
    void belong_to(std::uint64_t owner);

    const Entry* find(std::uint64_t key, int leader) const {
        for (const Entry& entry : bucket(key, leader).entries)
            if (entry.key == key && entry.leader == leader && entry.generation == generation_) return &entry;
        return nullptr;
    }
    // Calls `use` with every entry of the key: at most one for each set of cards held.
    template <typename Use>
    void each(std::uint64_t key, int leader, Use use) const {
        for (const Entry& entry : bucket(key, leader).entries)
            if (entry.key == key && entry.leader == leader && entry.generation == generation_) use(entry);
    }
    void prefetch(std::uint64_t key, int leader) const { __builtin_prefetch(&bucket(key, leader)); }

    // Writes over what is known of the same position, else over the entry that was cheapest to prove.
    void store(std::uint64_t key, int leader, int tricks, const Proof& proof);

private:
    struct alignas(64) Bucket {  // one cache line
        Entry entries[4];
    };

    Bucket& bucket(std::uint64_t key, int leader) const {
        std::uint64_t hash =
            (key ^ (key >> 31) ^ static_cast<std::uint64_t>(leader) << 30) * 0x9E3779B97F4A7C15ull;
        hash ^= hash >> 32;
        hash *= 0xD6E8FEB86659FD93ull;
        return buckets_[hash >> 32 & mask_];
    }

    std::size_t mask_;
    std::uint8_t generation_ = 1;
    std::uint64_t owner_ = 0;
    struct Free {
        void operator()(Bucket* memory) const { std::free(memory); }
    };
    std::unique_ptr<Bucket[], Free> buckets_;
};

}  // namespace knekt::skat
