#include "tricks.hpp"

#include <cmath>
#include <stdexcept>
#include <utility>

#include "features.hpp"

namespace knekt::skruf {

TrickTable::TrickTable(Weights weights, const Bases& bases) : weights_(std::move(weights)), bases_(bases) {
    for (const bool has_trumps : {true, false})
        if (static_cast<int>(weights_[!has_trumps].size()) != feature_count(has_trumps))
            throw std::invalid_argument("weights");
}

double TrickTable::tricks(Cards one, Cards other, int trumps) const {
    const bool kind = trumps == no_trump;
    double found = bases_[kind];
    for (const int entry : features(one, other, trumps))
        found += weights_[kind][static_cast<std::size_t>(entry)];
    return found;
}

Reckoned TrickTable::best(const Pair& pair, int trumps, Way way) const {
    switch (way) {
        case Way::shared:
            return best_of(ways_to_share(pair.other, pair.one, pair.talon, trumps), trumps);
        case Way::answered:
            return best_of(replies(pair.other, pair.one, trumps), trumps);
        case Way::glanced: {
            const Shared found = gathered(pair.one, pair.other, pair.talon, trumps);
            return {tricks(found.master, found.buyer, trumps), found.master, found.buyer};
        }
        default:
            return {tricks(pair.one, pair.other, trumps), pair.one, pair.other};
    }
}

std::vector<double> TrickTable::likely(const std::vector<Parted>& partings, const std::vector<Cards>& others,
                                       int trumps, Way way, const Doubt& doubt,
                                       const std::vector<Wanted>& wanted) const {
    std::vector<double> found;
    found.reserve(partings.size());
    for (const Parted& parting : partings) {
        double sum = 0;
        for (const Cards other : others) {
            const double mean =
                best({parting.keeps, other | parting.gives}, trumps, way).tricks + doubt.shift;
            for (const Wanted& each : wanted)
                sum += each.counts / (1 + std::exp((each.tricks - 0.5 - mean) / doubt.spread));
        }
        found.push_back(others.empty() ? 0.0 : sum / static_cast<double>(others.size()));
    }
    return found;
}

Reckoned TrickTable::best_of(const Ways& ways, int trumps) const {
    Reckoned best{-1e9};
    for (const Shared& way : ways)
        if (const double found = tricks(way.master, way.buyer, trumps); found > best.tricks)
            best = {found, way.master, way.buyer};
    return best;
}

}  // namespace knekt::skruf
