#include "endgame.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace knekt::skat {
namespace {

constexpr std::size_t widest = 48;  // sets kept at a place; more are hardly ever needed

// Leaves out every set that another contains.
void keep_best(std::vector<WorldSet>& sets) {
    std::sort(sets.begin(), sets.end(), [](WorldSet one, WorldSet other) {
        const int more = std::popcount(one) - std::popcount(other);
        return more ? more > 0 : one > other;
    });
    std::vector<WorldSet> kept;
    for (const WorldSet set : sets) {
        const bool contained =
            std::any_of(kept.begin(), kept.end(), [&](WorldSet each) { return !(set & ~each); });
        if (!contained) kept.push_back(set);
        if (kept.size() == widest) break;
    }
    sets = std::move(kept);
}

template <typename Use>
void each_world(WorldSet worlds, Use use) {
    for (; worlds; worlds &= worlds - 1) use(static_cast<std::size_t>(std::countr_zero(worlds)));
}

}  // namespace

Endgame::Endgame(const Layout& layout, Objective objective, Table& table, const Ending& ending)
    : layout_(layout), needs_(ending.needs), candidates_(static_cast<Mask>(ending.candidates)),
      turns_(ending.turns), most_nodes_(ending.limits.nodes ? ending.limits.nodes : ~std::uint64_t{0}) {
    if (ending.worlds.empty() || ending.worlds.size() > most_worlds || needs_.size() != ending.worlds.size())
        throw std::invalid_argument("worlds");
    inquiries_.reserve(ending.worlds.size());
    for (const Position& world : ending.worlds) {
        inquiries_.emplace_back(layout, objective, table, world, ending.limits);
        start_.push_back(seen_from_declarer(world));
    }
    seat_ = start_[0].to_play();
}

bool Endgame::spend() {
    if (++nodes_ > most_nodes_) exhausted_ = true;
    return !exhausted_;
}

std::vector<Plans> Endgame::solve() {
    const WorldSet all = start_.size() == most_worlds ? ~WorldSet{0} : (WorldSet{1} << start_.size()) - 1;
    std::vector<Plans> plans;
    for (Mask rest = inquiries_[0].legal(start_[0]) & candidates_; rest; rest &= rest - 1) {
        const int card = lowest(rest);
        plans.push_back({card, search(after(start_, all, card), all, turns_ - 1)});
        if (exhausted_) return {};
    }
    return plans;
}

Endgame::Front Endgame::search(const Places& places, WorldSet active, int turns) {
    if (!active || !spend()) return {0};
    const Place& place = places[static_cast<std::size_t>(std::countr_zero(active))];
    if (place.over() || place.lost) return {played_open(places, active)};
    if (place.to_play() != seat_) return others_turn(places, active, turns);
    return turns ? own_turn(places, active, turns) : Front{played_open(places, active)};
}

// Which of the worlds are won if from here on everybody plays with open cards.
WorldSet Endgame::played_open(const Places& places, WorldSet active) {
    WorldSet won = 0;
    each_world(active, [&](std::size_t world) {
        const Answer answer = inquiries_[world].at_least(places[world], needs_[world]);
        exhausted_ |= !answer.proven;
        if ((answer.lo >= needs_[world]) == (seat_ == declarer)) won |= WorldSet{1} << world;
    });
    return won;
}

Endgame::Front Endgame::own_turn(const Places& places, WorldSet active, int turns) {
    const Place& place = places[static_cast<std::size_t>(std::countr_zero(active))];
    const WorldSet hoped = played_open(places, active);  // no plan wins what open cards lose
    Front found;
    for (Mask rest = inquiries_[0].legal(place); rest && !exhausted_; rest &= rest - 1) {
        const Front front = search(after(places, hoped, lowest(rest)), hoped, turns - 1);
        found.insert(found.end(), front.begin(), front.end());
        if (std::find(front.begin(), front.end(), hoped) != front.end()) break;  // better cannot be
    }
    keep_best(found);
    return found;
}

// Opponents see through everything, so a world is won only if it is after each of their cards; the partner is
// trusted to find the card that wins it.
Endgame::Front Endgame::others_turn(const Places& places, WorldSet active, int turns) {
    const Place& any = places[static_cast<std::size_t>(std::countr_zero(active))];
    const bool partner = seat_ != declarer && any.to_play() != declarer;
    Mask cards = 0;
    each_world(active, [&](std::size_t world) { cards |= inquiries_[world].legal(places[world]); });
    Front found{partner ? 0 : active};
    for (; cards && !exhausted_; cards &= cards - 1) {
        const int card = lowest(cards);
        WorldSet there = 0;
        each_world(active, [&](std::size_t world) {
            if (inquiries_[world].legal(places[world]) >> card & 1) there |= WorldSet{1} << world;
        });
        WorldSet open = there;  // of the worlds that can have the card, those that still matter
        if (!partner) {
            WorldSet alive = 0;
            for (const WorldSet set : found) alive |= set;
            open &= alive;
        }
        const Front front = search(after(places, open, card), open, turns);
        Front joined;
        for (const WorldSet had : found)
            for (const WorldSet set : front) joined.push_back(partner ? had | set : had & (set | ~there));
        keep_best(joined);
        found = std::move(joined);
    }
    return found;
}

Endgame::Places Endgame::after(const Places& places, WorldSet active, int card) const {
    Places next = places;
    each_world(active,
               [&](std::size_t world) { next[world] = inquiries_[world].after(places[world], card); });
    return next;
}

}  // namespace knekt::skat
