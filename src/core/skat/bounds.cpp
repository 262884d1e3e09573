#include "bounds.hpp"

#include <algorithm>

#include "techniques.hpp"

namespace knekt::skat {
namespace {

struct Losses {
    int tricks = 0;
    int points = 0;
};

// The most that a hand can lose of its cards of a suit to higher ones. Of trumps this holds whatever is led:
// each either wins the trick for its side or falls to a higher one, and each of those beats one card only. Of
// a plain suit it holds as long as nobody ruffs and none is thrown away.
Losses losses(const Layout& layout, Mask own, Mask theirs) {
    Losses lost;
    if (!own || !theirs || !(theirs & above(single(lowest(own))))) return lost;
    int taken[16];
    int higher = 0;
    for (Mask rest = own | theirs; rest;) {
        const int card = highest(rest);
        rest ^= single(card);
        if (theirs >> card & 1) {
            ++higher;
            continue;
        }
        // Keep the most valuable that can be beaten: if there is one too many, the cheapest escapes.
        const int worth = layout.points_of[card];
        int place = lost.tricks;
        for (; place > 0 && taken[place - 1] < worth; --place) taken[place] = taken[place - 1];
        taken[place] = worth;
        lost.points += worth;
        if (++lost.tricks > higher) lost.points -= taken[--lost.tricks];
    }
    return lost;
}

// The most that two defenders can put into the tricks they win: to each of the `fought` ones somebody brings
// a card that beats the declarer's, and only the other is free to smear; to the `given` ones both are free.
int most_brought(const Layout& layout, Mask left, Mask right, Mask beaters, int fought, int given) {
    int most = 0;
    const int tricks = fought + given;
    for (int by_left = 0; by_left <= fought; ++by_left) {
        const int by_right = fought - by_left;
        if (by_left > size(left & beaters) || by_right > size(right & beaters)) continue;
        most = std::max(
            most, layout.dearest(left & beaters, by_left) + layout.dearest(left, tricks - by_left) +
                      layout.dearest(right & beaters, by_right) + layout.dearest(right, tricks - by_right));
    }
    return std::min(most, layout.dearest(left, tricks) + layout.dearest(right, tricks));
}

// With trumps enough the declarer never has to throw away a card that could win: he leads his plain suits,
// and when a lost trick lets the defenders lead what he has not, he throws a card of a suit that is lost
// anyway, or ruffs. Then each of the other cards wins a trick or is beaten, by a higher one of its suit or by
// a trump. `reserve` are the trumps he has for that, `feared` the trumps that he cannot draw first.
int without_discards(const Layout& layout, const Hands& hands, int leader, int reserve, Mask feared,
                     int left) {
    const Mask own = hands[declarer], both = hands[1] | hands[2];
    const Mask plain = own & ~layout.trumps;
    Losses fought;
    Mask beaters = 0;
    if (feared) {
        fought = losses(layout, own & layout.trumps, feared);
        beaters = layout.trumps;  // any of theirs: which ones fell is for them to say
        if (plain) {
            const int ruffs = size(feared);
            fought.points = std::min(fought.points + layout.dearest(plain, ruffs),
                                     layout.dearest(own & ~(layout.trumps & above(feared)), ruffs));
            fought.tricks = std::min(fought.tricks + size(plain), ruffs);
        }
    }
    int given = 0;
    int leads = fought.tricks + (leader != declarer);
    if (plain) {
        if (leads > reserve) return 0;
        for (int suit = 0; suit < trump_class; ++suit) {
            const Mask mine = own & layout.cards_of[suit];
            if (!mine) continue;
            const Mask theirs = both & layout.cards_of[suit];
            const Losses lost = losses(layout, mine, theirs);
            fought.points += lost.points;
            if (lost.tricks == size(mine)) {
                given += lost.tricks;
                continue;
            }
            fought.tricks += lost.tricks;
            leads += lost.tricks;
            if (leads > reserve) return 0;
            beaters |= theirs & above(single(lowest(mine)));
        }
    }
    return left - fought.points - most_brought(layout, hands[1], hands[2], beaters, fought.tricks, given);
}

}  // namespace

int sure_for_declarer(const Layout& layout, const Hands& hands, int leader) {
    const Mask own = hands[declarer], left = hands[1], right = hands[2], trumps = layout.trumps;
    const Mask own_trumps = own & trumps, their_trumps = (left | right) & trumps;
    const int left_trumps = size(left & trumps), right_trumps = size(right & trumps);

    int tricks = 0, sum = 0;
    int left_forced = 0, right_forced = 0;  // points that must follow to the suits cashed
    bool drawn = !their_trumps;             // nobody ruffs: they have no trumps, or he draws them first
    if (uses(cash_bound)) {
        if (!drawn && leader == declarer)
            drawn = size(own_trumps & above(their_trumps)) >= std::max(left_trumps, right_trumps);
        const bool can_lead = leader == declarer || (drawn && own_trumps);
        if (can_lead) {
            for (int suit = 0; suit < trump_class; ++suit) {
                const Mask of_suit = layout.cards_of[suit];
                const Mask mine = own & of_suit;
                if (!mine) continue;
                const Mask lefts = left & of_suit, rights = right & of_suit;
                const int left_length = size(lefts), right_length = size(rights);
                Mask winners = mine & above(lefts | rights);
                int rounds = size(winners);
                if (drawn) {
                    if (rounds >= std::max(left_length, right_length)) winners = mine, rounds = size(mine);
                } else {
                    if (left_trumps) rounds = std::min(rounds, left_length);
                    if (right_trumps) rounds = std::min(rounds, right_length);
                }
                if (!rounds) continue;
                sum += rounds == size(winners) ? layout.points(winners) : layout.dearest(winners, rounds);
                tricks += rounds;
                if (leader == declarer) {
                    left_forced += layout.cheapest(lefts, rounds);
                    right_forced += layout.cheapest(rights, rounds);
                }
            }
        }
    }
    if (uses(trump_bound) && own_trumps) {
        if (drawn) {
            sum += layout.points(own_trumps);
            tricks += size(own_trumps);
            if (leader == declarer) {
                left_forced += layout.points(left & trumps);
                right_forced += layout.points(right & trumps);
            }
        } else {
            const Losses lost = losses(layout, own_trumps, their_trumps);
            sum += layout.points(own_trumps) - lost.points;
            tricks += size(own_trumps) - lost.tricks;
        }
    }
    if (!tricks) return 0;
    return sum + std::max(left_forced, layout.cheapest(left, tricks)) +
           std::max(right_forced, layout.cheapest(right, tricks));
}

int sure_by_ruffing(const Layout& layout, const Hands& hands, int leader, int left) {
    const Mask trumps = layout.trumps, own_trumps = hands[declarer] & trumps;
    if (!uses(matching_bound) || !own_trumps) return 0;
    const Mask their_trumps = (hands[1] | hands[2]) & trumps;
    const int rounds = std::max(size(hands[1] & trumps), size(hands[2] & trumps));
    const int masters = size(own_trumps & above(their_trumps));
    const int draws = leader == declarer ? std::min(rounds, masters) : 0;

    // He begins with the trumps that nobody beats. What falls to them he has; of the rest he fears the worst:
    // that the strongest trumps are kept, and the most valuable.
    Hands kept = hands;
    for (int i = 0; i < draws; ++i) kept[declarer] ^= single(highest(kept[declarer]));
    Mask feared = 0;
    for (int role = 1; role <= 2; ++role) {
        Mask strongest = hands[role] & trumps;
        for (int i = 0; i < draws && strongest; ++i) {
            strongest &= strongest - 1;
            kept[role] ^= layout.cheapest_card(kept[role] & trumps);
        }
        feared |= strongest;
    }
    return without_discards(layout, kept, leader, size(own_trumps) - draws, feared, left);
}

int sure_for_defenders(const Layout& layout, const Hands& hands, int leader) {
    const Mask own = hands[declarer], trumps = layout.trumps;
    const Mask own_trumps = own & trumps;
    int tricks = 0, sum = 0;
    int forced = 0;  // points that the declarer must follow with to the suits cashed

    if (uses(trump_bound)) {
        for (int role = 1; role <= 2; ++role) {
            const Mask theirs = hands[role] & trumps;
            if (!theirs) continue;
            const Losses lost = losses(layout, theirs, own_trumps);
            sum += layout.points(theirs) - lost.points;
            tricks = std::max(tricks, size(theirs) - lost.tricks);
        }
    }
    if (uses(cash_bound) && leader != declarer) {
        const Mask lead = hands[leader], partner = hands[3 - leader];
        Mask kept = partner & ~trumps;  // what the partner need not keep for the suits cashed
        int discards = 0;
        int spare = size(kept);  // once he has only trumps he must take over
        for (int suit = 0; suit < trump_class; ++suit) {
            const Mask of_suit = layout.cards_of[suit];
            const Mask mine = lead & of_suit;
            if (!mine) continue;
            const Mask his = own & of_suit, partners = partner & of_suit;
            const int length = size(his);
            Mask winners = mine & above(his);
            int rounds = size(winners);
            if (own_trumps) {
                rounds = std::min(rounds, length);
            } else if (rounds >= length) {
                winners = mine;
                rounds = size(mine);
            }
            rounds = std::min(rounds, spare);
            if (!rounds) continue;
            // The partner must be able to stay below, or the lead goes to him.
            const bool below = !partners || !(partners & above(single(lowest(winners))));
            if (!below) {
                rounds = std::min(rounds, size(partners & ~above(single(lowest(winners)))));
                if (!rounds) continue;
            }
            if (rounds == size(winners)) sum += layout.points(winners);
            else if (own_trumps) sum += layout.dearest(winners, rounds);
            else sum += layout.cheapest(winners, rounds);  // low ones win only after the high ones
            tricks += rounds;
            forced += layout.cheapest(his, rounds);
            const int follows = std::min(rounds, size(partners));
            sum += below ? layout.dearest(partners, follows) : layout.cheapest(partners, follows);
            discards += rounds - follows;
            spare -= rounds;
            kept &= ~of_suit;
        }
        if (discards) sum += layout.dearest(kept, discards);
    }
    if (!tricks) return sum;
    return sum + std::max(forced, layout.cheapest(own, tricks));
}

}  // namespace knekt::skat
