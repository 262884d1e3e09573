// What matters of two hands that play together: numbers of entries in a table of weights, which are added up.
//
// The side suits all use the same entries, so that they are exchangeable by nature; a few entries tell how
// the suits work together.
#pragma once

#include "few.hpp"
#include "sharing.hpp"

namespace knekt::skruf {

using Entries = Few<int, 32>;  // that two hands come to

// Which of the hands is which does not matter.
Entries features(Cards one, Cards other, int trumps);

// How many entries there are, with trumps or without.
int feature_count(bool has_trumps);

}  // namespace knekt::skruf
