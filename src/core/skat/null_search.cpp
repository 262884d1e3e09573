#include "null_search.hpp"

#include <algorithm>

#include "techniques.hpp"

namespace knekt::skat {
namespace {

// Whether the declarer can always stay below in a suit that he does not lead himself: his lowest card is below
// the defenders' lowest, his second below their second, and so on as far as both have cards. He ducks as high
// as he can, and that keeps it so, however they play and whatever he discards from the top.
bool safe(Mask his, Mask theirs) {
    while (his && theirs) {
        if (lowest(his) > lowest(theirs)) return false;
        his &= his - 1;
        theirs &= theirs - 1;
    }
    return true;
}

}  // namespace

// As in the points games, but points do not matter: of a whole suit only the order counts.
std::uint64_t NullSearch::key() const {
    Mask low = hands[0] | hands[2], high = hands[1] | hands[2];
    if (uses(canonical_key)) {
        for (const Mask suit : layout_.cards_of) {
            if (!suit || size(suit) > 8) continue;
            const int first = lowest(suit);
            const Mask low_suit = (low & suit) >> first, high_suit = (high & suit) >> first;
            const Mask held = low_suit | high_suit;
            low = (low & ~suit) | gather8(low_suit, held) << first;
            high = (high & ~suit) | gather8(high_suit, held) << first;
        }
    }
    return static_cast<std::uint64_t>(high) << 32 | low;
}

// How much the declarer would like to be rid of a card: cards of the defenders below it, in a suit not safe.
int NullSearch::danger(int card) const {
    const Mask suit = layout_.cards_of[layout_.class_of[card]];
    const Mask his = hands[declarer] & suit, theirs = (hands[1] | hands[2]) & suit;
    if (!theirs || safe(his, theirs)) return 0;
    return 8 + 4 * size(theirs & ~above(single(card))) - size(his);
}

bool NullSearch::lead(int leader) {
    if (!budget_.spend()) return false;
    const Mask his = hands[declarer], theirs = hands[1] | hands[2];
    if (!hands[leader]) return true;

    if (leader != declarer && uses(safe_suits)) {
        const Mask mine = hands[leader], partner = hands[3 - leader];
        bool all_safe = !(his & layout_.trumps);
        for (const Mask suit : layout_.cards_of) {
            const Mask held = his & suit;
            if (!held) continue;
            // A lead below his lowest card, to which the partner follows below it too or throws something away.
            const Mask below = single(lowest(held)) - 1;
            const Mask partners = partner & suit ? partner & suit & below : partner & ~layout_.trumps;
            if ((mine & suit & below) && partners) return false;
            if (!safe(held, theirs & suit)) all_safe = false;
        }
        if (all_safe) return true;
    }

    std::uint64_t position = 0;
    if (uses(table)) {
        position = key();
        if (const Entry* entry = known_.find(position, leader)) return entry->lo;
    }
    Moves moves;
    moves.list(layout_, hands[leader], hands[next(leader)] | hands[next(next(leader))],
               [](int) { return Keep::dearest; });
    if (uses(null_ordering)) {
        for (int i = 0; i < moves.count(); ++i) {
            const int card = moves[i].card;
            const Mask suit = layout_.cards_of[layout_.class_of[card]];
            const Mask held = his & suit;
            int score;
            if (leader == declarer) {
                score = 10 * size(theirs & suit & above(single(card))) - 8 * size(theirs & suit & ~above(single(card)));
                score += 3 * (8 - size(held));
            } else if (!held) {
                score = -20 - size(theirs & suit);
            } else {
                score = safe(held, theirs & suit) ? -10 : 30 + 4 * size(held & above(single(card)));
                score -= 6 * size(held & ~above(single(card)));
            }
            moves[i].score = static_cast<std::int16_t>(score);
        }
    }
    const bool wanted = leader == declarer;
    bool made = !wanted;
    for (int i = 0; i < moves.count() && made != wanted; ++i) {
        const int card = moves.pick(i).card;
        hands[leader] ^= single(card);
        made = second(leader, card);
        hands[leader] ^= single(card);
        if (budget_.exhausted()) return false;
    }
    if (uses(table)) known_.store(position, leader, size(hands[leader]), {made, made});
    return made;
}

bool NullSearch::second(int leader, int led) {
    if (!budget_.spend()) return false;
    const int role = next(leader), last = next(role);
    Moves moves;
    moves.list(layout_, layout_.follow(hands[role], led), hands[leader] | hands[last] | single(led),
               [](int) { return Keep::dearest; });
    if (uses(null_ordering)) {
        for (int i = 0; i < moves.count(); ++i) {
            const int card = moves[i].card;
            const bool wins = layout_.beating(led) >> card & 1;
            const bool follows = layout_.class_of[card] == layout_.class_of[led];
            int score;
            if (role == declarer) {
                score = wins ? -100 - card % 8 : follows ? card % 8 : danger(card);
            } else if (last == declarer) {
                // The partner led: stay below the declarer's cards if that catches him.
                const Mask his = layout_.follow(hands[declarer], led);
                const int best = wins ? card : led;
                const bool caught = !(his & ~layout_.beating(best));
                score = caught ? 100 : follows ? -(card % 8) : danger(card) ? -10 : 5 + card % 8;
            } else {
                score = follows ? (wins ? -20 : card % 8) : danger(card) ? -10 : 5 + card % 8;
            }
            moves[i].score = static_cast<std::int16_t>(score);
        }
    }
    const bool wanted = role == declarer;
    bool made = !wanted;
    for (int i = 0; i < moves.count() && made != wanted; ++i) {
        const int card = moves.pick(i).card;
        hands[role] ^= single(card);
        made = third(leader, led, card);
        hands[role] ^= single(card);
        if (budget_.exhausted()) return false;
    }
    return made;
}

bool NullSearch::third(int leader, int led, int second) {
    if (!budget_.spend()) return false;
    const int middle = next(leader), role = next(middle);
    const bool second_best = layout_.beating(led) >> second & 1;
    const int best = second_best ? second : led;
    const int best_role = second_best ? middle : leader;
    Mask legal = layout_.follow(hands[role], led);
    const Mask taking = legal & layout_.beating(best);
    if (role == declarer) {
        legal &= ~taking;  // taking the trick loses the game
        if (!legal) return false;
    } else if (best_role == declarer) {
        if (legal & ~taking) return false;  // the declarer is left with the trick
    }
    Moves moves;
    moves.list(layout_, legal, hands[leader] | hands[middle] | single(best), [](int) { return Keep::dearest; });
    if (uses(null_ordering)) {
        for (int i = 0; i < moves.count(); ++i) {
            const int card = moves[i].card;
            const bool follows = layout_.class_of[card] == layout_.class_of[led];
            const int score = role == declarer ? (follows ? card % 8 : danger(card))
                                               : (follows ? card % 8 : danger(card) ? -10 : 5 + card % 8);
            moves[i].score = static_cast<std::int16_t>(score);
        }
    }
    const bool wanted = role == declarer;
    bool made = !wanted;
    for (int i = 0; i < moves.count() && made != wanted; ++i) {
        const int card = moves.pick(i).card;
        const int winner = layout_.beating(best) >> card & 1 ? role : best_role;
        hands[role] ^= single(card);
        made = lead(winner);
        hands[role] ^= single(card);
        if (budget_.exhausted()) return false;
    }
    return made;
}

}  // namespace knekt::skat
