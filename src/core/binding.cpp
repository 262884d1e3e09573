// The core as Python sees it: masks and numbers in, numbers out. Python owns the types and the rules.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "batch.hpp"
#include "clues_binding.hpp"
#include "deals.hpp"
#include "net_binding.hpp"
#include "pack.hpp"
#include "skat/endgame.hpp"
#include "skat/play_model.hpp"
#include "skat/ramsch_playout.hpp"
#include "skat/solver.hpp"
#include "skruf/solver.hpp"
#include "tricks_binding.hpp"
#include "vote.hpp"

namespace nb = nanobind;

namespace knekt {

using OfSkat = Kinds<skat::Solver, skat::Position, skat::Table, skat::Answer, skat::CardAnswer>;
using OfSkruf = Kinds<skruf::Solver, skruf::Position, skruf::AnyTable, skruf::Answer, skruf::CardAnswer>;

// Low and high bound, whether the question is answered.
using PlainAnswer = std::tuple<int, int, bool>;
// The value, the cards with theirs, a best line, the positions searched, milliseconds of CPU time, whether
// the clock struck.
using PlainReply = std::tuple<PlainAnswer, std::vector<std::tuple<int, PlainAnswer>>, std::vector<int>,
                              std::uint64_t, double, bool>;

template <class Answer>
PlainAnswer plain(const Answer& answer) {
    return {answer.lo, answer.hi, answer.proven};
}

// `name` gives a card the number that the caller knows it by.
template <class Of, class Name>
std::vector<PlainReply> plain(const std::vector<Reply<Of>>& replies, const Name& name) {
    std::vector<PlainReply> made;
    made.reserve(replies.size());
    for (const auto& reply : replies) {
        std::vector<std::tuple<int, PlainAnswer>> cards;
        std::uint64_t nodes = reply.value.nodes;
        bool struck = reply.value.struck;
        for (const auto& card : reply.cards) {
            cards.emplace_back(name(card.card), plain(card.value));
            nodes += card.value.nodes;
            struck |= card.value.struck;
        }
        std::vector<int> line;
        for (const int card : reply.line) line.push_back(name(card));
        made.emplace_back(plain(reply.value), std::move(cards), std::move(line), nodes, reply.milliseconds,
                          struck);
    }
    return made;
}

Asked asked(int question, int threshold, std::uint64_t nodes, double seconds) {
    if (question < 0 || question > static_cast<int>(Question::best_line))
        throw std::invalid_argument("question");
    Asked made;
    made.question = static_cast<Question>(question);
    made.threshold = threshold;
    made.limits.nodes = nodes;
    made.limits.seconds = seconds;
    return made;
}

// Three hands, the cards on the table, the leader, the declarer, whether a trick before has lost what is
// wanted of them, the points that go with the last; cards by the caller's numbers.
using PlainSkat = std::tuple<std::array<std::uint32_t, 3>, std::vector<int>, int, int, bool, int>;

skat::Position skat_position(const skat::Layout& layout, const PlainSkat& told) {
    const auto& [hands, table, leader, declarer, lost, skat] = told;
    skat::Position position;
    for (int seat = 0; seat < 3; ++seat) position.hands[seat] = layout.from_caller(hands[seat]);
    if (table.size() > position.table.size()) throw std::invalid_argument("trick");
    for (const int card : table) {
        if (card < 0 || card >= skat::card_count) throw std::invalid_argument("card");
        position.table[position.on_table++] = layout.bit_of[card];
    }
    position.leader = leader;
    position.declarer = declarer;
    position.lost = lost;
    position.skat = skat;
    if (skat::fault(layout, position) != skat::Fault::none) throw std::invalid_argument("position");
    return position;
}

skat::Objective skat_objective(int number) {
    if (number < 0 || number > static_cast<int>(skat::Objective::spitzen))
        throw std::invalid_argument("objective");
    return static_cast<skat::Objective>(number);
}

std::vector<PlainReply> solve_skat(const skat::Layout& layout, int objective,
                                   const std::vector<PlainSkat>& told, int question, int threshold,
                                   std::uint64_t nodes, double seconds, std::size_t table_bytes,
                                   int threads) {
    std::vector<skat::Position> positions;
    for (const auto& each : told) positions.push_back(skat_position(layout, each));
    const Asked what = asked(question, threshold, nodes, seconds);
    const auto wanted = skat_objective(objective);
    const auto new_table = [&] { return std::make_unique<skat::Table>(table_bytes); };
    const auto make = [&](skat::Table& table) { return skat::Solver(layout, wanted, table); };
    std::vector<Reply<OfSkat>> replies;
    {
        nb::gil_scoped_release others_may_run;
        replies = answer_all<OfSkat>(positions, what, threads, new_table, make);
    }
    return plain<OfSkat>(replies, [&](int bit) { return static_cast<int>(layout.card_of[bit]); });
}

// Four hands, the cards on the table, the leader, the order of play, the side of each seat.
using PlainSkruf = std::tuple<std::array<std::uint64_t, 4>, std::vector<int>, int,
                              std::array<std::uint8_t, 4>, std::array<std::uint8_t, 4>>;

void check_trump(int trump) {
    if (trump < -1 || trump > 3) throw std::invalid_argument("trump");
}

skruf::Position skruf_position(const PlainSkruf& told) {
    const auto& [hands, table, leader, order, side] = told;
    skruf::Position position;
    position.hands = hands;
    if (table.size() > position.table.size()) throw std::invalid_argument("trick");
    for (const int card : table) {
        if (card < 0 || card >= 52) throw std::invalid_argument("card");
        position.table[position.on_table++] = static_cast<std::uint8_t>(card);
    }
    position.leader = leader;
    position.order = order;
    position.side = side;
    if (skruf::fault(position) != skruf::Fault::none) throw std::invalid_argument("position");
    return position;
}

std::vector<PlainReply> solve_skruf(int trump, bool misere, const std::vector<PlainSkruf>& told, int question,
                                    int threshold, std::uint64_t nodes, double seconds,
                                    std::size_t table_bytes, int threads) {
    check_trump(trump);
    std::vector<skruf::Position> positions;
    for (const auto& each : told) positions.push_back(skruf_position(each));
    const Asked what = asked(question, threshold, nodes, seconds);
    const auto objective = misere ? skruf::Objective::fewest : skruf::Objective::most;
    const auto new_table = [&] { return std::make_unique<skruf::AnyTable>(table_bytes, objective); };
    const auto make = [&](skruf::AnyTable& table) { return skruf::Solver(trump, objective, table); };
    std::vector<Reply<OfSkruf>> replies;
    {
        nb::gil_scoped_release others_may_run;
        replies = answer_all<OfSkruf>(positions, what, threads, new_table, make);
    }
    return plain<OfSkruf>(replies, [](int card) { return card; });
}

// The worlds of one decision after the other, with one table for them all.
template <class PlainPosition>
using PlainWorlds = std::vector<std::tuple<PlainPosition, int>>;

Ballot ballot(std::uint64_t candidates, const std::vector<int>& steps, std::uint64_t nodes, double seconds) {
    if (!std::is_sorted(steps.begin(), steps.end())) throw std::invalid_argument("steps");
    return {candidates, steps, nodes, seconds};
}

using PlainVotes = std::tuple<std::vector<int>, std::vector<std::vector<int>>>;

class SkatVoter {
public:
    SkatVoter(const skat::Layout& layout, int objective, std::size_t table_bytes)
        : layout_(layout), objective_(skat_objective(objective)), table_(table_bytes) {}

