#include "bounds.hpp"

#include <algorithm>

#include "techniques.hpp"

namespace knekt::skruf {
namespace {

// How many of the highest cards of `suit` (those from the top of `all` on) are in `hand` without a gap.
int run(unsigned all, unsigned hand) {
    const unsigned others = all & ~hand;
    return std::popcount(others ? hand >> best_rank(others) : hand);
}

// The cards of a hand that nobody can beat.
Mask tops_of(Mask all, Mask hand) { return hand & ~not_above(all & ~hand); }

// The highest of these cards in each suit.
Mask heads_of(Mask cards) { return cards & ~(not_above(cards) >> 1 & 0x7FFF7FFF7FFF7FFFull); }

// No more than this can the side on lead cash: as many tricks in a suit as it has cards above those of its
// opponents, or if these cards exhaust them, as one hand has cards.
int most_quick(const Board& board, const Terms& terms, int leader, Mask high) {
    int most = 0;
    for (int s = 0; s < suits; ++s) {
        const int tops = std::popcount(in_suit(high, s));
        if (!tops) continue;
        int longest = 0, length = board.length(leader, s);
        for (int i = 0; i < terms.opponent_count[leader]; ++i)
            longest = std::max(longest, board.length(terms.opponents[leader][i], s));
        if (terms.partner[leader] >= 0) length = std::max(length, board.length(terms.partner[leader], s));
        most += tops >= longest ? length : std::min(tops, length);
    }
    return most;
}

// The `count`-th highest of these cards of one suit, as a card.
Mask nth_highest(unsigned cards, int count, int suit) {
    for (; count > 1; --count) cards ^= 1u << best_rank(cards);
    return Mask{1} << (16 * suit + best_rank(cards));
}

}  // namespace

// First the leader cashes what he can, his partner throwing what he need not keep; then, if a low card
// reaches a winner of the partner, the partner cashes too. Every trick counted is the side's, whoever of the
// two takes it.
Sure quick_tricks_of(const Board& board, const Terms& terms, int leader, int enough) {
    const int partner = terms.partner[leader];
    if (partner == Terms::several) return {};
    const int tricks = board.tricks();
    const Mask all = board.all(), mine = board.hands[leader],
               theirs = partner >= 0 ? board.hands[partner] : 0;
    const Mask high = tops_of(all, mine | theirs);
    if (!high || (size(high) < enough && most_quick(board, terms, leader, high) < enough)) return {};

    // Trumps are drawn first: an opponent ruffs only if he has some left. A hand with nothing but trumps must
    // ruff its friend's winner and takes the lead over; that trick still counts, the next might not.
    std::array<bool, 3> ruffs{};
    int partner_room = tricks, leader_room = tricks;
    if (terms.trump != no_trump) {
        const int drawn = run(in_suit(all, terms.trump), in_suit(mine, terms.trump));
        for (int i = 0; i < terms.opponent_count[leader]; ++i)
            ruffs[i] = board.length(terms.opponents[leader][i], terms.trump) > drawn;
        if (theirs & terms.trumps) partner_room = tricks - board.length(partner, terms.trump) + 1;
        leader_room = tricks - board.length(leader, terms.trump) + 1;
    }

    Sure sure;
    std::array<int, suits> used{};  // how many of the highest cards the count rests on
    std::array<int, suits> cashed;
    std::array<int, suits> winners{}, partners{};  // the partner's top cards; all that he cashes
    int entry = -1;
    for (int step = 0; step < suits; ++step) {
        const int s = (step + std::max(terms.trump, 0)) & 3;
        const unsigned suit = in_suit(all, s), held = in_suit(mine, s), other = in_suit(theirs, s);
        const int length = std::popcount(held), other_length = std::popcount(other);
        int longest = 0, rounds = tricks;  // rounds: until somebody ruffs
        for (int i = 0; i < terms.opponent_count[leader]; ++i) {
            const int their_length = board.length(terms.opponents[leader][i], s);
            longest = std::max(longest, their_length);
            if (ruffs[i] && s != terms.trump) rounds = std::min(rounds, their_length);
        }
        const int tops = run(suit, held);
        const bool all_good = tops >= longest && tops >= other_length;  // low cards too, whatever their rank
        int count = std::min(all_good ? length : tops, rounds);
        if (s != terms.trump) {
            count = std::min(count, partner_room);
            partner_room -= count;
            leader_room -= count;
        }
        used[s] = std::min(all_good ? std::max(longest, other_length) : tops, count);
        cashed[s] = count;
        sure.tricks += count;
        if (sure.tricks >= enough) {  // of the last suit only as much as it takes: fewer ranks matter
            used[s] = std::min(used[s], count - (sure.tricks - enough));
            sure.tricks = enough;
            break;
        }
        if (!other || count != tops) continue;
        // The partner's cards right below the leader's, as far as he does not have to play them on those.
        const unsigned rest = tops ? suit & (static_cast<unsigned>(nth_highest(suit, tops, 0)) - 1) : suit;
        const int partner_tops = run(rest, other & rest);
        winners[s] = std::min({partner_tops, other_length - count, rounds - count});
        if (winners[s] <= 0) continue;
        const bool rest_good =
            rounds == tricks && count + partner_tops >= longest && count + partner_tops >= length;
        partners[s] = rest_good ? other_length - count : winners[s];
        if (length > count) entry = s;  // a low card left to reach him with
    }
    if (sure.tricks < enough && entry >= 0) {
        if (terms.trump == no_trump || board.length(leader, terms.trump) == cashed[terms.trump])
            leader_room = tricks;
        for (int step = 0; step < suits && sure.tricks < enough; ++step) {
            const int s = (entry + step) & 3;
            int count = partners[s];
            if (s != terms.trump) {
                count = std::min(count, leader_room);
                leader_room -= count;
            }
            count = std::min(count, enough - sure.tricks);
            if (count <= 0) continue;
            used[s] = cashed[s] + std::min(count, winners[s]);
            sure.tricks += count;
        }
    }
    if (sure.tricks < enough) return {};
    for (int s = 0; s < suits; ++s)
        if (used[s] > 0) sure.relevant |= nth_highest(in_suit(all, s), used[s], s);
    sure.tricks = std::min(sure.tricks, tricks);
    return sure;
}

// Each trump of a hand takes a trick unless a higher trump of the other side falls on it, and each of those
// can do so only once.
Sure sure_trumps_of(const Board& board, const Terms& terms, int side, int enough) {
    unsigned opponents = 0;
    for (int hand = 0; hand < seats; ++hand)
        if (terms.side[hand] != side) opponents |= in_suit(board.hands[hand], terms.trump);
    Sure best;
    for (int hand = 0; hand < seats; ++hand) {
        if (terms.side[hand] != side || board.length(hand, terms.trump) < enough) continue;
        const unsigned held = in_suit(board.hands[hand], terms.trump);
        int count = 0, idle = 0;
        unsigned last = 0;
        for (unsigned rest = held | opponents; rest;) {
            const unsigned card = 1u << best_rank(rest);
            rest ^= card;
            if (card & opponents) ++idle;
            else if (idle) --idle;
            else ++count, last = card;
        }
        if (count > best.tricks) {
            best.tricks = count;
            best.relevant = 0;
            if (opponents) best.relevant = Mask(last) << (16 * terms.trump);
        }
    }
    return best;
}

namespace {

// `stoppers` are hands, a bit each, that will win the first trick led in a suit they head and then cash their
// top cards. Until then the leader's side takes at most as many tricks in each other suit as its longest
// holding there, and the stoppers have low cards to throw on those. So they take what one of them can cash,
// or what is left.
Sure stopped_by(const Board& board, const Terms& terms, int leader, unsigned stoppers, int enough,
                const std::array<int, suits>& heads, const std::array<int, suits>& tops) {
    int free = 0;  // tricks the leader's side may take first
    bool can_choose = false;
    std::array<int, seats> cash{};
    for (int s = 0; s < suits; ++s)
        if (heads[s] >= 0) cash[heads[s]] += tops[s];
    for (int hand = 0; hand < seats; ++hand)
        if (stoppers >> hand & 1 && cash[hand] < enough) return {};
    for (int s = 0; s < suits; ++s) {
        if (heads[s] >= 0 && stoppers >> heads[s] & 1) continue;
        int longest = 0;
        for (int hand = 0; hand < seats; ++hand)
            if (terms.friends(hand, leader)) longest = std::max(longest, board.length(hand, s));
        free += longest;
        can_choose |= board.length(leader, s) > 0;
    }
    if (can_choose && board.tricks() - free < enough) return {};
    Sure sure{enough, 0};
    const Mask all = board.all();
    for (int hand = 0; hand < seats; ++hand) {
        if (!(stoppers >> hand & 1)) continue;
        int spare = cash[hand] - enough;  // tops that are not needed: their rank does not matter
        for (int s = 0; s < suits; ++s) {
            if (heads[s] != hand) continue;
            const int dropped = std::min(spare, tops[s] - 1);
            spare -= dropped;
            sure.relevant |= nth_highest(in_suit(all, s), tops[s] - dropped, s);
        }
    }
    return sure;
}

}  // namespace

// He wins the trick with his highest card, as if he had led it, and goes on as the leader of
// `quick_tricks_of` does. With trumps nobody may ruff the trick: neither an opponent of his, nor a friend who
// has nothing else.
Hopeless hopeless_leads_of(const Board& board, const Terms& terms, int leader, int enough) {
    const Mask all = board.all(), mine = board.hands[leader];
    Hopeless found;
    for (int i = 0; i < terms.opponent_count[leader]; ++i) {
        const int taker = terms.opponents[leader][i];
        const Mask tops = tops_of(all, board.hands[taker]);
        Mask led = suits_of(tops) & suits_of(mine);
        for (int hand = 0; hand < seats && terms.trumps; ++hand) {
            if (hand == taker || hand == leader || !(board.hands[hand] & terms.trumps)) continue;
            if (terms.friends(hand, taker) && board.hands[hand] & ~terms.trumps) continue;
            led &= suits_of(board.hands[hand]);
        }
        if (!led) continue;
        const Sure sure = quick_tricks_of(board, terms, taker, enough);
        if (sure.tricks < enough) continue;
        found.tricks = found.leads ? std::min(found.tricks, sure.tricks) : sure.tricks;
        found.leads |= led;
        found.relevant |= sure.relevant | heads_of(tops & led);
    }
    return found;
}

Sure later_tricks_of(const Board& board, const Terms& terms, int leader, int enough) {
    const Mask all = board.all();
    int most = 0;
    Mask headed = 0;
    for (int i = 0; i < terms.opponent_count[leader]; ++i) {
        const Mask own = tops_of(all, board.hands[terms.opponents[leader][i]]);
        most = std::max(most, size(own));
        headed |= own;
    }
    if (uses(hopeless_leads) && !(board.hands[leader] & ~suits_of(headed))) {
        const Hopeless hopeless = hopeless_leads_of(board, terms, leader, enough);
        if (!(board.hands[leader] & ~hopeless.leads)) return {hopeless.tricks, hopeless.relevant};
    }
    if (most < enough) return {};
    std::array<int, suits> heads, tops{};
    unsigned stoppers = 0;
    for (int s = 0; s < suits; ++s) {
        const Mask suit = all & suit_mask(s);
        heads[s] = suit ? board.holder(highest(suit)) : -1;
        if (heads[s] < 0 || terms.friends(heads[s], leader)) continue;
        tops[s] = run(in_suit(all, s), in_suit(board.hands[heads[s]], s));
        stoppers |= 1u << heads[s];
    }
    Sure sure;
    if (stoppers) sure = stopped_by(board, terms, leader, stoppers, enough, heads, tops);
    if (!sure.tricks && !std::has_single_bit(stoppers))
        for (int hand = 0; hand < seats && !sure.tricks; ++hand)
            if (stoppers >> hand & 1)
                sure = stopped_by(board, terms, leader, 1u << hand, enough, heads, tops);
    return sure;
}

}  // namespace knekt::skruf
