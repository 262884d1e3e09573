"""A worker process: it reads jobs from standard input and writes the answers to standard output, a line each.

An empty line at the beginning says that it is ready.
"""

from __future__ import annotations

import os
import sys

import msgspec

from knekt.server.bots.job import Job, answer

__all__ = ["main"]

NICENESS = 10  # people at the table come first


def main() -> None:
    """Answer until standard input ends."""
    os.nice(NICENESS)
    decoder, encoder = msgspec.json.Decoder(Job), msgspec.json.Encoder()
    _say(b"")
    for line in sys.stdin.buffer:
        _say(encoder.encode(answer(decoder.decode(line))))


def _say(line: bytes) -> None:
    try:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server was killed while this was thought over
        os._exit(0)


if __name__ == "__main__":
    main()
