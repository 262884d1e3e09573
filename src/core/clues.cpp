#include "clues.hpp"

#include <bit>
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

double Clue::factor(const Lying& lying) const {
    std::array<std::uint64_t, most_looks> held{};
    for (std::size_t look = 0; look < looks.size(); ++look) held[look] = looks[look].at(lying);
    for (const auto& each : cases)
        for (std::size_t look = 0; look < looks.size(); ++look)
            if (each.holds(held[look])) return each.factor;
    return 1;
}

Clues::Clues(std::vector<Clue> clues) : clues_(std::move(clues)) {
    for (const auto& clue : clues_) {
        if (clue.looks.size() > Clue::most_looks) throw std::invalid_argument("looks");
        for (const auto& look : clue.looks)
            if (look.places >> clue_places) throw std::invalid_argument("place");
    }
}

double Clues::likelihood(const Lying& lying) const {
    double found = 1;
    for (const auto& clue : clues_) found *= clue.factor(lying);
    return found;
}

Lying Clues::changed(Lying lying, const Lying& may_hold, int tries, Luck& luck) const {
    std::array<int, clue_places> places{};
    int count = 0;
    for (int place = 0; place < clue_places; ++place)
        if (may_hold[place] && lying[place]) places[count++] = place;
    if (count < 2) return lying;
    double likely = likelihood(lying);
    for (; tries > 0; --tries) {
        const int first = luck.below(count), second = (first + 1 + luck.below(count - 1)) % count;
        const int one = places[first], other = places[second];
        const std::uint64_t card = any_of(lying[one], luck), back = any_of(lying[other], luck);
        if (!(may_hold[other] & card) || !(may_hold[one] & back)) continue;
        Lying tried = lying;
        tried[one] ^= card | back;
        tried[other] ^= card | back;
        const double now = likelihood(tried);
        if (now >= likely || luck.fraction() * likely < now) lying = tried, likely = now;
    }
    return lying;
}

}  // namespace knekt
