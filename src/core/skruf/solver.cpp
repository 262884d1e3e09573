#include "solver.hpp"

#include <algorithm>

#include "estimate.hpp"
#include "misere_search.hpp"
#include "search.hpp"
#include "techniques.hpp"

namespace knekt::skruf {
namespace {

// A position with the hands in order of play and the board as it was before the trick, with what side 0 has
// won since the question was put.
struct Place {
    Board board;
    Trick trick;
    int won = 0;

    int to_play() const { return (trick.leader + trick.played) & 3; }
    bool over() const { return !board.all(); }
    Mask legal() const {
        const Mask hand = board.hands[to_play()];
        const Mask following = trick.played ? hand & suit_mask(suit_of(trick.cards[0])) : 0;
        return following ? following : hand;
    }
};

// By hand in order of play.
std::array<std::uint8_t, seats> sides(const Position& position) {
    std::array<std::uint8_t, seats> side{};
    for (int turn = 0; turn < seats; ++turn)
        side[turn] = position.side[position.order[turn]] != position.side[position.order[0]];
    return side;
}

// One question put to the search. Within it side 0 is that of the hand that comes first in order of play, so
// that the table serves every leader; outside, answers are those of the leader's side.
template <class Searching, class Known>
class Inquiry {
public:
    Inquiry(const Position& position, const Terms& terms, Known& known, const Limits& limits)
        : terms_(terms), budget_(limits), search_(terms_, known, budget_) {
        start_.trick.leader = turn_of(position, position.leader);
        std::array<Mask, seats> hands{};
        for (int turn = 0; turn < seats; ++turn)
            hands[turn] = from_caller(position.hands[position.order[turn]]);
        for (int i = 0, hand = start_.trick.leader; i < position.on_table; ++i, hand = next_hand(hand))
            hands[hand] |= single(from_caller(static_cast<int>(position.table[i])));
        start_.board = Board(hands);
        for (int i = 0; i < position.on_table; ++i)
            start_.trick.play(start_.to_play(), from_caller(static_cast<int>(position.table[i])),
                              terms_.trumps);
        total_ = start_.board.tricks();
        turned_ = terms_.side[start_.trick.leader] == 1;
        std::uint64_t kind = 1 + static_cast<std::uint64_t>(terms_.trump + 1) * 2 + terms_.misere;
        for (const int side : terms_.side) kind = kind * 2 + static_cast<std::uint64_t>(side);
        known.belong_to(kind);
    }

    const Place& start() const { return start_; }
    int total() const { return total_; }
    std::uint64_t nodes() const { return budget_.nodes(); }
    bool struck() const { return budget_.struck(); }

    Place after(Place place, int card) const {
        place.trick.play(place.to_play(), card, terms_.trumps);
        if (place.trick.played < seats) return place;
        Mask remaining = place.board.all();
        for (int i = 0, hand = place.trick.leader; i < seats; ++i, hand = next_hand(hand))
            place.board.play(hand, place.trick.cards[i]);
        for (const int played : place.trick.cards) place.board.close_rank(played, remaining);
        place.won += terms_.side[place.trick.best_hand] == 0;
        const int leader = place.trick.best_hand;
        place.trick = {};
        place.trick.leader = leader;
        return place;
    }

    // Does the hand to play want more tricks for the side the answers are about?
    bool wants_more(const Place& place) const { return terms_.wants_more(place.to_play()) != turned_; }

    Answer exact(const Place& place, int guess) {
        Answer inner = outset(place);
        if (guess >= 0) look_around(place, turned_ ? total_ - guess : guess, inner);
        else if (terms_.misere && uses(both_ends)) close_in(place, inner);
        else look_around(place, place.won + estimate(place.board, terms_, place.trick.leader), inner);
        Answer answer = outside(inner);
        answer.proven = answer.lo == answer.hi;
        return answer;
    }

    Answer at_least(const Place& place, int threshold) {
        Answer inner = outset(place);
        const int need = turned_ ? total_ - threshold + 1 : threshold;
        if (inner.lo < need && inner.hi >= need && budget_.lend(1)) ask(place, need, inner);
        Answer answer = outside(inner);
        answer.proven = answer.lo >= threshold || answer.hi < threshold;
        return answer;
    }

    // As far as it takes to know which of the steps, which ascend, are reached; without any, the value
    // itself.
    Answer graded(const Place& place, std::span<const int> steps, int guess) {
        if (steps.empty()) return exact(place, guess);
        Answer inner = outset(place), answer = outside(inner);
        while (true) {
            const auto first = std::upper_bound(steps.begin(), steps.end(), answer.lo);
            const auto last = std::upper_bound(first, steps.end(), answer.hi);
            answer.proven = first == last;
            if (answer.proven) break;
            const int step = first[(last - first) / 2], need = turned_ ? total_ - step + 1 : step;
            if (!budget_.lend(1) || !ask(place, need, inner)) break;
            answer = outside(inner);
        }
        return answer;
    }

private:
    static int turn_of(const Position& position, int seat) {
        return static_cast<int>(std::find(position.order.begin(), position.order.end(), seat) -
                                position.order.begin());
    }

