// One question put to the searches of Skat: the common ground of all objectives.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "points_search.hpp"
#include "ramsch_search.hpp"
#include "solver.hpp"
#include "spitzen_search.hpp"
#include "tricks_search.hpp"

namespace knekt::skat {

// A position seen from the declarer, with what he has won since the question was put.
struct Place {
    Hands hands{};
    std::array<std::uint8_t, 2> table{};
    int on_table = 0;
    int leader = 0;
    int won = 0;        // points
    bool lost = false;  // a trick went where it must not

    int to_play() const { return (leader + on_table) % 3; }
    bool over() const { return !on_table && !hands[leader]; }
};

inline Place seen_from_declarer(const Position& position) {
    Place place;
    for (int role = 0; role < 3; ++role) place.hands[role] = position.hands[(position.declarer + role) % 3];
    place.table = position.table;
    place.on_table = position.on_table;
    place.leader = (position.leader - position.declarer + 3) % 3;
    place.lost = position.lost;
    return place;
}

// Answers about places of one position, under limits for all of them together.
class Inquiry {
public:
    Inquiry(const Layout& layout, Objective objective, Table& table, const Position& position,
            const Limits& limits)
        : layout_(layout), objective_(objective), skat_(position.skat), budget_(limits),
          points_(layout, table, budget_),
          tricks_(layout, objective == Objective::no_trick ? Wish::no_trick : Wish::all_tricks, table,
                  budget_),
          ramsch_(layout, skat_, table, budget_), spitzen_(layout, skat_, table, budget_) {
        table.belong_to((layout.fingerprint * 256 + static_cast<unsigned>(skat_)) * 8 +
                        static_cast<unsigned>(objective) + 1);
    }

    bool counts_points() const {
        return objective_ != Objective::no_trick && objective_ != Objective::all_tricks;
    }
    bool wants_more(const Place& place) const {
        return (place.to_play() == declarer) == (objective_ != Objective::burden);
    }

    Mask legal(const Place& place) const {
        const Mask hand = place.hands[place.to_play()];
        return place.on_table ? layout_.follow(hand, place.table[0]) : hand;
    }

    Place after(Place place, int card) const {
        const int role = place.to_play();
        place.hands[role] ^= single(card);
        // A spitze that goes before its time is missed.
        if (objective_ == Objective::spitzen && role == declarer && size(place.hands[role]) >= skat_)
            place.lost |= bool(single(card) & SpitzenSearch::lowest_of(layout_.trumps, skat_));
        if (place.on_table < 2) {
            place.table[place.on_table++] = static_cast<std::uint8_t>(card);
            return place;
        }
        int best = place.table[0], winner = place.leader;
        if (layout_.beating(best) >> place.table[1] & 1) best = place.table[1], winner = next(place.leader);
        if (layout_.beating(best) >> card & 1) winner = role;
        if (counts_points()) {
            if (winner == declarer) {
                place.won += layout_.points(single(place.table[0]) | single(place.table[1]) | single(card));
                if (!place.hands[winner]) place.won += last_points();
            }
            if (objective_ == Objective::spitzen) place.lost |= misses(place, card, winner);
        } else if ((winner == declarer) == (objective_ == Objective::no_trick)) {
            place.lost = true;
        }
        place.on_table = 0;
        place.leader = winner;
        return place;
    }

    // What the declarer can have in the end at least and at most, before any search.
    Answer outset(const Place& place) const {
        if (!counts_points()) {
            if (place.lost) return {0, 0, true, 0};
            return {place.over() ? 1 : 0, 1, place.over(), 0};
        }
        if (place.lost) return {missed, missed, true, 0};
        const int left = left_in(place);
        if (objective_ == Objective::spitzen && !place.over()) return {missed, place.won + left, false, 0};
        return {place.won, place.won + left, left == 0, 0};
    }

    // Narrows the answer by asking whether the declarer reaches `need`; false when the budget ran out.
    bool ask(const Place& place, int need, Answer& answer) {
        const int value = objective_ == Objective::points    ? points_value(points_, place, need)
                          : objective_ == Objective::burden  ? points_value(ramsch_, place, need)
                          : objective_ == Objective::spitzen ? spitzen_value(place, need)
                                                             : made(place);
        if (budget_.exhausted()) return false;
        if (value >= need) answer.lo = std::max(answer.lo, value);
        else answer.hi = std::min(answer.hi, value);
        return true;
    }

