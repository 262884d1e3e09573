// A short list that needs no memory of its own.
#pragma once

#include <array>
#include <cstddef>

namespace knekt::skruf {

template <class Item, std::size_t most>
class Few {
public:
    void add(const Item& item) { items_[count_++] = item; }
    const Item* begin() const { return items_.data(); }
    const Item* end() const { return items_.data() + count_; }

private:
    std::array<Item, most> items_;
    std::size_t count_ = 0;
};

}  // namespace knekt::skruf