    // What side 0 can have in the end at least and at most, before any search.
    Answer outset(const Place& place) const {
        return {place.won, place.won + place.board.tricks(), false, 0};
    }

    Answer outside(const Answer& inner) const {
        const int lo = turned_ ? total_ - inner.hi : inner.lo, hi = turned_ ? total_ - inner.lo : inner.hi;
        return {lo, hi, false, nodes(), struck()};
    }

    // Narrows the answer by asking whether side 0 reaches `need`; false when the budget ran out.
    bool ask(const Place& place, int need, Answer& inner) {
        typename Searching::Why why{};
        const int rest = need - place.won;
        const int value =
            place.won + (place.trick.played ? search_.follow(place.board, place.trick, rest, why)
                                            : search_.lead(place.board, place.trick.leader, rest, why));
        if (budget_.exhausted()) return false;  // the answer means nothing
        if (value >= need) inner.lo = std::max(inner.lo, value);
        else inner.hi = std::min(inner.hi, value);
        return true;
    }

    // From a guess outwards: a good one takes two questions.
    void look_around(const Place& place, int need, Answer& inner) {
        while (inner.lo < inner.hi) {
            need = std::clamp(need, inner.lo + 1, inner.hi);
            if (!budget_.lend(2)) break;
            if (!ask(place, need, inner)) {
                widen(place, need, inner);
                break;
            }
            need = inner.lo >= need ? inner.lo + 1 : inner.hi;
        }
    }

    // Misère: each step towards the value makes a question several times as slow, and a guess is seldom good.
    // So from both ends inwards, always where the last question was cheaper.
    void close_in(const Place& place, Answer& inner) {
        std::array<std::uint64_t, 2> cost{};
        bool from_above = false;
        const auto next = [&] {
            const std::uint64_t before = nodes();
            const bool answered = ask(place, from_above ? inner.hi : inner.lo + 1, inner);
            cost[from_above] = nodes() - before;
            return answered;
        };
        while (inner.lo < inner.hi && budget_.lend(2)) {
            from_above = cost[1] < cost[0];
            if (next()) continue;
            from_above = !from_above;
            while (inner.lo < inner.hi && budget_.lend(1) && next()) {
            }
        }
    }

    // The question at `need` was too hard for the cap. Those further off are easier: bounds on either side of
    // it.
    void widen(const Place& place, int need, Answer& inner) {
        for (int lower = need - 1; lower > inner.lo && budget_.lend(4); --lower)
            if (ask(place, lower, inner) && inner.lo >= lower) break;
        for (int upper = need + 1; upper <= inner.hi && budget_.lend(2); ++upper)
            if (ask(place, upper, inner) && inner.hi < upper) break;
    }

