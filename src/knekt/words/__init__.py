"""The Fluent files of the four languages, and the functions that make sentences of messages."""

from knekt.words.speech import LANGUAGES, say, say_all, say_also

__all__ = ["LANGUAGES", "say", "say_all", "say_also"]
