"""The Fluent files of the four languages, and the functions that make sentences of messages."""

from knekt.words.speech import LANGUAGES, say, say_all

__all__ = ["LANGUAGES", "say", "say_all"]