    Terms terms_;
    Budget budget_;
    Searching search_;
    Place start_;
    int total_ = 0;
    bool turned_ = false;
};

template <typename Inquiring, typename Question>
std::vector<CardAnswer> of_each_card(Inquiring& inquiry, Question question, Mask candidates = ~Mask{0}) {
    const Place& start = inquiry.start();
    const Mask others = start.board.all() & ~start.board.hands[start.to_play()];
    std::vector<CardAnswer> cards;
    int previous = no_card;
    for (Mask rest = start.legal() & candidates; rest; rest &= rest - 1) {
        const int card = lowest(rest);
        // Neighbours do the same: the answer of one is the answer of the next.
        const bool same = previous != no_card && suit_of(previous) == suit_of(card) &&
                          !(others & higher(previous) & lower(card));
        Answer answer;
        if (same) {
            answer = cards.back().value;
            answer.nodes = 0;
        } else {
            const std::uint64_t before = inquiry.nodes();
            answer = question(inquiry.after(start, card));
            answer.nodes -= before;
        }
        cards.push_back({to_caller(card), answer});
        previous = card;
    }
    return cards;
}

}  // namespace

Fault fault(const Position& position) {
    const auto seat = [](int number) { return number >= 0 && number < seats; };
    if (!seat(position.leader)) return Fault::seat;
    unsigned seen_seats = 0;
    for (const int number : position.order) {
        if (!seat(number)) return Fault::seat;
        seen_seats |= 1u << number;
    }
    if (seen_seats != 15) return Fault::seat;
    int second_side = 0;
    for (const int side : position.side) {
        if (side > 1) return Fault::side;
        second_side += side;
    }
    if (second_side == 0 || second_side == seats) return Fault::side;

    if (position.on_table < 0 || position.on_table > 3) return Fault::table_card;
    std::uint64_t seen = 0;
    for (int i = 0; i < position.on_table; ++i) {
        if (position.table[i] >= suits * ranks) return Fault::table_card;
        if (seen >> position.table[i] & 1) return Fault::card_twice;
        seen |= std::uint64_t{1} << position.table[i];
    }
    int turn = 0;
    while (position.order[turn] != position.leader) ++turn;
    const int full = size(position.hands[position.order[(turn + 3) & 3]]);
    if (full > ranks) return Fault::hand_sizes;
    for (int i = 0; i < seats; ++i) {
        const std::uint64_t hand = position.hands[position.order[(turn + i) & 3]];
        if (hand >> (suits * ranks)) return Fault::unknown_card;
        if (seen & hand) return Fault::card_twice;
        seen |= hand;
        if (size(hand) != full - (i < position.on_table)) return Fault::hand_sizes;
        if (i > 0 && i < position.on_table && position.table[i] / ranks != position.table[0] / ranks &&
            hand >> (position.table[0] / ranks * ranks) & one_suit)
            return Fault::revoke;
    }
    return Fault::none;
}

// Calls `ask` with the inquiry into this position.
template <typename Ask>
auto Solver::inquire(const Position& position, const Limits& limits, Ask ask) const {
    const Terms terms(sides(position), trump_, objective_ == Objective::fewest);
    if (objective_ == Objective::fewest) {
        Inquiry<MisereSearch, MisereTable> inquiry(position, terms, std::get<MisereTable>(table_.table),
                                                   limits);
        return ask(inquiry);
    }
    Inquiry<Search, Table> inquiry(position, terms, std::get<Table>(table_.table), limits);
    return ask(inquiry);
}

Answer Solver::exact(const Position& position, const Limits& limits, int guess) const {
    return inquire(position, limits, [&](auto& inquiry) { return inquiry.exact(inquiry.start(), guess); });
}

Answer Solver::at_least(const Position& position, int threshold, const Limits& limits) const {
    return inquire(position, limits,
                   [&](auto& inquiry) { return inquiry.at_least(inquiry.start(), threshold); });
}

std::vector<CardAnswer> Solver::each_card(const Position& position, const Limits& limits) const {
    return inquire(position, limits, [](auto& inquiry) {
        int guess = -1;
        return of_each_card(inquiry, [&](const Place& place) {
            const Answer answer = inquiry.exact(place, guess);
            if (answer.proven) guess = answer.lo;  // the cards of a hand are often worth nearly the same
            return answer;
        });
    });
}

std::vector<CardAnswer> Solver::each_card_at_least(const Position& position, int threshold,
                                                   const Limits& limits) const {
    return inquire(position, limits, [&](auto& inquiry) {
        return of_each_card(inquiry, [&](const Place& place) { return inquiry.at_least(place, threshold); });
    });
}

std::vector<CardAnswer> Solver::each_card_graded(const Position& position, std::uint64_t candidates,
                                                 std::span<const int> steps, const Limits& limits) const {
    return inquire(position, limits, [&](auto& inquiry) {
        int guess = -1;
        const auto question = [&](const Place& place) {
            const Answer answer = inquiry.graded(place, steps, guess);
            if (answer.proven) guess = answer.lo;
            return answer;
        };
        return of_each_card(inquiry, question, from_caller(candidates));
    });
}

namespace {

template <typename Inquiring>
Line line_of(Inquiring& inquiry) {
    Place place = inquiry.start();
    Line line{inquiry.exact(place, -1), {}};
    const int value = line.value.lo;
    while (line.value.proven && !place.over()) {
        // The first card that keeps the value; the table remembers nearly all that this asks.
        const bool more = inquiry.wants_more(place);
        int found = no_card;
        for (Mask rest = place.legal(); rest && found == no_card; rest &= rest - 1) {
            const int threshold = more ? value : value + 1;
            const Answer answer = inquiry.at_least(inquiry.after(place, lowest(rest)), threshold);
            if (more ? answer.lo >= threshold : answer.hi < threshold) found = lowest(rest);
        }
        if (found == no_card) break;  // the limit struck
        line.cards.push_back(to_caller(found));
        place = inquiry.after(place, found);
    }
    line.value.nodes = inquiry.nodes();
    line.value.struck = inquiry.struck();
    return line;
}

}  // namespace

Line Solver::best_line(const Position& position, const Limits& limits) const {
    return inquire(position, limits, [](auto& inquiry) { return line_of(inquiry); });
}

}  // namespace knekt::skruf
