#include "play_model.hpp"

#include <cmath>

namespace knekt::skat {
namespace {

// How often somebody plays just any card, so that nothing is ever out of the question.
constexpr double any = 0.2;

// What each thing counts, in logits, for a defender and for the declarer. Found by a conditional logistic
// regression over some thousand cards of players by rules of thumb and by search. Card points count in tens.
struct Following {
    double home, away;     // points that the last hand adds to a trick of its own side, and of the others
    double hoped, feared;  // the same in second hand, as the trick lies then
    double taken, taken_second;  // points on the table that the others lose, by the last hand or in second
    double ruff, vain, jack;     // ruffing, a trump that does not take the trick, a jack
    double overtake;             // taking a trick from the partner
    double below;  // for each four cards of one's own above it, a card that does not take the trick
    double empty;  // throwing away the last card of a suit
};
constexpr Following following[] = {
    {2.26, -7.2, 0.61, -1.91, 2.3, 1.27, 0.54, -0.88, -1.79, -0.17, -1.13, 0.79},
    {3.42, -3.13, 3.39, -1.88, 0.63, 1.55, 1.44, -0.71, -1.13, 0.0, 0.13, 0.37},
};
struct Leading {
    double trump, jack, top, ten, points;  // the top of its suit
    double length, single;                 // plain suits: for each five cards, one alone
};
constexpr Leading leading[] = {
    {-2.06, -1.12, 2.37, 0.0, -0.55, -0.97, 0.47},
    {-1.29, 0.65, 2.25, 1.16, -0.94, -1.56, 0.27},
};
constexpr int jack_points = 2, ten_points = 10;

}  // namespace

double PlayModel::likelihood(std::array<Mask, 3> hands, const std::vector<PlayedTrick>& tricks,
                             int observer) const {
    for (const auto& trick : tricks)
        for (std::size_t place = 0; place < trick.cards.size(); ++place)
            hands[(trick.leader + place) % 3] |= single(trick.cards[place]);
    double found = 1;
    for (const auto& trick : tricks)
        for (std::size_t place = 0; place < trick.cards.size(); ++place) {
            const auto seat = (trick.leader + place) % 3;
            if (static_cast<int>(seat) != observer)
                found *= chance(hands[seat], trick, static_cast<int>(place));
            hands[seat] ^= single(trick.cards[place]);
        }
    return found;
}

double PlayModel::chance(Mask hand, const PlayedTrick& trick, int place) const {
    const Mask legal = place ? layout_.follow(hand, trick.cards[0]) : hand;
    if (!(legal & (legal - 1))) return 1;
    Before before{(trick.leader + place) % 3, trick.leader, trick.cards[0], 0, place == 0, place == 2};
    for (int i = 0; i < place; ++i) {
        before.points += layout_.points_of[trick.cards[i]];
        if (layout_.beating(before.best) >> trick.cards[i] & 1)
            before.best = trick.cards[i], before.taker = (trick.leader + i) % 3;
    }
    double sum = 0, chosen = 0;
    for (Mask rest = legal; rest; rest &= rest - 1) {
        const int card = lowest(rest);
        const double score = before.first ? lead_score(hand, before.seat == declarer_, card)
                                          : follow_score(hand, before, trick.cards[0], card);
        const double weight = std::exp(score);
        sum += weight;
        if (card == trick.cards[place]) chosen = weight;
    }
    return any / size(legal) + (1 - any) * chosen / sum;
}

double PlayModel::lead_score(Mask hand, bool declares, int card) const {
    const Leading& counts = leading[declares];
    const Mask suit = layout_.cards_of[layout_.class_of[card]];
    const bool trump = layout_.trumps >> card & 1;
    const int points = layout_.points_of[card], length = size(hand & suit);
    double score = counts.points * points / 10;
    if (!(suit & above(single(card)))) score += counts.top;
    if (points == jack_points) score += counts.jack;
    if (trump) return score + counts.trump;
    return score + (points == ten_points ? counts.ten : 0) + counts.length * length / 5 +
           (length == 1 ? counts.single : 0);
}

double PlayModel::follow_score(Mask hand, const Before& before, int led, int card) const {
    const bool declares = before.seat == declarer_;
    const Following& counts = following[declares];
    const auto ours = [&](int seat) { return (seat == declarer_) == declares; };
    const bool takes = layout_.beating(before.best) >> card & 1, trump = layout_.trumps >> card & 1;
    const bool good = takes || ours(before.taker);
    const int points = layout_.points_of[card];
    double score =
        (before.last ? (good ? counts.home : counts.away) : (good ? counts.hoped : counts.feared)) * points /
        10;
    if (takes && !ours(before.taker))
        score += (before.last ? counts.taken : counts.taken_second) * before.points / 10;
    if (takes && ours(before.taker)) score += counts.overtake;
    if (trump && !(layout_.trumps >> led & 1)) score += takes ? counts.ruff : counts.vain;
    if (points == jack_points) score += counts.jack;
    const Mask suit = hand & layout_.cards_of[layout_.class_of[card]];
    if (!takes) score += counts.below * size(suit & above(single(card))) / 4;
    if (size(suit) == 1 && !trump && layout_.class_of[card] != layout_.class_of[led]) score += counts.empty;
    return score;
}

}  // namespace knekt::skat
