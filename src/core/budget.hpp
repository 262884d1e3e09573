// How long a search may go on.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace knekt {

struct Limits {
    std::uint64_t nodes = 0;                  // 0: no cap. Deterministic: same question, same answer
    double seconds = 0;                       // 0: no cap. Wall clock, so not deterministic
    const std::atomic<bool>* stop = nullptr;  // set it from another thread to end the search
};

// Counts positions and says when to stop. One search uses it at a time.
class Budget {
public:
    explicit Budget(const Limits& limits)
        : limits_(limits), last_(limits.nodes ? limits.nodes : ~std::uint64_t{0}), share_(last_) {
        if (limits.seconds > 0)
            end_ = Clock::now() +
                   std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(limits.seconds));
    }

    // Counts one position; false when the search must end.
    bool spend() {
        if (++nodes_ > share_) exhausted_ = true;
        if (!(nodes_ & 1023)) look_up();
        return !exhausted_;
    }
    bool exhausted() const { return exhausted_; }
    bool struck() const { return struck_; }  // by the clock or the flag: another time it may be elsewhere
    std::uint64_t nodes() const { return nodes_; }

    // Lets the next question spend one part in `parts` of what is left, so that a hard one leaves room for
    // others. False if nothing is left. Without a node cap there is nothing to divide.
    bool lend(std::uint64_t parts) {
        if (struck_ || nodes_ >= last_) return false;
        exhausted_ = false;
        if (limits_.nodes) share_ = nodes_ + (last_ - nodes_ + parts - 1) / parts;
        return true;
    }

private:
    using Clock = std::chrono::steady_clock;

    void look_up() {  // the clock and the flag cost too much to be read at every position
        if (limits_.stop && limits_.stop->load(std::memory_order_relaxed)) struck_ = true;
        if (limits_.seconds > 0 && Clock::now() >= end_) struck_ = true;
        if (struck_) exhausted_ = true;
    }

    Limits limits_;
    std::uint64_t last_, share_, nodes_ = 0;
    Clock::time_point end_{};
    bool exhausted_ = false, struck_ = false;
};

}  // namespace knekt
