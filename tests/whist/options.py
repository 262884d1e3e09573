"""Every point in which one table of whist differs from another, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from knekt.engine import OptionValue, check_form, check_length, difference, option, preset_with
from knekt.message import Message

__all__ = ["CHAPTERS", "PRESETS", "Options", "doubts", "options"]

CHAPTERS = "table", "deal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options; their defaults are those of the rule page.

    >>> options("whist-no-trumps", {"deals": 8}).differences
    {'deals': 8}
    """

    players: ClassVar[int] = 4

    preset: str = "whist"
    form: Literal["whist"] = "whist"
    deals: int = option(4, rule="4.2", chapter="table")
    trumps: Literal["turned", "none"] = option("turned", rule="2.2", chapter="deal")

    def __post_init__(self) -> None:
        check_form(self, PRESETS.get(self.form))
        check_length("deals", self.deals)

    @property
    def differences(self) -> dict[str, OptionValue]:
        """The settings that make these options out of their preset."""
        return difference(self, PRESETS[self.preset])


PRESETS: dict[str, Options] = {}
PRESETS["whist"] = Options()
PRESETS["whist-no-trumps"] = replace(PRESETS["whist"], preset="whist-no-trumps", trumps="none")


def options(preset: str, wanted: Mapping[str, OptionValue] | None = None) -> Options:
    """The preset with these settings."""
    return preset_with(PRESETS, preset, wanted)


def doubts(options: Options) -> tuple[Message, ...]:
    """What a table should think over before it plays so: nothing."""
    return ()