    // `known` is what neighbouring cards have shown already.
    Answer exact(const Place& place, int guess, const Answer& known = everything) {
        Answer answer = within(outset(place), known);
        if (objective_ == Objective::burden) return halved(place, guess, answer);
        // From above: that a declarer falls short is cheaper to prove than that he does not.
        int need = guess >= 0 ? guess : answer.hi;
        while (answer.lo < answer.hi) {
            need = std::clamp(need, answer.lo + 1, answer.hi);
            if (!ask(place, need, answer)) break;
            need = answer.lo >= need ? answer.lo + 1 : answer.hi;
        }
        answer.proven = answer.lo == answer.hi;
        answer.nodes = budget_.nodes();
        answer.struck = budget_.struck();
        return answer;
    }

    Answer at_least(const Place& place, int threshold, const Answer& known = everything) {
        Answer answer = within(outset(place), known);
        if (answer.lo < threshold && answer.hi >= threshold && budget_.lend(1)) ask(place, threshold, answer);
        answer.proven = answer.lo >= threshold || answer.hi < threshold;
        answer.nodes = budget_.nodes();
        answer.struck = budget_.struck();
        return answer;
    }

    // As far as it takes to know which of the steps, which ascend, are reached; without any, the value
    // itself.
    Answer graded(const Place& place, std::span<const int> steps, const Answer& known = everything) {
        if (steps.empty()) return exact(place, -1, known);
        Answer answer = within(outset(place), known);
        while (true) {
            const auto first = std::upper_bound(steps.begin(), steps.end(), answer.lo);
            const auto last = std::upper_bound(first, steps.end(), answer.hi);
            answer.proven = first == last;
            if (answer.proven || !budget_.lend(1) || !ask(place, first[(last - first) / 2], answer)) break;
        }
        answer.nodes = budget_.nodes();
        answer.struck = budget_.struck();
        return answer;
    }

    // The answers for these of the legal cards, each by `answer_after(place after it, what is known of it)`.
    // A neighbour of the card before, with nothing that is still out between them, is worth the same but for
    // their points.
    template <typename AnswerAfter>
    std::vector<CardAnswer> each_card(const Place& place, AnswerAfter answer_after,
                                      Mask candidates = ~Mask{0}) {
        std::vector<CardAnswer> cards;
        for (Mask rest = legal(place) & candidates; rest; rest &= rest - 1) {
            const int card = lowest(rest);
            Answer known = everything;
            if (!cards.empty() && objective_ != Objective::spitzen &&
                neighbours(place, cards.back().card, card)) {
                const int gap = counts_points()
                                    ? std::abs(layout_.points_of[card] - layout_.points_of[cards.back().card])
                                    : 0;
                known = {cards.back().value.lo - gap, cards.back().value.hi + gap, false, 0};
            }
            const std::uint64_t before = nodes();
            Answer answer = answer_after(after(place, card), known);
            answer.nodes -= before;
            cards.push_back({card, answer});
        }
        return cards;
    }

    std::uint64_t nodes() const { return budget_.nodes(); }
    bool struck() const { return budget_.struck(); }

private:
    static constexpr Answer everything{-1000, 1000, false, 0};
    static constexpr int missed = -200;  // the value of a game whose spitzen are

    // What goes with the last trick.
    int last_points() const { return objective_ == Objective::burden ? skat_ : 0; }

    // Whether the trick that `card` has ended was to be won by a spitze and was not.
    bool misses(const Place& place, int card, int winner) const {
        const int left = size(place.hands[winner]);
        if (left >= skat_) return false;
        const int at = (declarer - place.leader + 3) % 3;  // where the declarer's card lies
        const Mask played = single(at == 2 ? card : place.table[at]);
        const Mask later = SpitzenSearch::lowest_of(layout_.trumps, left);
        return winner != declarer || played != (SpitzenSearch::lowest_of(layout_.trumps, left + 1) & ~later);
    }

