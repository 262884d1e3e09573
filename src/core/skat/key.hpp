// What the table knows a position by.
#pragma once

#include <cstdint>

#include "bounds.hpp"
#include "layout.hpp"

namespace knekt::skat {

// Two bits a card say who holds it, and the cards of a class are moved together, so that only their order
// counts: positions that differ in points alone share a key.
inline std::uint64_t order_key(const Layout& layout, const Hands& hands) {
    const Mask low = hands[0] | hands[2], high = hands[1] | hands[2];
    Mask low_key = 0, high_key = 0;
    int place = 0;
    for (int i = 0; i < layout.stretch_count; ++i) {
        const Stretch stretch = layout.stretches[i];
        const Mask width = (Mask{1} << stretch.width) - 1;
        const Mask low_part = low >> stretch.first & width, high_part = high >> stretch.first & width;
        const Mask held = low_part | high_part;
        if (stretch.begins) place = stretch.first;
        low_key |= gather7(low_part, held) << place;
        high_key |= gather7(high_part, held) << place;
        place += size(held);
    }
    return static_cast<std::uint64_t>(high_key) << 32 | low_key;
}

}  // namespace knekt::skat
