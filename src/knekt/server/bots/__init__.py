"""Bots of the house, each in a process that knows its view and nothing else."""

from knekt.server.bots.job import Job
from knekt.server.bots.pool import BotPool
from knekt.server.bots.turns import Asker, Thought

__all__ = ["Asker", "BotPool", "Job", "Thought"]
