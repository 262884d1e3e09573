#include "solver.hpp"

#include "inquiry.hpp"

namespace knekt::skat {
namespace {

constexpr int most_in_skat = 22;  // two aces

}  // namespace

Fault fault(const Layout& layout, const Position& position) {
    const auto seat = [](int number) { return number >= 0 && number < 3; };
    if (!seat(position.leader) || !seat(position.declarer)) return Fault::seat;
    if (position.on_table < 0 || position.on_table > 2) return Fault::table_card;
    Mask seen = 0;
    for (int i = 0; i < position.on_table; ++i) {
        if (position.table[i] >= card_count) return Fault::table_card;
        if (seen >> position.table[i] & 1) return Fault::card_twice;
        seen |= single(position.table[i]);
    }
    if (position.skat < 0 || position.skat > most_in_skat) return Fault::skat;
    const int full = size(position.hands[(position.leader + 2) % 3]);
    if (full > 10) return Fault::hand_sizes;
    for (int place = 0; place < 3; ++place) {
        const Mask hand = position.hands[(position.leader + place) % 3];
        if (seen & hand) return Fault::card_twice;
        seen |= hand;
        if (size(hand) != full - (place < position.on_table)) return Fault::hand_sizes;
        if (place > 0 && place < position.on_table) {
            const Mask led = layout.cards_of[layout.class_of[position.table[0]]];
            if (!(led >> position.table[place] & 1) && (hand & led)) return Fault::revoke;
        }
    }
    return Fault::none;
}

Solver::Solver(const Layout& layout, Objective objective, Table& table)
    : layout_(layout), objective_(objective), table_(table) {}

Answer Solver::exact(const Position& position, const Limits& limits, int guess) const {
    return Inquiry(layout_, objective_, table_, position, limits).exact(seen_from_declarer(position), guess);
}

Answer Solver::at_least(const Position& position, int threshold, const Limits& limits) const {
    return Inquiry(layout_, objective_, table_, position, limits)
        .at_least(seen_from_declarer(position), threshold);
}

std::vector<CardAnswer> Solver::each_card(const Position& position, const Limits& limits) const {
    Inquiry inquiry(layout_, objective_, table_, position, limits);
    int guess = -1;  // the cards of a hand are often worth nearly the same
    return inquiry.each_card(seen_from_declarer(position), [&](const Place& place, const Answer& known) {
        const Answer answer = inquiry.exact(place, guess, known);
        if (answer.proven) guess = answer.lo + 1;
        return answer;
    });
}

std::vector<CardAnswer> Solver::each_card_at_least(const Position& position, int threshold,
                                                   const Limits& limits) const {
    Inquiry inquiry(layout_, objective_, table_, position, limits);
    return inquiry.each_card(seen_from_declarer(position), [&](const Place& place, const Answer& known) {
        return inquiry.at_least(place, threshold, known);
    });
}

std::vector<CardAnswer> Solver::each_card_graded(const Position& position, std::uint64_t candidates,
                                                 std::span<const int> steps, const Limits& limits) const {
    Inquiry inquiry(layout_, objective_, table_, position, limits);
    return inquiry.each_card(
        seen_from_declarer(position),
        [&](const Place& place, const Answer& known) { return inquiry.graded(place, steps, known); },
        static_cast<Mask>(candidates));
}

Line Solver::best_line(const Position& position, const Limits& limits) const {
    Inquiry inquiry(layout_, objective_, table_, position, limits);
    Place place = seen_from_declarer(position);
    Line line{inquiry.exact(place, -1), {}};
    const int value = line.value.lo;
    while (line.value.proven && !place.over() && !place.lost) {  // once lost, the rest is not played
        // The first card that keeps the value; the table remembers nearly all that this asks.
        const bool wants_more = inquiry.wants_more(place);
        int found = -1;
        for (Mask rest = inquiry.legal(place); rest && found < 0; rest &= rest - 1) {
            const int card = lowest(rest);
            const int threshold = wants_more ? value : value + 1;
            const Answer answer = inquiry.at_least(inquiry.after(place, card), threshold);
            if (wants_more ? answer.lo >= threshold : answer.hi < threshold) found = card;
        }
        if (found < 0) break;  // the limit struck
        line.cards.push_back(found);
        place = inquiry.after(place, found);
    }
    line.value.nodes = inquiry.nodes();
    line.value.struck = inquiry.struck();
    return line;
}

}  // namespace knekt::skat
