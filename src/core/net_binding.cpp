#include "net_binding.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "net.hpp"
#include "pack.hpp"

namespace nb = nanobind;

namespace knekt {

namespace {

constexpr int cards = 32;

// Where each card of the caller's numbering stands, and back.
class Places {
public:
    explicit Places(const std::array<std::uint8_t, cards>& places) : places_(places) {
        std::uint32_t seen = 0;
        for (int card = 0; card < cards; ++card) {
            if (places[card] >= cards) throw std::invalid_argument("place");
            seen |= 1u << places[card];
            cards_[places[card]] = static_cast<std::uint8_t>(card);
        }
        if (seen != ~0u) throw std::invalid_argument("place");
    }
    std::uint32_t placed(std::uint32_t mask) const { return moved(mask, places_); }
    std::uint32_t numbered(std::uint32_t mask) const { return moved(mask, cards_); }

private:
    static std::uint32_t moved(std::uint32_t mask, const std::array<std::uint8_t, cards>& to) {
        std::uint32_t made = 0;
        for (; mask; mask &= mask - 1) made |= 1u << to[std::countr_zero(mask)];
        return made;
    }
    std::array<std::uint8_t, cards> places_, cards_;
};

using PlainBends = std::vector<std::tuple<float, float>>;

Bends bends(const Net& net, const PlainBends& told) {
    if (static_cast<int>(told.size()) != net.shape().steps) throw std::invalid_argument("bends");
    Bends made{};
    for (std::size_t step = 0; step < told.size(); ++step)
        made[step] = {std::get<0>(told[step]), std::get<1>(told[step])};
    return made;
}

std::vector<float> plain(const Net& net, const Chances& chances) {
    return {chances.begin(), chances.begin() + net.shape().steps};
}

void check_twelve(std::uint32_t twelve) {
    if (std::popcount(twelve) != 12) throw std::invalid_argument("twelve");
}

std::vector<float> chances(const Net& net, const Places& places, std::uint32_t hand, std::uint32_t laid,
                           int seat, const PlainBends& told) {
    return plain(net,
                 net.chances(places.placed(hand), places.placed(laid), laid != 0, seat, bends(net, told)));
}

// The chance of one step, for many hands with what was laid away beside each; these as cards of the whole
// pack.
std::vector<float> reaching(const Net& net, const Places& places,
                            const std::vector<std::tuple<std::uint64_t, std::uint64_t>>& hands, int seat,
                            const PlainBends& told, int step) {
    const Bends bent = bends(net, told);
    if (step < 0 || step >= net.shape().steps) throw std::invalid_argument("step");
    std::vector<float> found;
    nb::gil_scoped_release others_may_run;
    for (const auto& [hand, laid] : hands) {
        const std::uint32_t away = places.placed(skat_cards(laid));
        found.push_back(net.chances(places.placed(skat_cards(hand)), away, away != 0, seat, bent)[step]);
    }
    return found;
}

std::vector<std::tuple<std::uint32_t, std::vector<float>>> discards(const Net& net, const Places& places,
                                                                    std::uint32_t twelve, int seat,
                                                                    const PlainBends& told) {
    check_twelve(twelve);
    const std::uint32_t placed = places.placed(twelve);
    const Bends bent = bends(net, told);
    std::vector<std::tuple<std::uint32_t, std::vector<float>>> found;
    for (const std::uint32_t laid : pairs(placed))
        found.emplace_back(places.numbered(laid),
                           plain(net, net.chances(placed & ~laid, laid, true, seat, bent)));
    return found;
}

// For each twelve cards what the best discard brings for each of the pays in its table.
std::vector<float> best(const Net& net, const Places& places,
                        const std::vector<std::tuple<std::uint32_t, int>>& twelves, int seat,
                        const PlainBends& told, const std::vector<float>& tables, int pays) {
    const Bends bent = bends(net, told);
    const int size = pays * (net.shape().steps + 1);
    for (const auto& [twelve, table] : twelves) {
        check_twelve(twelve);
        if (pays < 1 || table < 0 || (static_cast<std::size_t>(table) + 1) * size > tables.size())
            throw std::invalid_argument("pays");
    }
    std::vector<float> found;
    nb::gil_scoped_release others_may_run;
    for (const auto& [twelve, table] : twelves) {
        const auto row = best_discard(net, places.placed(twelve), seat, bent, &tables[table * size], pays);
        found.insert(found.end(), row.begin(), row.end());
    }
    return found;
}

std::vector<float> floats(const nb::bytes& body) {
    std::vector<float> made(body.size() / sizeof(float));
    std::memcpy(made.data(), body.data(), made.size() * sizeof(float));
    return made;
}

}  // namespace

void bind_net(nb::module_& module) {
    nb::class_<Places>(module, "Places", "Where each card stands for the net.")
        .def(nb::init<const std::array<std::uint8_t, cards>&>());
    nb::class_<Net>(module, "Net",
                    "How likely a declarer reaches each step, by the cards he holds and has laid away.")
        .def("__init__",
             [](Net* self, const std::array<int, 8>& shape, const nb::bytes& body) {
                 const auto [trumps, plains, width, steps, trump_inner, plain_inner, sum, second] = shape;
                 new (self)
                     Net({trumps, plains, width, steps, trump_inner, plain_inner, sum, second}, floats(body));
             })
        .def("chances", &chances, "Of one hand; 0 laid away is a skat that nobody has seen.")
        .def("reaching", &reaching,
             "The chance of one step, of many hands, which are told as cards of the whole pack.")
        .def("discards", &discards, "Of each way to lay two of twelve cards away.")
        .def("best", &best, "What the best discard brings for each pay, of many twelve cards.");
}

}  // namespace knekt