    PlainVotes cast(const PlainWorlds<PlainSkat>& told, std::uint32_t candidates,
                    const std::vector<int>& steps, std::uint64_t nodes, double seconds) {
        std::vector<World<skat::Position>> worlds;
        for (const auto& [position, had] : told) worlds.push_back({skat_position(layout_, position), had});
        const Ballot asked = ballot(layout_.from_caller(candidates), steps, nodes, seconds);
        Votes votes;
        {
            nb::gil_scoped_release others_may_run;
            votes = vote(skat::Solver(layout_, objective_, table_), worlds, asked);
        }
        for (int& card : votes.cards) card = layout_.card_of[card];
        return {std::move(votes.cards), std::move(votes.rows)};
    }

    // For each candidate, the sets of worlds that a plan which must serve all of them can win; nothing if the
    // limits struck.
    std::vector<std::tuple<int, std::vector<std::uint64_t>>> plan(const PlainWorlds<PlainSkat>& told,
                                                                  std::uint32_t candidates, int threshold,
                                                                  int turns, std::uint64_t nodes,
                                                                  double seconds) {
        skat::Ending ending;
        for (const auto& [position, had] : told) {
            ending.worlds.push_back(skat_position(layout_, position));
            ending.needs.push_back(threshold - had);
        }
        ending.candidates = layout_.from_caller(candidates);
        ending.turns = turns;
        ending.limits.nodes = nodes;
        ending.limits.seconds = seconds;
        std::vector<skat::Plans> plans;
        {
            nb::gil_scoped_release others_may_run;
            plans = skat::Endgame(layout_, objective_, table_, ending).solve();
        }
        std::vector<std::tuple<int, std::vector<std::uint64_t>>> made;
        for (auto& each : plans)
            made.emplace_back(static_cast<int>(layout_.card_of[each.card]), std::move(each.won));
        return made;
    }

private:
    skat::Layout layout_;
    skat::Objective objective_;
    skat::Table table_;
};

class SkrufVoter {
public:
    SkrufVoter(int trump, bool misere, std::size_t table_bytes)
        : trump_(trump), objective_(misere ? skruf::Objective::fewest : skruf::Objective::most),
          table_(table_bytes, objective_) {
        check_trump(trump);
    }

