// What the search for many tricks and the one for few have in common: a trick is played card by card, and one
// good card is a proof.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "board.hpp"
#include "budget.hpp"
#include "moves.hpp"
#include "sides.hpp"
#include "techniques.hpp"
#include "trick.hpp"

namespace knekt::skruf {

// Answers "does side 0 take at least `need` of these tricks?" at any place of a trick. The answer is sharper
// than yes or no: a value of at least `need` is a lower bound of what it takes, a smaller one an upper bound.
// When the budget runs out the answer means nothing and the caller asks the budget.
//
// `Why` is what a proof rests on. `Kind`, the search derived from this, gives
//   decided       what can be said between two tricks without search
//   expand        what a search finds there, by `lead_each`
//   order         the order in which to try the cards that follow
//   failed        a card did not do: what else need not be tried, and what that rests on
//   note_winner   what it rests on that the trick went to this card
//   expect        a hint that `expand` may follow
//   settle        the board after a trick, made ready for `expand`
template <class Kind, class Why>
class Frame {
public:
    // Between two tricks. `why` is told what the answer rests on.
    int lead(const Board& board, int leader, int need, Why& why);

    // In the middle of a trick; the board is as it was before the trick.
    int follow(const Board& board, const Trick& trick, int need, Why& why);

protected:
    Frame(const Terms& terms, Budget& budget) : terms_(terms), trumps_(terms.trumps), budget_(budget) {}

    // Tries the leads that are `open`; `value` is what the others come to. `chosen` is the card that decided,
    // if one did.
    int lead_each(Moves& moves, Mask open, int value, const Board& board, int leader, int need, int& chosen,
                  Why& why) {
        return choose(moves, open, value, leader, need, chosen, why, [&](int card, Why& used) {
            Trick trick;
            trick.leader = leader;
            trick.play(leader, card, trumps_);
            return follow_at<1>(board, trick, need, used);
        });
    }

    // What a hand has that has found nothing yet.
    int nothing(int hand) const { return terms_.wants_more(hand) ? -1 : 99; }

    int last_trick(const Board& board, int leader, Why& why) {
        Trick trick;
        trick.leader = leader;
        for (int i = 0, hand = leader; i < seats; ++i, hand = next_hand(hand))
            trick.play(hand, lowest(board.hands[hand]), trumps_);
        const int won = terms_.side[trick.best_hand] == 0;
        kind().note_winner(board, trick, won, why);
        return won;
    }

    // By tricks left and leader: the last lead that decided, plus one; 0 is none.
    std::int8_t& killer(const Board& board, int leader) { return killers_[board.tricks()][leader]; }

    Terms terms_;
    Mask trumps_;
    Budget& budget_;

private:
    Kind& kind() { return static_cast<Kind&>(*this); }

    template <typename Play>
    int choose(Moves& moves, Mask open, int value, int hand, int need, int& chosen, Why& why, Play play) {
        const bool more = terms_.wants_more(hand);
        for (int i = 0; i < moves.count(); ++i) {
            const int card = moves.pick(i);
            if (!(open >> card & 1)) continue;
            Why used{};
            const int result = play(card, used);
            if (budget_.exhausted()) return 0;
            if (more ? result >= need : result < need) {
                why = used;  // one good card is the whole proof
                chosen = card;
                return result;
            }
            kind().failed(card, used, open, why);
            value = more ? std::max(value, result) : std::min(value, result);
        }
        return value;
    }

    template <int played>
    int follow_at(const Board& board, const Trick& trick, int need, Why& why) {
        if constexpr (played == seats) {
            return finish(board, trick, need, why);
        } else {
            const int hand = (trick.leader + played) & 3;
            const Mask following = board.hands[hand] & suit_mask(suit_of(trick.cards[0]));
            const Mask legal = following ? following : board.hands[hand];
            const Mask others = board.all() & ~board.hands[hand] & ~trick.on_table;
            Moves moves(legal, others | single(trick.best));
            if (moves.count() > 1 && uses(ordering)) kind().order(moves, board, trick);
            int chosen = no_card;
            return choose(moves, legal, nothing(hand), hand, need, chosen, why, [&](int card, Why& used) {
                Trick next = trick;
                next.play(hand, card, trumps_);
                return follow_at<played + 1>(board, next, need, used);
            });
        }
    }

    int finish(const Board& board, const Trick& trick, int need, Why& why) {
        const int won = terms_.side[trick.best_hand] == 0, left = board.tricks() - 1;
        int value = 0;
        need -= won;
        if (need > left) {
            value = left;
        } else if (need > 0) {
            Board next = board;
            for (int i = 0, hand = trick.leader; i < seats; ++i, hand = next_hand(hand))
                next.play(hand, trick.cards[i]);
            kind().expect(next, trick.best_hand);
            if (!kind().decided(next, trick.best_hand, need, value, why)) {
                kind().settle(next, board, trick);
                value = kind().expand(next, trick.best_hand, need, why);
            }
        }
        kind().note_winner(board, trick, value >= need, why);
        return won + value;
    }

    std::array<std::array<std::int8_t, seats>, ranks + 1> killers_{};
};

// Not within the class, for a search is compiled once, where its own parts are.
template <class Kind, class Why>
int Frame<Kind, Why>::lead(const Board& board, int leader, int need, Why& why) {
    if (need <= 0) return 0;
    if (need > board.tricks()) return board.tricks();
    int value = 0;
    return kind().decided(board, leader, need, value, why) ? value : kind().expand(board, leader, need, why);
}

template <class Kind, class Why>
int Frame<Kind, Why>::follow(const Board& board, const Trick& trick, int need, Why& why) {
    return trick.played == 1   ? follow_at<1>(board, trick, need, why)
           : trick.played == 2 ? follow_at<2>(board, trick, need, why)
                               : follow_at<3>(board, trick, need, why);
}

}  // namespace knekt::skruf
