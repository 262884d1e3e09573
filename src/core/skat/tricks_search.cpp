#include "tricks_search.hpp"

#include "key.hpp"
#include "techniques.hpp"

namespace knekt::skat {
namespace {

// Points do not count here, so one of several neighbours is always enough.
Keep one_of_each(int) { return Keep::dearest; }

// Whether the declarer can always stay below in a suit that he does not lead himself: his lowest card is
// below the defenders' lowest, his second below their second, and so on as far as both have cards. He ducks
// as high as he can, and that keeps it so, however they play and whatever he discards from the top.
bool safe(Mask his, Mask theirs) {
    while (his && theirs) {
        if (lowest(his) > lowest(theirs)) return false;
        his &= his - 1;
        theirs &= theirs - 1;
    }
    return true;
}

}  // namespace

TricksSearch::Verdict TricksSearch::at_sight(int leader) const {
    if (wish_ == Wish::no_trick) return uses(safe_suits) ? null_at_sight(leader) : Verdict::unknown;
    // The highest trump always wins its trick.
    const Mask trumps = (hands[1] | hands[2]) & layout_.trumps;
    return trumps & above(hands[declarer] & layout_.trumps) ? Verdict::lost : Verdict::unknown;
}

TricksSearch::Verdict TricksSearch::null_at_sight(int leader) const {
    if (leader == declarer) return Verdict::unknown;
    const Mask his = hands[declarer], theirs = hands[1] | hands[2];
    const Mask mine = hands[leader], partner = hands[3 - leader];
    bool all_safe = !(his & layout_.trumps);
    for (const Mask suit : layout_.cards_of) {
        const Mask held = his & suit;
        if (!held) continue;
        // A lead below his lowest card, to which the partner follows below it too or throws something away.
        const Mask below = single(lowest(held)) - 1;
        const Mask partners = partner & suit ? partner & suit & below : partner & ~layout_.trumps;
        if ((mine & suit & below) && partners) return Verdict::lost;
        if (!safe(held, theirs & suit)) all_safe = false;
    }
    return all_safe ? Verdict::made : Verdict::unknown;
}

// A lead that somebody can beat is no use to a declarer who wants every trick.
bool TricksSearch::hopeless(int leader, int card) const {
    if (leader != declarer || wish_ == Wish::no_trick) return false;
    return layout_.beating(card) & (layout_.follow(hands[1], card) | layout_.follow(hands[2], card));
}

// How much the declarer would like to be rid of a card: cards of the defenders below it, in a suit not safe.
int TricksSearch::danger(int card) const {
    const Mask suit = layout_.cards_of[layout_.class_of[card]];
    const Mask his = hands[declarer] & suit, theirs = (hands[1] | hands[2]) & suit;
    if (!theirs || safe(his, theirs)) return 0;
    return 8 + 4 * size(theirs & ~above(single(card))) - size(his);
}

int TricksSearch::lead_score(int leader, int card) const {
    const Mask suit = layout_.cards_of[layout_.class_of[card]], higher = above(single(card));
    const Mask held = hands[declarer] & suit, theirs = (hands[1] | hands[2]) & suit;
    if (leader == declarer)
        return 10 * size(theirs & higher) - 8 * size(theirs & ~higher) + 3 * (8 - size(held));
    if (!held) return -20 - size(theirs);
    return (safe(held, theirs) ? -10 : 30 + 4 * size(held & higher)) - 6 * size(held & ~higher);
}

int TricksSearch::second_score(int role, int led, int card) const {
    const bool wins = layout_.beating(led) >> card & 1;
    const bool follows = layout_.class_of[card] == layout_.class_of[led];
    if (role == declarer) return wins ? -100 - card % 8 : follows ? card % 8 : danger(card);
    const int discard = danger(card) ? -10 : 5 + card % 8;
    if (next(role) != declarer) return follows ? (wins ? -20 : card % 8) : discard;
    // The partner led: stay below the declarer's cards if that catches him.
    const Mask his = layout_.follow(hands[declarer], led);
    const bool caught = !(his & ~layout_.beating(wins ? card : led));
    return caught ? 100 : follows ? -(card % 8) : discard;
}

int TricksSearch::third_score(int role, int led, int card) const {
    if (layout_.class_of[card] == layout_.class_of[led]) return card % 8;
    return role == declarer ? danger(card) : danger(card) ? -10 : 5 + card % 8;
}

template <typename Score>
void TricksSearch::order(Moves& moves, Score score) const {
    if (wish_ != Wish::no_trick || !uses(null_ordering)) return;
    for (int i = 0; i < moves.count(); ++i) moves[i].score = static_cast<std::int16_t>(score(moves[i].card));
}

// Plays the moves in turn until one of them settles the question for the side of `role`.
template <typename Play>
bool TricksSearch::choose(Moves& moves, int role, Play play) {
    const bool aim = role == declarer;
    bool made = !aim;
    for (int i = 0; i < moves.count() && made != aim; ++i) {
        const int card = moves.pick(i).card;
        hands[role] ^= single(card);
        made = play(card);
        hands[role] ^= single(card);
        if (budget_.exhausted()) return false;
    }
    return made;
}

bool TricksSearch::lead(int leader) {
    if (!budget_.spend()) return false;
    if (!hands[leader]) return true;
    const Verdict verdict = at_sight(leader);
    if (verdict != Verdict::unknown) return verdict == Verdict::made;

    std::uint64_t position = 0;
    if (uses(table)) {
        position = order_key(layout_, hands);  // points do not matter here
        if (const Entry* entry = known_.find(position, leader)) return entry->lo;
    }
    Moves moves;
    moves.list(layout_, hands[leader], hands[next(leader)] | hands[next(next(leader))], one_of_each);
    order(moves, [&](int card) { return lead_score(leader, card); });
    const bool made =
        choose(moves, leader, [&](int card) { return !hopeless(leader, card) && second(leader, card); });
    if (budget_.exhausted()) return false;
    if (uses(table)) known_.store(position, leader, size(hands[leader]), {made, made});
    return made;
}

bool TricksSearch::second(int leader, int led) {
    if (!budget_.spend()) return false;
    const int role = next(leader), last = next(role);
    Moves moves;
    moves.list(layout_, layout_.follow(hands[role], led), hands[leader] | hands[last] | single(led),
               one_of_each);
    order(moves, [&](int card) { return second_score(role, led, card); });
    return choose(moves, role, [&](int card) { return third(leader, led, card); });
}

bool TricksSearch::third(int leader, int led, int second) {
    if (!budget_.spend()) return false;
    const int middle = next(leader), role = next(middle);
    const bool second_best = layout_.beating(led) >> second & 1;
    const int best = second_best ? second : led;
    const int best_role = second_best ? middle : leader;
    Mask legal = layout_.follow(hands[role], led);
    const Mask taking = legal & layout_.beating(best);
    const Mask good = (wanted(role) ? taking : 0) | (wanted(best_role) ? legal & ~taking : 0);
    if (role == declarer) legal = good;    // any other card loses at once
    else if (legal & ~good) return false;  // and this one is a defender's to play
    Moves moves;
    moves.list(layout_, legal, hands[leader] | hands[middle] | single(best), one_of_each);
    order(moves, [&](int card) { return third_score(role, led, card); });
    return choose(moves, role,
                  [&](int card) { return lead(layout_.beating(best) >> card & 1 ? role : best_role); });
}

}  // namespace knekt::skat