    PlainVotes cast(const PlainWorlds<PlainSkruf>& told, std::uint64_t candidates,
                    const std::vector<int>& steps, std::uint64_t nodes, double seconds) {
        std::vector<World<skruf::Position>> worlds;
        for (const auto& [position, had] : told) worlds.push_back({skruf_position(position), had});
        const Ballot asked = ballot(candidates, steps, nodes, seconds);
        Votes votes;
        {
            nb::gil_scoped_release others_may_run;
            votes = vote(skruf::Solver(trump_, objective_, table_), worlds, asked);
        }
        return {std::move(votes.cards), std::move(votes.rows)};
    }

private:
    int trump_;
    skruf::Objective objective_;
    skruf::AnyTable table_;
};

// For each of the hands as they may be now, of the whole pack, how likely all but one seat have played these
// tricks so.
std::vector<double> play_likelihoods(const skat::Layout& layout, int declarer, int observer,
                                     const std::vector<std::tuple<int, std::vector<int>>>& played,
                                     const std::vector<std::array<std::uint64_t, 3>>& worlds) {
    std::vector<skat::PlayedTrick> tricks;
    for (const auto& [leader, cards] : played) {
        tricks.push_back({leader, {}});
        for (const int card : cards) {
            if (card < 0 || card >= skat::card_count) throw std::invalid_argument("card");
            tricks.back().cards.push_back(layout.bit_of[card]);
        }
    }
    const skat::PlayModel model(layout, declarer);
    std::vector<double> found;
    const auto laid_out = [&](std::uint64_t hand) { return layout.from_caller(skat_cards(hand)); };
    nb::gil_scoped_release others_may_run;
    for (const auto& [one, two, three] : worlds)
        found.push_back(model.likelihood({laid_out(one), laid_out(two), laid_out(three)}, tricks, observer));
    return found;
}

// By seat the points and tricks before, beside a position of a ramsch.
using PlainRamsch = std::tuple<PlainSkat, std::array<int, 3>, std::array<int, 3>>;

// For each world the ends, packed, that the candidates came to; in one world the same luck follows each of
// them. Without any candidate, the one end that it came to from there.
std::tuple<std::vector<int>, std::vector<std::vector<std::uint64_t>>> play_ramsch(
    const skat::Layout& layout, const std::vector<PlainRamsch>& told, const std::array<int, 3>& latest,
    std::uint32_t candidates, std::uint64_t seed, double seconds) {
    using Clock = std::chrono::steady_clock;
    const auto end =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    std::vector<int> cards;
    std::vector<std::vector<std::uint64_t>> rows;
    for (const auto& [plain_position, points, tricks] : told) {
        if (seconds > 0 && Clock::now() >= end) break;
        const skat::Position position = skat_position(layout, plain_position);
        const int seat = (position.leader + position.on_table) % 3;
        skat::Mask legal = position.hands[seat];
        if (position.on_table) legal = layout.follow(legal, position.table[0]);
        cards.clear();
        std::vector<std::uint64_t> row;
        const auto played = [&](int card) {
            Luck luck(seed + rows.size());
            row.push_back(
                skat::RamschPlayout(layout, luck).play(position, {points, tricks, latest}, card).packed());
        };
        for (skat::Mask rest = legal & layout.from_caller(candidates); rest; rest &= rest - 1) {
            cards.push_back(layout.card_of[skat::lowest(rest)]);
            played(skat::lowest(rest));
        }
        if (!candidates) played(skat::RamschPlayout::any);
        rows.push_back(std::move(row));
    }
    return {std::move(cards), std::move(rows)};
}

// How many ways there are to deal the cards over the places, and some of them: all if they are not more than
// `most`, else so many drawn by the seed.
std::tuple<double, std::vector<std::vector<std::uint64_t>>> deal_worlds(
    std::uint64_t cards, const std::vector<std::tuple<std::uint64_t, int>>& places, std::size_t most,
    std::uint64_t seed) {
    std::vector<DealPlace> told;
    for (const auto& [may_hold, count] : places) told.push_back({may_hold, count});
    std::vector<Deals::Dealt> dealt;
    double ways = 0;
    {
        nb::gil_scoped_release others_may_run;
        const Deals deals(cards, told);
        ways = deals.ways();
        Luck luck(seed);
        if (ways <= static_cast<double>(most)) dealt = deals.all();
        else
            while (dealt.size() < most) dealt.push_back(deals.draw(luck));
    }
    std::vector<std::vector<std::uint64_t>> worlds;
    for (const auto& each : dealt)
        worlds.emplace_back(each.begin(), each.begin() + static_cast<std::ptrdiff_t>(places.size()));
    return {ways, std::move(worlds)};
}

}  // namespace knekt

