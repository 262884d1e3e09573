#include "tricks_binding.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <tuple>
#include <vector>

#include "skruf/features.hpp"
#include "skruf/sharing.hpp"
#include "skruf/tricks.hpp"

namespace nb = nanobind;

namespace knekt {

namespace {

using skruf::Cards;
using skruf::TrickTable;

using PlainPair = std::tuple<Cards, Cards, Cards>;
using PlainShared = std::tuple<Cards, Cards, Cards, Cards>;
using PlainTable = std::tuple<TrickTable::Weights, TrickTable::Bases>;

constexpr Cards pack = (Cards{1} << (skruf::suits * skruf::ranks)) - 1;

void check(Cards cards, int trumps) {
    if (cards & ~pack) throw std::invalid_argument("cards");
    if (trumps < skruf::no_trump || trumps >= skruf::suits) throw std::invalid_argument("trumps");
}

void check_way(int way) {
    if (way < 0 || way >= static_cast<int>(skruf::Way::count)) throw std::invalid_argument("way");
}

PlainShared plain(const skruf::Shared& way) { return {way.master, way.buyer, way.away[0], way.away[1]}; }

std::vector<PlainShared> plain(const skruf::Ways& ways) {
    std::vector<PlainShared> made;
    for (const auto& way : ways) made.push_back(plain(way));
    return made;
}

Cards cheapest(Cards cards, int trumps, double spares) {
    check(cards, trumps);
    return skruf::cheapest(cards, trumps, spares);
}

PlainShared gathered(Cards one, Cards other, Cards talon, int trumps) {
    check(one | other | talon, trumps);
    return plain(skruf::gathered(one, other, talon, trumps));
}

std::vector<PlainShared> ways_to_share(Cards master, Cards buyer, Cards talon, int trumps) {
    check(master | buyer | talon, trumps);
    return plain(skruf::ways_to_share(master, buyer, talon, trumps));
}

std::vector<PlainShared> replies(Cards master, Cards buyer, int trumps) {
    check(master | buyer, trumps);
    return plain(skruf::replies(master, buyer, trumps));
}

std::vector<int> features(Cards one, Cards other, int trumps) {
    check(one | other, trumps);
    const auto found = skruf::features(one, other, trumps);
    return {found.begin(), found.end()};
}

double tricks(const TrickTable& table, Cards one, Cards other, int trumps) {
    check(one | other, trumps);
    return table.tricks(one, other, trumps);
}

std::vector<std::tuple<double, Cards, Cards>> best(const TrickTable& table,
                                                   const std::vector<PlainPair>& pairs, int trumps, int way) {
    check_way(way);
    for (const auto& [one, other, talon] : pairs) check(one | other | talon, trumps);
    std::vector<std::tuple<double, Cards, Cards>> made;
    made.reserve(pairs.size());
    nb::gil_scoped_release others_may_run;
    for (const auto& [one, other, talon] : pairs) {
        const auto found = table.best({one, other, talon}, trumps, static_cast<skruf::Way>(way));
        made.emplace_back(found.tricks, found.one, found.other);
    }
    return made;
}

using PlainParted = std::tuple<Cards, Cards>;
using PlainWanted = std::tuple<double, double>;

std::vector<double> likely(const TrickTable& table, const std::vector<PlainParted>& partings,
                           const std::vector<Cards>& others, int trumps, int way, double shift, double spread,
                           const std::vector<PlainWanted>& wanted) {
    check_way(way);
    std::vector<skruf::Parted> made;
    for (const auto& [keeps, gives] : partings) {
        check(keeps | gives, trumps);
        made.push_back({keeps, gives});
    }
    for (const Cards other : others) check(other, trumps);
    std::vector<skruf::Wanted> due;
    for (const auto& [tricks, counts] : wanted) due.push_back({tricks, counts});
    nb::gil_scoped_release others_may_run;
    return table.likely(made, others, trumps, static_cast<skruf::Way>(way), {shift, spread}, due);
}

}  // namespace

void bind_tricks(nb::module_& module) {
    module.attr("WORTH_OF_VOID") = skruf::worth_of_void;
    module.def("cheapest", &cheapest, "The card that is missed least.");
    module.def("gathered", &gathered, "How a side shares its cards and the talon, at a glance.");
    module.def("ways_to_share", &ways_to_share,
               "What two of whom one buys may do with their cards and the talon.");
    module.def("replies", &replies, "What the master may give of sixteen cards.");
    module.def("features", &features, "The entries of the table of weights that two hands come to.");
    module.def("feature_count", &skruf::feature_count, "How many entries there are, with trumps or without.");
    nb::class_<TrickTable>(module, "TrickTable", "How many tricks two hands come to with open cards.")
        .def(nb::init<TrickTable::Weights, const TrickTable::Bases&>())
        .def("__getstate__",
             [](const TrickTable& table) { return PlainTable(table.weights(), table.bases()); })
        .def("__setstate__",
             [](TrickTable& table, const PlainTable& told) {
                 new (&table) TrickTable(std::get<0>(told), std::get<1>(told));
             })
        .def("tricks", &tricks, "Those of two hands.")
        .def("likely", &likely,
             "For each way to part with cards, what is wanted comes to over the hands that the other may "
             "hold.")
        .def("best", &best,
             "Of many pairs, for each the best way to share its cards: the tricks, and both hands.");
}

}  // namespace knekt
