// What makes a card worth trying early. Found by hill climbing on the node counts of random deals; KNEKT_TUNE
// lets a program do it again.
#pragma once

#include <array>

namespace knekt::skruf {

struct Weights {
    int lead_length, lead_opponents_length, lead_opponent_ruffs, lead_friend_ruffs, lead_trump, lead_single;
    int lead_winner, lead_either, lead_unfollowed, lead_to_friend, lead_rank, lead_through, lead_into,
        lead_forcing;
    int lead_second, lead_friend_length, lead_friend_single, lead_killer;
    int win, win_before_friend, high, high_before_friend, overtake, ruff, win_rank, low_rank;
    int discard_length, discard_winner, discard_guard, discard_last, discard_friend_top, high_second_seat;
};

#ifdef KNEKT_TUNE  // only the tuner may change them
#define KNEKT_WEIGHTS inline
#else
#define KNEKT_WEIGHTS inline constexpr
#endif

KNEKT_WEIGHTS std::array<Weights, 2> weights{{
    // no trump
    {
        .lead_length = 5,
        .lead_opponents_length = 2,
        .lead_opponent_ruffs = 0,
        .lead_friend_ruffs = 0,
        .lead_trump = 0,
        .lead_single = 0,
        .lead_winner = 21,
        .lead_either = -9,
        .lead_unfollowed = 1,
        .lead_to_friend = 35,
        .lead_rank = 0,
        .lead_through = 14,
        .lead_into = -5,
        .lead_forcing = 9,
        .lead_second = 13,
        .lead_friend_length = 7,
        .lead_friend_single = 0,
        .lead_killer = 109,
        .win = 60,
        .win_before_friend = 14,
        .high = 16,
        .high_before_friend = -5,
        .overtake = -20,
        .ruff = 0,
        .win_rank = 2,
        .low_rank = 2,
        .discard_length = 7,
        .discard_winner = 6,
        .discard_guard = 18,
        .discard_last = 0,
        .discard_friend_top = 4,
        .high_second_seat = -1,
    },
    // trumps
    {
        .lead_length = 1,
        .lead_opponents_length = 1,
        .lead_opponent_ruffs = 76,
        .lead_friend_ruffs = 33,
        .lead_trump = -2,
        .lead_single = 17,
        .lead_winner = 22,
        .lead_either = -5,
        .lead_unfollowed = -95,
        .lead_to_friend = 25,
        .lead_rank = 1,
        .lead_through = 0,
        .lead_into = -20,
        .lead_forcing = -6,
        .lead_second = 0,
        .lead_friend_length = 0,
        .lead_friend_single = -6,
        .lead_killer = 26,
        .win = 60,
        .win_before_friend = 0,
        .high = 32,
        .high_before_friend = -8,
        .overtake = -32,
        .ruff = 12,
        .win_rank = 2,
        .low_rank = 3,
        .discard_length = 4,
        .discard_winner = 16,
        .discard_guard = 12,
        .discard_last = 6,
        .discard_friend_top = 2,
        .high_second_seat = 2,
    },
}};

#undef KNEKT_WEIGHTS

}  // namespace knekt::skruf
