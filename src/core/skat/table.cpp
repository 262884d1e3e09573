#include "table.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace knekt::skat {

Table::Table(std::size_t bytes)
    : mask_(std::bit_floor(std::clamp(bytes, std::size_t{4096}, std::size_t{1} << 36) / sizeof(Bucket)) - 1) {
    const std::size_t total = this->bytes();
    const std::size_t page = std::min(total, std::size_t{2} << 20);
    buckets_.reset(static_cast<Bucket*>(std::aligned_alloc(page, total)));
    if (!buckets_) throw std::bad_alloc();
#ifdef __linux__
    // Entries are read at random: on small pages the address look-ups cost more than the search.
    madvise(buckets_.get(), total, MADV_HUGEPAGE);
#endif
    std::memset(static_cast<void*>(buckets_.get()), 0, total);
}

void Table::clear() {
    if (++generation_ == 0) {
        std::memset(static_cast<void*>(buckets_.get()), 0, bytes());
        generation_ = 1;
    }
}

void Table::belong_to(std::uint64_t owner) {
    if (owner == owner_) return;
    owner_ = owner;
    clear();
}

void Table::store(std::uint64_t key, int leader, int tricks, const Proof& proof) {
    Entry* place = nullptr;
    int least = 256;
    for (Entry& entry : bucket(key, leader).entries) {
        const bool current = entry.generation == generation_;
        if (current && entry.key == key && entry.leader == leader && entry.held == proof.held) {
            place = &entry;
            break;
        }
        const int worth = current ? entry.tricks : -1;
        if (worth < least) {
            least = worth;
            place = &entry;
        }
    }
    *place = {.key = key,
              .held = proof.held,
              .generation = generation_,
              .lo = static_cast<std::uint8_t>(proof.lo),
              .hi = static_cast<std::uint8_t>(proof.hi),
              .leader = static_cast<std::uint8_t>(leader & 3),
              .tricks = static_cast<std::uint8_t>(tricks & 63)};
}

}  // namespace knekt::skat
