"""The server's bots. Each thinks in a process that is given the view of its seat, and nothing else."""

from knekt.server.bots.job import Job
from knekt.server.bots.pool import BotPool
from knekt.server.bots.turns import Asker, Thought

__all__ = ["Asker", "BotPool", "Job", "Thought"]