// Whether the module for newer processors runs on this one.
bool is_newer() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("x86-64-v3");
#else
    return false;
#endif
}

NB_MODULE(KNEKT_MODULE, module) {
    using knekt::skat::Layout;
    using knekt::skat::OrderTable;
    module.doc() = "The open-card search; knekt.solver is its door.";
    nb::class_<Layout>(module, "SkatLayout", "What counts as which suit, what beats what, and card points.")
        .def("__init__",
             [](Layout* self, const std::array<std::uint8_t, 32>& suit,
                const std::array<std::uint8_t, 32>& strength, const std::array<std::uint8_t, 32>& points) {
                 new (self) Layout(OrderTable{suit, strength, points});
             });
    module.def("solve_skat", &knekt::solve_skat,
               "Answers one question about each of these positions of Skat.");
    module.def("solve_skruf", &knekt::solve_skruf,
               "Answers one question about each of these positions of four hands.");
    nb::class_<knekt::SkatVoter>(module, "SkatVoter",
                                 "What cards come to in many worlds of Skat; one thread at a time.")
        .def(nb::init<const Layout&, int, std::size_t>())
        .def("cast", &knekt::SkatVoter::cast,
             "The values of the candidates, or how many steps they reach, world by world.")
        .def("plan", &knekt::SkatVoter::plan,
             "The worlds that one plan for all of them can win, for each candidate.");
    nb::class_<knekt::SkrufVoter>(module, "SkrufVoter", "The same in worlds of four hands.")
        .def(nb::init<int, bool, std::size_t>())
        .def("cast", &knekt::SkrufVoter::cast,
             "The values of the candidates, or how many steps they reach, world by world.");
    module.def("play_ramsch", &knekt::play_ramsch,
               "Ends of a ramsch by rules of thumb, for each candidate in each world.");
    module.def("play_likelihoods", &knekt::play_likelihoods,
               "How likely these tricks were played so, for hands as they may be now.");
    module.def("deal_worlds", &knekt::deal_worlds,
               "How many ways there are to deal these cards, and some or all of them.");
    knekt::bind_clues(module);
    knekt::bind_net(module);
    knekt::bind_tricks(module);
    module.def("is_newer", &is_newer, "Whether this processor can run the core for newer ones.");
}
