// How Skruf's sides share their cards, and what comes of it, as Python sees it.
#pragma once

#include <nanobind/nanobind.h>

namespace knekt {

void bind_tricks(nanobind::module_& module);

}  // namespace knekt
