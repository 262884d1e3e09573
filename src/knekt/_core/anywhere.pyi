"""The core for any processor."""

from knekt._core import Clues as Clues
from knekt._core import Net as Net
from knekt._core import Places as Places
from knekt._core import SkatLayout as SkatLayout
from knekt._core import SkatVoter as SkatVoter
from knekt._core import SkrufVoter as SkrufVoter
from knekt._core import TrickTable as TrickTable
from knekt._core import deal_worlds as deal_worlds
from knekt._core import solve_skat as solve_skat
from knekt._core import solve_skruf as solve_skruf

def is_newer() -> bool:
    """Whether this processor can run the core for newer ones."""
