// Which card to try first: a guess at what it does to the trick. A wrong guess costs time, never truth.
#pragma once

#include "bounds.hpp"
#include "layout.hpp"
#include "moves.hpp"

namespace knekt::skat {

void order_leads(const Layout& layout, const Hands& hands, int leader, Moves& moves);
void order_second(const Layout& layout, const Hands& hands, int role, int led, Moves& moves);
void order_third(const Layout& layout, const Hands& hands, int role, int led, int second, Moves& moves);

}  // namespace knekt::skat
