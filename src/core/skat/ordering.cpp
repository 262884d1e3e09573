#include "ordering.hpp"

#include <algorithm>

namespace knekt::skat {
namespace {

// The weights were found by trial: coordinate descent for the fewest positions on seeded realistic deals,
// other deals than those of the bench.

struct DeclarerLead {
    // Nobody can beat the card.
    int unbeaten = 284;
    int points = 7;         // each point it is sure to bring
    int draws = 45;         // a trump, and the defenders have some
    int idle_trump = -503;  // a trump, and they have none
    int run = -22;          // each card of the suit in hand
    // Somebody can.
    int worth = 5;   // each point of the card
    int least = 14;  // each point that the defenders must add
    int trump = 101;
    int top = 12;      // his best card of the suit
    int length = 8;    // each card of the suit in hand
    int stronger = 2;  // each card of the suit that beats it
    int ruffed = -21;  // it can only be ruffed
};

struct DefenderLead {
    // The declarer cannot beat the card.
    int unbeaten = 375;
    int points = 20;
    int safe_trump = -2;
    int safe_before = 2;  // the declarer plays last
    // He can.
    int worth = 2;
    int overtaken = 22;  // the partner can beat whatever he plays
    int declarer_void = -75;
    int trump = 37;
    int length = 18;
    int his_length = -4;
    int partner_void = -8;
    int his_least = 3;  // each point that the declarer must add
};

struct Reply {
    int ours;          // each point of a trick that seems ours
    int theirs;        // each point of one that seems theirs
    int trump;         // the cost of a trump
    int takes;         // the card beats what lies on the table
    int power_ours;    // each card of others that it could beat later, spent on our trick
    int power_theirs;  // the same, spent on theirs
    int length;        // each card of the suit in hand
};

constexpr DeclarerLead declarer_lead;
constexpr DefenderLead defender_lead;
constexpr Reply declarer_second{16, 6, 29, 29, 12, -2, -29};
constexpr Reply after_partner{24, 19, -5, 2, 9, 12, 24};   // defender second, his partner led
constexpr Reply after_declarer{51, 6, 57, -32, 8, 14, 0};  // defender second, the declarer led
constexpr Reply declarer_third{21, 28, 27, 1, 27, -13, -2};
constexpr Reply against_declarer{8, 17, 32, 3, 15, 0, 24};  // defender third, the declarer has the trick
constexpr Reply for_partner{10, 10, 164, 5, 8, 0, -6};      // defender third, his partner has it

void set(Move& move, int score) { move.score = static_cast<std::int16_t>(std::clamp(score, -30000, 30000)); }

int score_declarer_lead(const Layout& layout, const Hands& hands, int card) {
    constexpr DeclarerLead weight = declarer_lead;
    const Mask of_suit = layout.cards_of[layout.class_of[card]];
    const bool trump = layout.class_of[card] == trump_class;
    const Mask mine = hands[declarer] & of_suit;
    const Mask left = layout.follow(hands[1], card), right = layout.follow(hands[2], card);
    const Mask takers = (left | right) & layout.beating(card);
    const int worth = layout.points_of[card];
    const int least = layout.cheapest(left, 1) + layout.cheapest(right, 1);
    if (!takers) {
        int score = weight.unbeaten + weight.points * (worth + least) + weight.run * size(mine);
        if (trump) score += (hands[1] | hands[2]) & of_suit ? weight.draws : weight.idle_trump;
        return score;
    }
    int score = -weight.worth * worth + weight.least * least - weight.length * size(mine) -
                weight.stronger * size(takers & of_suit);
    if (trump) score += weight.trump;
    if (!(mine & above(single(card)))) score += weight.top;
    if (!(takers & of_suit)) score -= weight.ruffed;
    return score;
}

int score_defender_lead(const Layout& layout, const Hands& hands, int leader, int card) {
    constexpr DefenderLead weight = defender_lead;
    const Mask of_suit = layout.cards_of[layout.class_of[card]];
    const bool trump = layout.class_of[card] == trump_class;
    const bool before = next(next(leader)) == declarer;
    const Mask his = layout.follow(hands[declarer], card), partners = layout.follow(hands[3 - leader], card);
    const Mask takers = his & layout.beating(card);
    const int worth = layout.points_of[card];
    if (!takers) {
        int score =
            weight.unbeaten + weight.points * (worth + layout.dearest(partners, 1) + layout.cheapest(his, 1));
        if (trump) score += weight.safe_trump;
        if (before) score += weight.safe_before;
        return score;
    }
    int score = -weight.worth * worth - weight.length * size(hands[leader] & of_suit) +
                weight.his_length * size(hands[declarer] & of_suit) +
                weight.his_least * layout.cheapest(his, 1);
    if (partners & layout.beating(highest(takers))) score += weight.overtaken;
    if (!(his & of_suit)) score += weight.declarer_void;
    if (trump) score -= weight.trump;
    if (!(partners & of_suit)) score += weight.partner_void;
    return score;
}

int score_reply(const Layout& layout, const Hands& hands, int role, const Reply& weight, int card, int sum,
                bool takes, bool ours) {
    const Mask of_suit = layout.cards_of[layout.class_of[card]];
    const Mask others = hands[next(role)] | hands[next(next(role))];
    const int power = size(others & of_suit & (single(card) - 1));
    int score = ours ? weight.ours * sum - weight.power_ours * power
                     : -weight.theirs * sum - weight.power_theirs * power;
    if (layout.class_of[card] == trump_class) score -= weight.trump;
    if (takes) score += weight.takes;
    return score - weight.length * size(hands[role] & of_suit);
}

}  // namespace

void order_leads(const Layout& layout, const Hands& hands, int leader, Moves& moves) {
    for (int i = 0; i < moves.count(); ++i)
        set(moves[i], leader == declarer ? score_declarer_lead(layout, hands, moves[i].card)
                                         : score_defender_lead(layout, hands, leader, moves[i].card));
}

void order_second(const Layout& layout, const Hands& hands, int role, int led, Moves& moves) {
    const int third = next(role);
    const bool led_by_partner = third == declarer, partner_last = role != declarer && third != declarer;
    const Reply& weight = role == declarer ? declarer_second
                          : led_by_partner ? after_partner
                                           : after_declarer;
    const Mask last = layout.follow(hands[third], led);
    const int dearest = layout.dearest(last, 1), cheapest = layout.cheapest(last, 1);
    for (int i = 0; i < moves.count(); ++i) {
        const int card = moves[i].card;
        const bool takes = layout.beating(led) >> card & 1;
        const Mask beaters = last & layout.beating(takes ? card : led);
        int sum = layout.points_of[led] + layout.points_of[card];
        bool ours;
        if (partner_last) {
            ours = takes || beaters;
            sum += takes ? dearest : ours ? layout.dearest(beaters, 1) : cheapest;
        } else {
            ours = (takes || led_by_partner) && !beaters;
            sum += ours ? cheapest : dearest;
        }
        set(moves[i], score_reply(layout, hands, role, weight, card, sum, takes, ours));
    }
}

void order_third(const Layout& layout, const Hands& hands, int role, int led, int second, Moves& moves) {
    const bool second_best = layout.beating(led) >> second & 1;
    const int best = second_best ? second : led;
    const int best_role = second_best ? next(next(role)) : next(role);
    const bool friendly = role != declarer && best_role != declarer;
    const Reply& weight = role == declarer ? declarer_third : friendly ? for_partner : against_declarer;
    const int so_far = layout.points_of[led] + layout.points_of[second];
    for (int i = 0; i < moves.count(); ++i) {
        const int card = moves[i].card;
        const bool takes = layout.beating(best) >> card & 1;
        set(moves[i], score_reply(layout, hands, role, weight, card, so_far + layout.points_of[card], takes,
                                  takes || friendly));
    }
}

}  // namespace knekt::skat
