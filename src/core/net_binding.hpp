// The judge's net as Python sees it.
#pragma once

#include <nanobind/nanobind.h>

namespace knekt {

void bind_net(nanobind::module_& module);

}  // namespace knekt
