// What has been told of hidden cards, as Python sees it.
#pragma once

#include <nanobind/nanobind.h>

namespace knekt {

void bind_clues(nanobind::module_& module);

}  // namespace knekt
