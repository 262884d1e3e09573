#include "misere_proof.hpp"

#include "techniques.hpp"

namespace knekt::skruf {
namespace {

// Calls `row(place, card, others)` for each card of each hand and each later hand that holds the suit: the
// bits from `place` on are for the cards of `others`, from the lowest.
template <typename Row>
void each_row(const Board& board, int suit, Row row) {
    int place = 0;
    for (int first = 0; first < seats - 1; ++first) {
        const Mask mine = board.hands[first] & suit_mask(suit);
        if (!mine) continue;
        for (int second = first + 1; second < seats; ++second) {
            const Mask others = board.hands[second] & suit_mask(suit);
            if (!others) continue;
            const int count = size(others);
            for (Mask rest = mine; rest; rest &= rest - 1, place += count) row(place, lowest(rest), others);
        }
    }
}

}  // namespace

Comparisons compare(const Board& board) {
    Comparisons result{};
    for (int suit = 0; suit < suits; ++suit) {
        std::uint64_t& bits = result[suit];
        each_row(board, suit, [&](int place, int card, Mask others) {
            bits |= ((std::uint64_t{1} << size(others & lower(card))) - 1) << place;
        });
    }
    return result;
}

Comparisons used_by(const Proof& proof, const Board& board) {
    Comparisons result{};
    if (!uses(relevant_ranks)) result.fill(~std::uint64_t{0});
    for (int suit = 0; suit < suits && uses(relevant_ranks); ++suit) {
        std::uint64_t& bits = result[suit];
        each_row(board, suit, [&](int place, int card, Mask others) {
            const Mask beaten = proof.beaten_by(card);
            for (; others; others &= others - 1, ++place) {
                const int other = lowest(others);
                bits |= ((beaten >> other | proof.beaten_by(other) >> card) & 1) << place;
            }
        });
    }
    return result;
}

Proof proof_of(const Comparisons& used, const Board& board) {
    Proof proof;
    for (int suit = 0; suit < suits; ++suit) {
        const std::uint64_t bits = used[suit];
        if (!bits) continue;
        each_row(board, suit, [&](int place, int card, Mask others) {
            std::uint64_t row = bits >> place;
            for (; others && row; others &= others - 1, row >>= 1) {
                if (!(row & 1)) continue;
                const int other = lowest(others);
                if (other < card) proof.beats(card, single(other));
                else proof.beats(other, single(card));
            }
        });
    }
    return proof;
}

}  // namespace knekt::skruf
