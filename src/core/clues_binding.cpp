#include "clues_binding.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "clues.hpp"

namespace nb = nanobind;

namespace knekt {

namespace {

// Looks, each by its places, what has come and what has gone; cases, each by its factor and twice some cards
// and how many of them.
using PlainClue = std::tuple<std::vector<std::tuple<unsigned, std::uint64_t, std::uint64_t>>,
                             std::vector<std::tuple<double, std::uint64_t, int, std::uint64_t, int>>>;

Clues clues(const std::vector<PlainClue>& told) {
    std::vector<Clue> made;
    for (const auto& [looks, cases] : told) {
        Clue& clue = made.emplace_back();
        for (const auto& [places, come, gone] : looks) clue.looks.push_back({places, come, gone});
        for (const auto& [factor, cards, least, others, least_others] : cases)
            clue.cases.push_back({factor, cards, least, others, least_others});
    }
    return Clues(std::move(made));
}

// No card may lie twice: an exchange would lose it.
void check_lying(const Lying& lying) {
    std::uint64_t together = 0;
    for (const std::uint64_t cards : lying) {
        if (together & cards) throw std::invalid_argument("cards");
        together |= cards;
    }
}

std::vector<double> likelihoods(const Clues& clues, const std::vector<Lying>& told) {
    nb::gil_scoped_release others_may_run;
    std::vector<double> found;
    found.reserve(told.size());
    for (const auto& lying : told) found.push_back(clues.likelihood(lying));
    return found;
}

std::vector<Lying> changed(const Clues& clues, std::vector<Lying> told, const Lying& may_hold, int tries,
                           std::uint64_t seed) {
    nb::gil_scoped_release others_may_run;
    Luck luck(seed);
    for (auto& lying : told) {
        check_lying(lying);
        lying = clues.changed(lying, may_hold, tries, luck);
    }
    return told;
}

}  // namespace

void bind_clues(nb::module_& module) {
    nb::class_<Clues>(module, "Clues", "What has been told of cards that lie in up to five places.")
        .def("__init__",
             [](Clues* self, const std::vector<PlainClue>& told) { new (self) Clues(clues(told)); })
        .def("likelihoods", &likelihoods, "How likely it would have been told, for cards as they may lie.")
        .def("changed", &changed, "The cards after so many exchanges have been tried by Metropolis' rule.");
}

}  // namespace knekt
