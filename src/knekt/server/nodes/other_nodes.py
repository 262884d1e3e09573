"""Who is connected to the other nodes of a shared database, as those nodes have told it last."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Connected", "OtherNodes"]

DEAD_AFTER = 7.0  # seconds of silence after which a node counts as dead


@dataclass(frozen=True, slots=True)
class Connected:
    """The people of one table who are connected to one node, and how many others watch it there."""

    people: frozenset[str] = frozenset()
    watching: int = 0


@dataclass(slots=True)
class _Node:
    heard: float
    tables: dict[str, Connected] = field(default_factory=dict)


class OtherNodes:
    """What other nodes have told. Each tells every change, and sends something now and then while it lives.

    >>> other = OtherNodes()
    >>> other.put("b", "a table", Connected(frozenset({"anna"}), 1), now=0.0)
    >>> [each.watching for each in other.at("a table")]
    [1]
    >>> other.expire(6.0), other.expire(8.0)
    ([], ['a table'])
    >>> other.heard("b", 9.0)  # it was not dead after all
    False
    """

    def __init__(self) -> None:
        self._nodes: dict[str, _Node] = {}
        self._dead: set[str] = set()

    def at(self, table: str) -> list[Connected]:
        """Who is at the table, for each other node to which anybody of it is connected."""
        return [node.tables[table] for node in self._nodes.values() if table in node.tables]

    def heard(self, node: str, now: float) -> bool:
        """A node has sent something.

        False if it was believed dead, so that what it told before is forgotten.
        """
        self._nodes.setdefault(node, _Node(now)).heard = now
        if node in self._dead:
            self._dead.remove(node)
            return False
        return True

    def put(self, node: str, table: str, connected: Connected, now: float) -> None:
        """Note what a node has told of a table."""
        tables = self._nodes.setdefault(node, _Node(now)).tables
        if connected == Connected():
            tables.pop(table, None)
        else:
            tables[table] = connected

    def forget(self, *nodes: str) -> list[str]:
        """Forget what these nodes have told; the tables that this concerns."""
        return [table for node in nodes if node in self._nodes for table in self._nodes.pop(node).tables]

    def forget_all(self) -> list[str]:
        """Forget what all nodes have told; the tables that this concerns."""
        return self.forget(*list(self._nodes))

    def expire(self, now: float) -> list[str]:
        """Forget the nodes that have been silent for too long; the tables that this concerns."""
        dead = [name for name, node in self._nodes.items() if node.heard < now - DEAD_AFTER]
        self._dead.update(dead)
        return self.forget(*dead)
