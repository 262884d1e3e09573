"""A second, deliberately plain search in C++ (`search.cpp`), which the core is held against."""

from bench.plain.ask import plain_reaches, plain_values

__all__ = ["plain_reaches", "plain_values"]
