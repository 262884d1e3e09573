// The open-card solver of Skruf: four hands of up to thirteen cards, two sides, trumps or none, or misère.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "budget.hpp"
#include "misere_table.hpp"
#include "table.hpp"

namespace knekt::skruf {

enum class Objective : std::uint8_t {
    most,    // each side wants tricks
    fewest,  // misère: each side avoids them
};

// A position at any place of a trick. Cards are numbered suit * 13 + rank, the suits in any fixed order, the
// ace at rank 12.
struct Position {
    std::array<std::uint64_t, 4> hands{};           // by seat, one bit a card, without the cards on the table
    std::array<std::uint8_t, 3> table{};            // the cards on the table, in the order played
    int on_table = 0;                               // how many there are
    int leader = 0;                                 // the seat that leads, or led, this trick
    std::array<std::uint8_t, 4> order{0, 1, 2, 3};  // the seats in order of play
    // By seat; in trekarl the open hand is on the declarer's side.
    std::array<std::uint8_t, 4> side{0, 1, 0, 1};
};

// Why a position cannot be.
enum class Fault : std::uint8_t {
    none,
    seat,
    side,
    table_card,
    unknown_card,
    card_twice,
    hand_sizes,
    revoke
};
Fault fault(const Position& position);

// The tricks that the leader's side still takes, the one on the table included, lie between lo and hi.
struct Answer {
    int lo = 0, hi = 0;
    bool proven = false;  // the question is answered: lo == hi, or the threshold decided
    std::uint64_t nodes = 0;
    bool struck = false;  // a time cap or the stop flag ended it, so it is not repeatable
};

struct CardAnswer {
    int card = 0;
    Answer value;  // if this card is played now
};

struct Line {
    Answer value;
    std::vector<int> cards;  // best play of all four, to the end unless a limit struck
};

// What the search for one objective has proved so far, in so many bytes.
struct AnyTable {
    AnyTable(std::size_t bytes, Objective objective) : table(made(bytes, objective)) {}
    void clear() {
        std::visit([](auto& any) { any.clear(); }, table);
    }

    using Either = std::variant<Table, MisereTable>;
    static Either made(std::size_t bytes, Objective objective) {
        if (objective == Objective::fewest) return Either(std::in_place_type<MisereTable>, bytes);
        return Either(std::in_place_type<Table>, bytes);
    }

    Either table;
};

// Solves positions with one trump suit (or none, -1; misère has none) and one objective. Proven answers
// follow from the question alone. Node counts, and the bounds that a node cap leaves, follow from the
// question and what the table holds; a time cap or the stop flag is not repeatable. Holds no state but the
// table, made for the same objective, which it uses alone while a call runs; threads need tables of their
// own. Positions must be without fault.
class Solver {
public:
    Solver(int trump, Objective objective, AnyTable& table)
        : trump_(trump), objective_(objective), table_(table) {}

    // The exact value. `guess` is where to look first; a good one saves time.
    Answer exact(const Position& position, const Limits& limits = {}, int guess = -1) const;

    // Proven if lo >= threshold (yes) or hi < threshold (no).
    Answer at_least(const Position& position, int threshold, const Limits& limits = {}) const;

    // Every legal card of the seat to play, the limits holding for all together.
    std::vector<CardAnswer> each_card(const Position& position, const Limits& limits = {}) const;
    std::vector<CardAnswer> each_card_at_least(const Position& position, int threshold,
                                               const Limits& limits = {}) const;

    // These of the legal cards, each only as far as it takes to know which steps it reaches. The steps
    // ascend; without any, the exact values.
    std::vector<CardAnswer> each_card_graded(const Position& position, std::uint64_t candidates,
                                             std::span<const int> steps, const Limits& limits = {}) const;

    Line best_line(const Position& position, const Limits& limits = {}) const;

private:
    template <typename Ask>
    auto inquire(const Position& position, const Limits& limits, Ask ask) const;

    int trump_;
    Objective objective_;
    AnyTable& table_;
};

}  // namespace knekt::skruf
