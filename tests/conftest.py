"""How many deals the properties try: the same ones in every test run, new and many more in a soak."""

from __future__ import annotations

import os
from random import SystemRandom

from hypothesis import HealthCheck, Phase, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
FIND = (Phase.explicit, Phase.generate)  # deals follow from seeds, and no seed is simpler than another

settings.register_profile(
    "test", deadline=None, max_examples=20, derandomize=True, phases=FIND, suppress_health_check=SLOW
)
settings.register_profile(
    "soak", deadline=None, max_examples=1000, print_blob=True, phases=FIND, suppress_health_check=SLOW
)
settings.load_profile("test")

# Deals that do not come from Hypothesis follow from this number; the workers inherit it.
if os.environ.get("KNEKT_SOAK"):
    os.environ.setdefault("KNEKT_SEED", str(SystemRandom().randrange(10**9)))


def pytest_report_header() -> list[str]:
    """The number, if there is one, so that what fails can be run again."""
    return [f"KNEKT_SEED={os.environ['KNEKT_SEED']}"] if "KNEKT_SEED" in os.environ else []
