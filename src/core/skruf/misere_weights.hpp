// Misère: what makes a card worth trying early. Found by hill climbing on the node counts of random deals
// (see weights.hpp).
#pragma once

namespace knekt::skruf {

struct MisereWeights {
    int lead_own, lead_friend, lead_opponent, lead_caught_danger, lead_danger, lead_length, lead_void,
        lead_killer;
    int own, own_rank, friend_takes, friend_rank, opponent, opponent_rank;
    int discard_danger, discard_length, discard_rank;
};

#ifdef KNEKT_TUNE  // only the tuner may change them
#define KNEKT_WEIGHTS inline
#else
#define KNEKT_WEIGHTS inline constexpr
#endif

KNEKT_WEIGHTS MisereWeights misere_weights{
    .lead_own = 5,
    .lead_friend = 6,
    .lead_opponent = 33,
    .lead_caught_danger = 1,
    .lead_danger = 9,
    .lead_length = -6,
    .lead_void = 40,
    .lead_killer = 11,
    .own = 3,
    .own_rank = 2,
    .friend_takes = -1,
    .friend_rank = 3,
    .opponent = 40,
    .opponent_rank = 2,
    .discard_danger = 3,
    .discard_length = 8,
    .discard_rank = 1,
};

#undef KNEKT_WEIGHTS

}  // namespace knekt::skruf
