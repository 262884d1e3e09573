"""Bots of the house, each in a process that knows its view and nothing else."""

from knekt.server.bots.job import Job
from knekt.server.bots.pool import BotPool

__all__ = ["BotPool", "Job"]
