// Many questions answered by a few threads, each with a table of its own.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "budget.hpp"

namespace knekt {

enum class Question : std::uint8_t { exact, at_least, each_card, each_card_at_least, best_line };

struct Asked {
    Question question = Question::exact;
    int threshold = 0;
    Limits limits;  // for each position
};

// The types of one family's core, under one name each.
template <class SolverT, class PositionT, class TableT, class AnswerT, class CardAnswerT>
struct Kinds {
    using Solver = SolverT;
    using Position = PositionT;
    using Table = TableT;
    using Answer = AnswerT;
    using CardAnswer = CardAnswerT;
};

template <class Of>
struct Reply {
    typename Of::Answer value{};
    std::vector<typename Of::CardAnswer> cards;
    std::vector<int> line;
    double milliseconds = 0;  // of CPU time
};

// CPU time of this thread: what else the machine does is not counted.
inline double thread_milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

template <class Of>
Reply<Of> answer(const typename Of::Solver& solver, const typename Of::Position& position,
                 const Asked& asked) {
    Reply<Of> reply;
    const double begun = thread_milliseconds();
    switch (asked.question) {
        case Question::exact:
            reply.value = solver.exact(position, asked.limits);
            break;
        case Question::at_least:
            reply.value = solver.at_least(position, asked.threshold, asked.limits);
            break;
        case Question::each_card:
            reply.cards = solver.each_card(position, asked.limits);
            break;
        case Question::each_card_at_least:
            reply.cards = solver.each_card_at_least(position, asked.threshold, asked.limits);
            break;
        case Question::best_line: {
            auto found = solver.best_line(position, asked.limits);
            reply.value = found.value;
            reply.line = std::move(found.cards);
            break;
        }
    }
    reply.milliseconds = thread_milliseconds() - begun;
    return reply;
}

// The answers in the order of the positions. `new_table` makes a table, `make` gives a thread its solver over
// one. Every position begins with an empty table, so that an answer and its node count never depend on the
// others.
template <class Of, class NewTable, class Make>
std::vector<Reply<Of>> answer_all(const std::vector<typename Of::Position>& positions, const Asked& asked,
                                  int threads, const NewTable& new_table, const Make& make) {
    const auto workers =
        std::clamp<std::size_t>(positions.size(), 1, static_cast<std::size_t>(std::max(threads, 1)));
    std::vector<std::unique_ptr<typename Of::Table>> tables;  // made here, where a failure can still be told
    for (std::size_t each = 0; each < workers; ++each) tables.push_back(new_table());
    std::vector<Reply<Of>> replies(positions.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&](typename Of::Table& table) {
        const typename Of::Solver solver = make(table);
        for (std::size_t place = next++; place < positions.size(); place = next++) {
            table.clear();
            replies[place] = answer<Of>(solver, positions[place], asked);
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t each = 1; each < workers; ++each)
            others.emplace_back([&work, &table = *tables[each]] { work(table); });
        work(*tables[0]);
    }
    return replies;
}

}  // namespace knekt