    int spitzen_value(const Place& place, int need) {
        spitzen_.hands = place.hands;
        const int left = left_in(place), wanted = std::max(1, need - place.won + 1);
        // Where only spitzen are left, any other trump beats one of them.
        if (size(place.hands[place.to_play()]) <= skat_) {
            Mask out = place.hands[1] | place.hands[2];
            for (int i = 0; i < place.on_table; ++i)
                if ((place.leader + i) % 3 != declarer) out |= single(place.table[i]);
            return out & layout_.trumps ? missed : place.won + left;
        }
        const int value = !place.on_table ? spitzen_.lead(place.leader, wanted, left)
                          : place.on_table == 1
                              ? spitzen_.second(place.leader, place.table[0], wanted, left)
                              : spitzen_.third(place.leader, place.table[0], place.table[1], wanted, left);
        return value ? place.won + value - 1 : missed;
    }

    static Answer within(Answer answer, const Answer& known) {
        answer.lo = std::max(answer.lo, known.lo);
        answer.hi = std::min(answer.hi, known.hi);
        return answer;
    }

    bool neighbours(const Place& place, int card, int stronger) const {
        if (layout_.class_of[card] != layout_.class_of[stronger]) return false;
        Mask out = place.hands[0] | place.hands[1] | place.hands[2];
        out &= ~place.hands[place.to_play()];
        for (int i = 0; i < place.on_table; ++i) out |= single(place.table[i]);
        return !(out & (single(stronger) - 1) & above(single(card)));
    }

    // The exact value of a ramsch by halving what is open. Where a cap strikes, questions further off are
    // easier: those from `hard_lo` to `hard_hi` were too much, and what is left of the budget goes to those
    // beside them.
    Answer halved(const Place& place, int guess, Answer answer) {
        int hard_lo = 1000, hard_hi = -1000;  // none yet
        int need = guess >= 0 ? std::clamp(guess, answer.lo + 1, std::max(answer.lo + 1, answer.hi))
                              : (answer.lo + answer.hi + 1) / 2;
        while (answer.lo < answer.hi && budget_.lend(2)) {
            if (!ask(place, need, answer)) {
                hard_lo = std::min(hard_lo, need);
                hard_hi = std::max(hard_hi, need);
            }
            // Nothing was too hard, or it is no longer open.
            if (answer.lo >= hard_hi || answer.hi < hard_lo) {
                hard_lo = 1000, hard_hi = -1000;
                need = (answer.lo + answer.hi + 1) / 2;
                continue;
            }
            const int below = hard_lo - answer.lo - 1, beyond = answer.hi - hard_hi;
            if (below <= 0 && beyond <= 0) break;
            need = below > beyond ? hard_lo - (below + 1) / 2 : hard_hi + (beyond + 1) / 2;
        }
        answer.proven = answer.lo == answer.hi;
        answer.nodes = budget_.nodes();
        answer.struck = budget_.struck();
        return answer;
    }

    int left_in(const Place& place) const {
        Mask cards = place.hands[0] | place.hands[1] | place.hands[2];
        for (int i = 0; i < place.on_table; ++i) cards |= single(place.table[i]);
        return layout_.points(cards) + (cards ? last_points() : 0);
    }

    template <typename Search>
    int points_value(Search& search, const Place& place, int need) {
        search.hands = place.hands;
        const int left = left_in(place), rest = need - place.won;
        switch (place.on_table) {
            case 0:
                return place.won + search.lead(place.leader, rest, left);
            case 1:
                return place.won + search.second(place.leader, place.table[0], rest, left);
            default:
                return place.won + search.third(place.leader, place.table[0], place.table[1], rest, left);
        }
    }

    int made(const Place& place) {
        tricks_.hands = place.hands;
        switch (place.on_table) {
            case 0:
                return tricks_.lead(place.leader);
            case 1:
                return tricks_.second(place.leader, place.table[0]);
            default:
                return tricks_.third(place.leader, place.table[0], place.table[1]);
        }
    }

    const Layout& layout_;
    Objective objective_;
    int skat_;
    Budget budget_;
    PointsSearch points_;
    TricksSearch tricks_;
    RamschSearch ramsch_;
    SpitzenSearch spitzen_;
};

}  // namespace knekt::skat
