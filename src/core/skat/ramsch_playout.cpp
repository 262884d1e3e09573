#include "ramsch_playout.hpp"

#include <algorithm>

namespace knekt::skat {
namespace {

constexpr int marches = 4;  // tricks in a row after which somebody may take all ten
constexpr int noise = 6;    // of the scores below, so that not every playout is the same

}  // namespace

std::uint64_t Heaps::packed() const {
    std::uint64_t made = 0;
    int at = 0;
    for (const int each : points) made |= static_cast<std::uint64_t>(each) << at, at += 7;
    for (const int each : tricks) made |= static_cast<std::uint64_t>(each) << at, at += 4;
    for (const int each : latest) made |= static_cast<std::uint64_t>(each) << at, at += 4;
    return made;
}

Heaps RamschPlayout::play(const Position& position, const Heaps& before, int first) {
    hands_ = position.hands;
    on_table_ = position.on_table;
    for (int i = 0; i < on_table_; ++i) table_[i] = position.table[i];
    leader_ = position.leader;
    heaps_ = before;
    played_ = before.tricks[0] + before.tricks[1] + before.tricks[2];
    if (first != any) put(first);
    while (on_table_ || hands_[leader_]) put(choose());
    return heaps_;
}

void RamschPlayout::put(int card) {
    hands_[(leader_ + on_table_) % 3] ^= single(card);
    table_[on_table_++] = card;
    if (on_table_ < 3) return;
    int best = 0;
    for (int i = 1; i < 3; ++i)
        if (layout_.beating(table_[best]) >> table_[i] & 1) best = i;
    const int winner = (leader_ + best) % 3;
    for (const int each : table_) heaps_.points[winner] += layout_.points_of[each];
    ++heaps_.tricks[winner];
    heaps_.latest[winner] = ++played_;
    leader_ = winner;
    on_table_ = 0;
}

// Who has taken every trick, and some; -1 if nobody.
int RamschPlayout::marcher() const {
    for (int seat = 0; seat < 3; ++seat)
        if (played_ >= marches && heaps_.tricks[seat] == played_) return seat;
    return -1;
}

int RamschPlayout::choose() {
    const int seat = (leader_ + on_table_) % 3;
    const Mask hand = hands_[seat];
    const int marching = marcher();
    if (!on_table_) return lead(hand, hands_[(seat + 1) % 3] | hands_[(seat + 2) % 3], marching == seat);
    const Mask legal = layout_.follow(hand, table_[0]);
    if (!(legal & (legal - 1))) return lowest(legal);
    const bool stopping = marching >= 0 && marching != seat;
    if (legal & layout_.cards_of[layout_.class_of[table_[0]]])
        return follow(legal, marching == seat, stopping);
    return discard(legal, hands_[(seat + 1) % 3] | hands_[(seat + 2) % 3], stopping);
}

// How much safer the suit is without the card: lower cards that are out may be led to it, lower ones of one's
// own guard it.
int RamschPlayout::relief(int card, Mask hand, Mask unseen) const {
    const Mask suit = layout_.cards_of[layout_.class_of[card]], below = single(card) - 1;
    return 3 * size(unseen & suit & below) - 2 * size(hand & suit & below) + layout_.points_of[card];
}

// Low where much lies above and little below, best from a short suit.
int RamschPlayout::lead(Mask hand, Mask unseen, bool marching) {
    int chosen = -1, best = 0;
    for (Mask rest = hand; rest; rest &= rest - 1) {
        const int card = lowest(rest);
        const Mask suit = layout_.cards_of[layout_.class_of[card]], out = unseen & suit;
        const int higher = size(out & above(single(card))), lower = size(out) - higher;
        int score = -higher;  // who takes every trick leads what nobody beats
        if (!marching) {
            score = higher ? 8 + 2 * higher - 6 * lower : -40;
            score -= layout_.points_of[card] + 2 * size(hand & suit);
            score += luck_.below(noise);
        }
        if (chosen < 0 || score > best) chosen = card, best = score;
    }
    return chosen;
}

// The highest that stays below; who must take the trick and is not the last hopes with his lowest.
int RamschPlayout::follow(Mask legal, bool marching, bool stopping) {
    int best = table_[0];
    if (on_table_ == 2 && layout_.beating(best) >> table_[1] & 1) best = table_[1];
    const Mask taking = legal & layout_.beating(best), under = legal & ~taking;
    if (marching || stopping) return taking ? highest(taking) : lowest(under);
    if (under) return highest(under);
    if (on_table_ == 2) return luck_.below(3) ? highest(taking) : lowest(taking);
    return lowest(taking);
}

// What hurts most, but nothing that takes the trick.
int RamschPlayout::discard(Mask legal, Mask unseen, bool stopping) {
    int best = table_[0];
    if (on_table_ == 2 && layout_.beating(best) >> table_[1] & 1) best = table_[1];
    const Mask taking = legal & layout_.beating(best);
    if (stopping && taking) return lowest(taking);
    const Mask free = legal & ~taking;
    if (!free) return lowest(taking);
    int chosen = -1, most = 0;
    for (Mask rest = free; rest; rest &= rest - 1) {
        const int card = lowest(rest);
        const int score = relief(card, legal, unseen) + luck_.below(noise);
        if (chosen < 0 || score > most) chosen = card, most = score;
    }
    return chosen;
}

}  // namespace knekt::skat
