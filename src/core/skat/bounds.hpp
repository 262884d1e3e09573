// What can be said of a position without playing a card.
#pragma once

#include <array>

#include "layout.hpp"

namespace knekt::skat {

// Hands by role: the declarer, then the defenders clockwise from him.
using Hands = std::array<Mask, 3>;

inline constexpr int declarer = 0;
inline int next(int role) { return role == 2 ? 0 : role + 1; }

// Points, of those still in the hands, that the declarer can take whatever the others do; `leader` is about
// to lead a new trick. Counts the trumps that must win and the winners he can cash.
int sure_for_declarer(const Layout& layout, const Hands& hands, int leader);

// The same, counted the other way round and at more cost: all that is `left` but what the defenders can beat.
int sure_by_ruffing(const Layout& layout, const Hands& hands, int leader, int left);

// The same for the defenders together.
int sure_for_defenders(const Layout& layout, const Hands& hands, int leader);

}  // namespace knekt::skat
