// The open-card solver of the Skat family: three hands of up to ten cards, a declarer against two.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "budget.hpp"
#include "layout.hpp"
#include "table.hpp"

namespace knekt::skat {

enum class Objective : std::uint8_t {  // the declarer wants the value high, but not the burden
    points,                            // suit games and grand: card points
    no_trick,                          // null: the declarer must take no trick; a value of 1 is made, 0 lost
    all_tricks,                        // schwarz: he must take every trick; a value of 1 is made, 0 lost
    burden,                            // ramsch: the card points that the others together make him take
    // Suit games whose lowest trumps are to win the last tricks: card points, or far below 0 if one does not.
    spitzen,
};

// A position at any place of a trick. Seats go clockwise.
struct Position {
    std::array<Mask, 3> hands{};          // by seat, over the layout's bits, without the cards on the table
    std::array<std::uint8_t, 2> table{};  // the bits of the cards on the table, in the order played
    int on_table = 0;                     // how many there are
    int leader = 0;                       // the seat that leads, or led, this trick
    int declarer = 0;
    bool lost = false;  // a trick before has settled what the objective says of tricks
    int skat = 0;       // points that go with the last trick, in ramsch; how many spitzen there are
};

// Why a position cannot be.
enum class Fault : std::uint8_t { none, seat, table_card, card_twice, hand_sizes, revoke, skat };
Fault fault(const Layout& layout, const Position& position);

// The declarer's points still to be won, the cards on the table included, lie between lo and hi.
struct Answer {
    int lo = 0, hi = 0;
    bool proven = false;  // the question is answered: lo == hi, or the threshold decided
    std::uint64_t nodes = 0;
    bool struck = false;  // a time cap or the stop flag ended it, so it is not repeatable
};

struct CardAnswer {
    int card = 0;  // the layout's bit
    Answer value;  // if this card is played now
};

struct Line {
    Answer value;
    std::vector<int> cards;  // best play of all three, to the end unless a limit struck
};

// Solves positions of one layout. Every answer follows from the question alone, except where a time cap or
// the stop flag struck. Holds no state but the table, which it uses alone while a call runs. Positions must
// be without fault.
class Solver {
public:
    Solver(const Layout& layout, Objective objective, Table& table);

    // The exact value. `guess` is where to look first; a good one saves time.
    Answer exact(const Position& position, const Limits& limits = {}, int guess = -1) const;

    // Proven if lo >= threshold (yes) or hi < threshold (no). Where tricks are asked for, the only threshold
    // is 1.
    Answer at_least(const Position& position, int threshold, const Limits& limits = {}) const;

    // Every legal card of the seat to play, the limits holding for all together.
    std::vector<CardAnswer> each_card(const Position& position, const Limits& limits = {}) const;
    std::vector<CardAnswer> each_card_at_least(const Position& position, int threshold,
                                               const Limits& limits = {}) const;

    // These of the legal cards (over the layout's bits), each only as far as it takes to know which steps it
    // reaches. The steps ascend; without any, the exact values.
    std::vector<CardAnswer> each_card_graded(const Position& position, std::uint64_t candidates,
                                             std::span<const int> steps, const Limits& limits = {}) const;

    Line best_line(const Position& position, const Limits& limits = {}) const;

private:
    const Layout& layout_;
    Objective objective_;
    Table& table_;
};

}  // namespace knekt::skat
