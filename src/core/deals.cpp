#include "deals.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <utility>

namespace knekt {
namespace {

double binomial(int all, int some) {
    double ways = 1;
    for (int i = 1; i <= some; ++i) ways = ways * (all - some + i) / i;
    return ways;
}

}  // namespace

Deals::Deals(std::uint64_t cards, const std::vector<DealPlace>& places) {
    if (places.size() > most_places) throw std::invalid_argument("places");
    int wanted = 0;
    for (std::size_t place = 0; place < places.size(); ++place) {
        if (places[place].count < 0) throw std::invalid_argument("count");
        counts_[place] = places[place].count;
        wanted += places[place].count;
        if (place) states_ *= static_cast<std::size_t>(places[place].count) + 1;
    }
    if (wanted != std::popcount(cards)) throw std::invalid_argument("cards");
    for (; cards; cards &= cards - 1) {
        const int card = std::countr_zero(cards);
        unsigned fits = 0;
        for (std::size_t place = 0; place < places.size(); ++place)
            fits |= static_cast<unsigned>(places[place].may_hold >> card & 1) << place;
        auto group = groups_.begin();
        while (group != groups_.end() && group->places != fits) ++group;
        if (group == groups_.end()) group = groups_.insert(group, Group{fits, {}});
        group->cards.push_back(card);
    }
    ways_.assign((groups_.size() + 1) * states_, -1);
    ways_[0] = count(0, counts_);
}

std::size_t Deals::place_in_table(std::size_t group, const Counts& left) const {
    std::size_t state = 0;
    for (int place = 1; place < most_places; ++place)
        state = state * static_cast<std::size_t>(counts_[place] + 1) +
                static_cast<std::size_t>(counts_[place] - left[place]);
    return group * states_ + state;
}

double& Deals::ways_from(std::size_t group, const Counts& left) { return ways_[place_in_table(group, left)]; }
double Deals::ways_from(std::size_t group, const Counts& left) const {
    return ways_[place_in_table(group, left)];
}

template <typename Use>
void Deals::each_share(const Group& group, const Counts& left, Use use) {
    Counts share{};
    const auto from = [&](auto&& self, int place, int rest, double ways) -> void {
        if (place == most_places) {
            if (!rest) use(share, ways);
            return;
        }
        const int most = group.places >> place & 1 ? std::min(rest, left[place]) : 0;
        int room = 0;  // in the places after it: what they cannot take must lie here
        for (int after = place + 1; after < most_places; ++after)
            room += group.places >> after & 1 ? left[after] : 0;
        for (share[place] = std::max(0, rest - room); share[place] <= most; ++share[place])
            self(self, place + 1, rest - share[place], ways * binomial(rest, share[place]));
        share[place] = 0;
    };
    from(from, 0, static_cast<int>(group.cards.size()), 1);
}

double Deals::count(std::size_t group, const Counts& left) {
    if (const double known = ways_from(group, left); known >= 0) return known;
    double sum = group == groups_.size();
    if (group < groups_.size())
        each_share(groups_[group], left, [&](const Counts& share, double ways) {
            Counts rest = left;
            for (int place = 0; place < most_places; ++place) rest[place] -= share[place];
            sum += ways * count(group + 1, rest);
        });
    return ways_from(group, left) = sum;
}

Deals::Dealt Deals::draw(Luck& luck) const {
    Dealt dealt{};
    Counts left = counts_;
    for (std::size_t each = 0; each < groups_.size(); ++each) {
        double lot = luck.fraction() * ways_from(each, left);
        Counts chosen{};
        bool found = false;
        each_share(groups_[each], left, [&](const Counts& share, double ways) {
            if (found) return;
            Counts rest = left;
            for (int place = 0; place < most_places; ++place) rest[place] -= share[place];
            const double with_it = ways * ways_from(each + 1, rest);
            if (with_it <= 0) return;
            chosen = share;  // the last that is possible, should rounding leave a rest
            found = lot < with_it;
            lot -= with_it;
        });
        std::vector<int> cards = groups_[each].cards;
        auto rest = static_cast<int>(cards.size());
        for (int place = 0; place < most_places; ++place) {
            left[place] -= chosen[place];
            for (; chosen[place]; --chosen[place]) {
                std::swap(cards[luck.below(rest)], cards[rest - 1]);
                dealt[place] |= std::uint64_t{1} << cards[--rest];
            }
        }
    }
    return dealt;
}

std::vector<Deals::Dealt> Deals::all() const {
    std::vector<Dealt> found;
    Counts left = counts_;
    Dealt dealt{};
    if (ways() > 0) enumerate(0, 0, left, dealt, found);
    return found;
}

void Deals::enumerate(std::size_t group, std::size_t card, Counts& left, Dealt& dealt,
                      std::vector<Dealt>& found) const {
    if (group == groups_.size()) {
        found.push_back(dealt);
        return;
    }
    const Group& here = groups_[group];
    if (card == here.cards.size()) {
        if (ways_from(group + 1, left) > 0) enumerate(group + 1, 0, left, dealt, found);
        return;
    }
    const std::uint64_t bit = std::uint64_t{1} << here.cards[card];
    for (int place = 0; place < most_places; ++place) {
        if (!(here.places >> place & 1) || !left[place]) continue;
        --left[place];
        dealt[place] |= bit;
        enumerate(group, card + 1, left, dealt, found);
        dealt[place] ^= bit;
        ++left[place];
    }
}

}  // namespace knekt
