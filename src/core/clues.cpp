#include "clues.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace knekt {
namespace {

// One of the cards, which must not be none.
std::uint64_t any_of(std::uint64_t cards, Luck& luck) {
    for (int before = luck.below(std::popcount(cards)); before > 0; --before) cards &= cards - 1;
    return cards & (~cards + 1);
}

}  // namespace

std::uint64_t Look::at(const Lying& lying) const {
    std::uint64_t held = 0;
    for (unsigned rest = places; rest; rest &= rest - 1) held |= lying[std::countr_zero(rest)];
    return (held & ~come) | gone;
}

bool ClueCase::holds(std::uint64_t held) const {
    return std::popcount(held & cards) >= least && std::popcount(held & others) >= least_others;
}

Question::Question(Clue clue) : clue_(std::move(clue)) {
    const auto& cases = clue_.cases;
    for (const auto& each : cases) named_ |= each.cards | each.others;
    const auto counts_the_same = [&](const ClueCase& each) {
        return each.cards == cases[0].cards && each.least_others <= 0;
    };
    if (!std::all_of(cases.begin(), cases.end(), counts_the_same)) return;
    for (int number = 0; number <= std::popcount(named_); ++number) {
        const auto holds = [&](const ClueCase& each) { return number >= each.least; };
        const auto found = std::find_if(cases.begin(), cases.end(), holds);
        by_count_.push_back(found == cases.end() ? 1 : found->factor);
    }
}

double Question::factor(const Lying& lying) const {
    std::array<std::uint64_t, Clue::most_looks> held{};
    for (std::size_t look = 0; look < clue_.looks.size(); ++look) held[look] = clue_.looks[look].at(lying);
    if (!by_count_.empty() && !clue_.looks.empty()) {
        // each case holds of one of the looks, if it does of the one that has most
        int most = 0;
        for (std::size_t look = 0; look < clue_.looks.size(); ++look)
            most = std::max(most, std::popcount(held[look] & named_));
        return by_count_[static_cast<std::size_t>(most)];
    }
    for (const auto& each : clue_.cases)
        for (std::size_t look = 0; look < clue_.looks.size(); ++look)
            if (each.holds(held[look])) return each.factor;
    return 1;
}

Clues::Clues(std::vector<Clue> clues) {
    for (auto& clue : clues) {
        if (clue.looks.size() > Clue::most_looks) throw std::invalid_argument("looks");
        for (const auto& look : clue.looks)
            if (look.places >> clue_places) throw std::invalid_argument("place");
        questions_.emplace_back(std::move(clue));
    }
}

double Clues::likelihood(const Lying& lying) const {
    double found = 1;
    for (const auto& question : questions_) found *= question.factor(lying);
    return found;
}

Lying Clues::changed(Lying lying, const Lying& may_hold, int tries, Luck& luck) const {
    std::array<int, clue_places> places{};
    int count = 0;
    for (int place = 0; place < clue_places; ++place)
        if (may_hold[place] && lying[place]) places[count++] = place;
    if (count < 2) return lying;
    std::vector<double> factors, tried_factors;
    for (const auto& question : questions_) factors.push_back(question.factor(lying));
    const auto product = [](const std::vector<double>& of) {
        return std::accumulate(of.begin(), of.end(), 1.0, std::multiplies<>());
    };
    double likely = product(factors);
    for (; tries > 0; --tries) {
        const int first = luck.below(count), second = (first + 1 + luck.below(count - 1)) % count;
        const int one = places[first], other = places[second];
        const std::uint64_t card = any_of(lying[one], luck), back = any_of(lying[other], luck);
        if (!(may_hold[other] & card) || !(may_hold[one] & back)) continue;
        Lying tried = lying;
        tried[one] ^= card | back;
        tried[other] ^= card | back;
        tried_factors = factors;
        for (std::size_t i = 0; i < questions_.size(); ++i)
            if (questions_[i].asks_for(card | back)) tried_factors[i] = questions_[i].factor(tried);
        const double now = product(tried_factors);
        if (now >= likely || luck.fraction() * likely < now) {
            lying = tried, likely = now;
            std::swap(factors, tried_factors);
        }
    }
    return lying;
}

}  // namespace knekt
