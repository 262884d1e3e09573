"""What routes are given beside what the client sends: the node, and who asks."""

from __future__ import annotations

from litestar.di import NamedDependency

from knekt.server.node import Node
from knekt.server.viewer import Viewer

__all__ = ["NodeHere", "ViewerHere"]

NodeHere = NamedDependency[Node]
ViewerHere = NamedDependency[Viewer]
