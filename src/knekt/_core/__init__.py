"""The search in C++, which `src/core/binding.cpp` binds to Python.

It is compiled twice: for any processor, and for newer ones. Both give the same answers with the same number
of nodes; the second needs a seventh less time.
"""

from importlib import import_module

from knekt._core import anywhere

__all__ = [
    "WORTH_OF_VOID",
    "Clues",
    "Net",
    "Places",
    "SkatLayout",
    "SkatVoter",
    "SkrufVoter",
    "TrickTable",
    "cheapest",
    "deal_worlds",
    "feature_count",
    "features",
    "gathered",
    "play_likelihoods",
    "play_ramsch",
    "replies",
    "solve_skat",
    "solve_skruf",
    "ways_to_share",
]

_chosen = import_module("knekt._core.newer") if anywhere.is_newer() else anywhere

WORTH_OF_VOID = _chosen.WORTH_OF_VOID
Clues = _chosen.Clues
Net = _chosen.Net
Places = _chosen.Places
SkatLayout = _chosen.SkatLayout
SkatVoter = _chosen.SkatVoter
SkrufVoter = _chosen.SkrufVoter
TrickTable = _chosen.TrickTable
cheapest = _chosen.cheapest
deal_worlds = _chosen.deal_worlds
feature_count = _chosen.feature_count
features = _chosen.features
gathered = _chosen.gathered
play_likelihoods = _chosen.play_likelihoods
play_ramsch = _chosen.play_ramsch
replies = _chosen.replies
solve_skat = _chosen.solve_skat
solve_skruf = _chosen.solve_skruf
ways_to_share = _chosen.ways_to_share
