"""The parameters that many routes have: the node, the viewer who asks, the number of a deal."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter

from knekt.server.hall.viewer import Viewer
from knekt.server.run.node import Node

__all__ = ["DealHere", "NodeHere", "ViewerHere"]

NodeHere = NamedDependency[Node]
ViewerHere = NamedDependency[Viewer]
DealHere = Annotated[int, PathParameter(ge=1, le=100_000)]
