// A second, deliberately plain search, to hold the core against. It shares no code with it: alpha-beta over
// the rules, and a table of positions with exact keys. No bounds but what still lies on the table, no cards
// that stand for others, no order of moves but strongest first and what settled the position before.
//
// A question is a line of words, the answer a line:
//
//     ORDER LEADER WANTING COUNTING WORTH ASKED HAND HAND HAND [HAND] TRICK
//
//     ORDER     grand, null, C S H D (Skat); notrump, trumpC … (four hands): what beats what
//     LEADER    who leads or has led, from 0; hands are in order of play
//     WANTING   for each hand 1 if it wants the count high, else 0
//     COUNTING  for each hand 1 if what it takes is counted, else 0
//     WORTH     points or tricks: what is counted
//     ASKED     cards: what each legal card comes to, as CJ=12 CA=30; or a number: whether so much is
//     reached, yes or no HAND      cards without spaces, CJC7, or -; TRICK the cards on the table, likewise
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using Cards = std::uint64_t;  // bit n is the card of number n

// What beats what: cards are numbered suit by suit, the weakest of each first; jacks may be a suit, or belong
// to one.
struct Order {
    std::array<std::string, 52> names;
    std::array<int, 52> suit{}, points{};
    std::array<Cards, 6> of_suit{};
    int trump = -1, cards = 0;

    void add_suit(const std::vector<std::string>& weakest_first, bool is_trump) {
        const int number = suits_++;
        if (is_trump) trump = number;
        for (const std::string& name : weakest_first) {
            names[cards] = name;
            suit[cards] = number;
            of_suit[number] |= Cards{1} << cards;
            switch (name[1]) {
                case 'A':
                    points[cards] = 11;
                    break;
                case 'T':
                    points[cards] = 10;
                    break;
                case 'K':
                    points[cards] = 4;
                    break;
                case 'Q':
                    points[cards] = 3;
                    break;
                case 'J':
                    points[cards] = 2;
                    break;
            }
            ++cards;
        }
    }

    int number_of(const std::string& name) const {
        const auto found = std::find(names.begin(), names.begin() + cards, name);
        if (found == names.begin() + cards) throw std::invalid_argument("no such card: " + name);
        return static_cast<int>(found - names.begin());
    }

    bool beats(int card, int best) const {
        return suit[card] == suit[best] ? card > best : suit[card] == trump;
    }

private:
    int suits_ = 0;
};

std::vector<std::string> cards_of(char suit, const std::string& ranks) {
    std::vector<std::string> found;
    for (const char rank : ranks) found.push_back({suit, rank});
    return found;
}

Order order_of(const std::string& name) {
    Order order;
    const bool is_suit_game = name.size() == 1, has_high_jacks = is_suit_game || name == "grand";
    const std::string ranks = has_high_jacks ? "789QKTA" : name == "null" ? "789TJQKA" : "23456789TJQKA";
    const char trumps = is_suit_game || name.starts_with("trump") ? name.back() : ' ';
    for (const char suit : std::string("CSHD"))
        if (!is_suit_game || suit != trumps) order.add_suit(cards_of(suit, ranks), suit == trumps);
    if (has_high_jacks) {
        std::vector<std::string> high;
        if (is_suit_game) high = cards_of(trumps, ranks);
        for (const char suit : std::string("DHSC")) high.push_back({suit, 'J'});
        order.add_suit(high, true);
    }
    return order;
}

struct Position {
    std::array<Cards, 4> hands{};
    int leader = 0;
    int left = 0;                         // what can still be counted, the trick on the table included
    int on_table = 0, led = 0;            // so many cards, and the suit of the first
    int best = 0, winner = 0, worth = 0;  // of these cards: the best, whose it is, their points
};

struct Game {
    Order order;
    int seats = 0;
    std::array<bool, 4> wants{}, counts{};
    bool by_points = false;

    int turn(const Position& position) const { return (position.leader + position.on_table) % seats; }

    Cards legal(const Position& position) const {
        const Cards hand = position.hands[turn(position)];
        const Cards following = position.on_table ? hand & order.of_suit[position.led] : 0;
        return following ? following : hand;
    }

    // Plays a card and tells what that has brought to the count.
    int play(Position& position, int card) const {
        const int seat = turn(position);
        position.hands[seat] &= ~(Cards{1} << card);
        if (!position.on_table) position.led = order.suit[card];
        if (!position.on_table || order.beats(card, position.best))
            position.best = card, position.winner = seat;
        position.worth += by_points ? order.points[card] : 0;
        if (++position.on_table < seats) return 0;
        const int worth = by_points ? position.worth : 1;
        position.left -= worth;
        position.leader = position.winner;
        position.on_table = position.worth = 0;
        return counts[position.leader] ? worth : 0;
    }
};

class Search {
public:
    explicit Search(std::size_t size) : table_(size) {}

