#include "sharing.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace knekt::skruf {

namespace {

constexpr int given = 4;  // cards that the buyer gives
constexpr int ace = 12, king = 11, queen = 10, jack = 9;

// what it is worth to keep a card of a side suit
constexpr double winner = 12.0, backed = 9.0, guarded = 5.0, weak = 2.0;
constexpr double trump = 30.0;  // what a trump counts beyond that

double keeps(unsigned held, int rank) {
    const int higher = size(held >> (rank + 1)), length = size(held);
    switch (rank) {
        case ace:
            return winner;
        case king:
            return higher ? backed : length > 1 ? guarded : 0.0;
        case queen:
            return higher ? guarded : length > 2 ? weak : 0.0;
        case jack:
            return higher > 1 ? weak : 0.0;
        default:
            return 0.0;
    }
}

// Of one suit the card that is missed least, and what it is worth to keep it.
std::pair<double, int> least(unsigned held, double spares) {
    double best = 1e9;
    int found = 0, losers = 0;
    for (unsigned left = held; left; left &= left - 1) {
        const int rank = lowest(left);
        const double kept = keeps(held, rank);
        losers += kept < guarded;
        if (const double worth = kept + rank / 10.0; worth < best) best = worth, found = rank;
    }
    return {best - spares * std::max(0, given - losers), found};
}

int longest(Cards side, int trumps) {
    if (trumps != no_trump) return trumps;
    int found = 0;
    for (int suit = 1; suit < suits; ++suit)
        if (size(of_suit(side, suit)) >= size(of_suit(side, found))) found = suit;
    return found;
}

unsigned top(unsigned held, int count) {
    while (size(held) > count) held &= held - 1;
    return held;
}

int rank_of(Cards card) { return lowest(card) % ranks; }

// So many more of the cards that are missed least.
Cards with_cheapest(Cards chosen, Cards hand, int count, int trumps, double spares) {
    for (; count > 0; --count) chosen |= cheapest(hand & ~chosen, trumps, spares);
    return chosen;
}

// The master's sixteen cards and the buyer's twelve, once the master has given three away: the best of them
// back.
Shared given_on(Cards master, Cards buyer, int trumps) {
    std::array<Cards, 3> gone{};
    for (Cards& card : gone) {
        card = cheapest(master, trumps, worth_of_void);
        master &= ~card;
    }
    std::stable_sort(gone.begin(), gone.end(),
                     [](Cards one, Cards other) { return rank_of(one) < rank_of(other); });
    return {master, buyer | gone[2], {gone[0], gone[1]}};
}

// The lowest trumps stay behind; in grandissimo a card to reach the partner with does too.
Shared bought(Cards master, Cards buyer, Cards talon, int trumps) {
    const int suit = longest(master | buyer, trumps);
    buyer |= talon;
    const unsigned wanted = top(of_suit(buyer, suit), given - (trumps == no_trump));
    const Cards gift = with_cheapest(as_suit(wanted, suit), buyer, given - size(wanted), trumps, 0.0);
    return given_on(master | gift, buyer & ~gift, trumps);
}

void add_replies(Ways& ways, Cards master, Cards buyer, int trumps) {
    ways.add(given_on(master, buyer, trumps));
    if (trumps == no_trump || !of_suit(master, trumps)) return;
    const Cards best = as_suit(1u << best_rank(of_suit(master, trumps)), trumps);
    master &= ~best;
    const Cards low = cheapest(master, trumps, worth_of_void);
    const Cards other = cheapest(master & ~low, trumps, worth_of_void);
    ways.add({master & ~low & ~other, buyer | best, {low, other}});
}

}  // namespace

Cards cheapest(Cards cards, int trumps, double spares) {
    double best = 1e9;
    Cards found = 0;
    for (int suit = 0; suit < suits; ++suit) {
        const unsigned held = of_suit(cards, suit);
        if (!held) continue;
        auto [worth, rank] = least(held, trumps == no_trump ? 0.0 : spares);
        if (suit == trumps) worth += trump;
        if (worth < best) best = worth, found = as_suit(1u << rank, suit);
    }
    return found;
}

Shared gathered(Cards one, Cards other, Cards talon, int trumps) {
    const int suit = longest(one | other, trumps);
    if (size(of_suit(one, suit)) >= size(of_suit(other, suit))) return bought(one, other, talon, trumps);
    return bought(other, one, talon, trumps);
}

Ways ways_to_share(Cards master, Cards buyer, Cards talon, int trumps) {
    Ways ways;
    ways.add(bought(master, buyer, talon, trumps));
    if (trumps != no_trump) {
        buyer |= talon;
        const Cards gift = with_cheapest(0, buyer, given, trumps, worth_of_void);
        add_replies(ways, master | gift, buyer & ~gift, trumps);
    }
    return ways;
}

Ways replies(Cards master, Cards buyer, int trumps) {
    Ways ways;
    add_replies(ways, master, buyer, trumps);
    return ways;
}

}  // namespace knekt::skruf