    void ask(const Game& game) {
        game_ = &game;
        ++asked_;  // so that what is known of another game counts no longer
    }

    // Whether the hands that want it can bring the count from here on to `need`.
    bool reaches(const Position& position, int need) {
        if (need <= 0) return true;
        if (position.left < need) return false;
        if (position.on_table) return try_cards(position, need, -1).reached;
        Known& known = known_of(position);
        if (!known.is(position, asked_)) known = Known(position, asked_);
        if (known.low >= need) return true;
        if (known.high < need) return false;
        const auto [reached, card] = try_cards(position, need, known.card);
        if (!known.is(position, asked_))
            known = Known(position, asked_);  // a deeper position had taken the place
        if (reached) known.low = std::max(known.low, static_cast<std::uint8_t>(need));
        else known.high = std::min(known.high, static_cast<std::uint8_t>(need - 1));
        known.card = static_cast<std::int8_t>(card);
        return reached;
    }

    // The count under best play, found by halving.
    int value(const Position& position) {
        int low = 0, high = position.left;
        while (low < high) {
            const int middle = (low + high + 1) / 2;
            if (reaches(position, middle)) low = middle;
            else high = middle - 1;
        }
        return low;
    }

private:
    struct Known {  // bounds of a position where a trick begins
        std::array<Cards, 4> hands{};
        std::uint32_t asked = 0;
        std::uint8_t low = 0, high = 0, leader = 0;
        std::int8_t card = -1;  // what settled it last

        Known() = default;
        Known(const Position& position, std::uint32_t in_game)
            : hands(position.hands), asked(in_game), high(static_cast<std::uint8_t>(position.left)),
              leader(static_cast<std::uint8_t>(position.leader)) {}

        bool is(const Position& position, std::uint32_t in_game) const {
            return asked == in_game && leader == position.leader && hands == position.hands;
        }
    };
    struct Tried {
        bool reached;
        int card;
    };

    Tried try_cards(const Position& position, int need, int first) {
        const bool wants = game_->wants[game_->turn(position)];
        Cards cards = game_->legal(position);
        if (!cards) return {false, -1};
        int last = first;
        while (cards) {
            const int card = first >= 0 ? first : 63 - std::countl_zero(cards);
            first = -1;
            cards &= ~(Cards{1} << card);
            Position after = position;
            const int won = game_->play(after, card);
            last = card;
            if (reaches(after, need - won) == wants) return {wants, card};
        }
        return {!wants, last};
    }

    Known& known_of(const Position& position) {
        std::uint64_t mixed = static_cast<std::uint64_t>(position.leader);
        for (const Cards hand : position.hands) {
            mixed = (mixed ^ hand) * 0x9E3779B97F4A7C15u;
            mixed ^= mixed >> 29;
        }
        return table_[mixed % table_.size()];
    }

    const Game* game_ = nullptr;
    std::uint32_t asked_ = 0;
    std::vector<Known> table_;
};

std::vector<int> read_cards(const Order& order, const std::string& text) {
    std::vector<int> found;
    for (std::size_t at = 0; at + 1 < text.size(); at += 2)
        found.push_back(order.number_of(text.substr(at, 2)));
    return found;
}

void answer(Search& search, const std::string& line) {
    std::istringstream words(line);
    std::string order, wanting, counting, worth, asked, word;
    Position position;
    words >> order >> position.leader >> wanting >> counting >> worth >> asked;
    Game game{order_of(order), static_cast<int>(wanting.size()), {}, {}, worth == "points"};
    int most = 0;
    for (int seat = 0; seat < game.seats; ++seat) {
        game.wants[seat] = wanting[seat] == '1';
        game.counts[seat] = counting[seat] == '1';
        words >> word;
        const std::vector<int> hand = read_cards(game.order, word);
        most = std::max(most, static_cast<int>(hand.size()));
        for (const int card : hand) {
            position.hands[seat] |= Cards{1} << card;
            position.left += game.by_points ? game.order.points[card] : 0;
        }
    }
    words >> word;
    const std::vector<int> trick = read_cards(game.order, word);
    for (const int card : trick) position.left += game.by_points ? game.order.points[card] : 0;
    if (!game.by_points) position.left = most;
    for (const int card : trick) game.play(position, card);

    search.ask(game);
    if (asked != "cards") {
        std::cout << (search.reaches(position, std::stoi(asked)) ? "yes" : "no");
    } else {
        for (Cards cards = game.legal(position); cards; cards &= cards - 1) {
            Position after = position;
            const int card = std::countr_zero(cards);
            const int won = game.play(after, card);
            std::cout << game.order.names[card] << '=' << won + search.value(after) << ' ';
        }
    }
    std::cout << std::endl;
}

int main() {
    Search search(std::size_t{1} << 20);
    for (std::string line; std::getline(std::cin, line);) answer(search, line);
}
