"""A picture of estimates: an SVG, for light and dark, with a dot and whiskers for each on one axis."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, isfinite, log10
from xml.sax.saxutils import escape

from knekt.lab.arena.statistics import Estimate

__all__ = ["plot"]

WIDTH, ROW = 720, 34
TOP, BOTTOM, RIGHT = 54, 62, 128  # room for the title, the axis, the numbers
LETTER = 7.4  # pixels, about, of a letter at 13 pixels
TICKS = 6  # how many there are at most

STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #1f2933 }
  .title { font-size: 16px; font-weight: 600 }
  .small { font-size: 12px; fill: #52606d }
  .grid { stroke: #d9dee4 } .zero { stroke: #52606d; stroke-dasharray: 4 3 }
  .line { stroke: #1d6fb8; stroke-width: 2 } .dot { fill: #1d6fb8 }
  .unsure .line { stroke: #8a95a1 } .unsure .dot { fill: #8a95a1 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e4e7eb } .small { fill: #9aa5b1 } .grid { stroke: #323f4b } .zero { stroke: #9aa5b1 }
    .line { stroke: #6cb2f0 } .dot { fill: #6cb2f0 }
  }
"""


def plot(rows: Sequence[tuple[str, Estimate, str]], title: str, axis: str) -> str:
    """The estimates below each other, each with its name and its number in words; the axis always shows zero.

    Estimates whose interval contains zero are grey.
    """
    left = 24 + LETTER * max((len(name) for name, _, _ in rows), default=0)
    right, height = WIDTH - RIGHT, TOP + ROW * len(rows) + BOTTOM
    low, high = _span([estimate for _, estimate, _ in rows])

    def x(value: float) -> float:
        return round(left + (right - left) * (value - low) / (high - low), 1)

    base = TOP + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
    ]
    for tick in _ticks(low, high):
        parts.append(f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{TOP - 8}" y2="{base}"/>')
        parts.append(
            f'<text class="small" x="{x(tick)}" y="{base + 18}" text-anchor="middle">{_number(tick)}</text>'
        )
    parts.append(f'<line class="zero" x1="{x(0)}" x2="{x(0)}" y1="{TOP - 8}" y2="{base}"/>')
    for place, (name, estimate, words) in enumerate(rows):
        parts += _row(name, estimate, words, TOP + ROW * place + ROW / 2 - 4, x, left, right)
    parts.append(
        f'<text class="small" x="{(left + right) / 2:.0f}" y="{base + 42}" '
        f'text-anchor="middle">{escape(axis)}</text>'
    )
    return "\n".join([*parts, "</svg>", ""])


def _row(
    name: str,
    estimate: Estimate,
    words: str,
    y: float,
    x: Callable[[float], float],
    left: float,
    right: float,
) -> list[str]:
    sure = isfinite(estimate.margin)
    is_clear = sure and not estimate.low <= 0 <= estimate.high
    found = [f'<g class="{"sure" if is_clear else "unsure"}">']
    found.append(f'<text x="{left - 12:.1f}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
    if sure:
        found.append(f'<line class="line" x1="{x(estimate.low)}" x2="{x(estimate.high)}" y1="{y}" y2="{y}"/>')
        found += [
            f'<line class="line" x1="{x(end)}" x2="{x(end)}" y1="{y - 5}" y2="{y + 5}"/>'
            for end in (estimate.low, estimate.high)
        ]
    found.append(f'<circle class="dot" cx="{x(estimate.value)}" cy="{y}" r="5"/>')
    found.append(f'<text class="small" x="{right + 12}" y="{y + 4}">{escape(words)}</text></g>')
    return found


def _span(estimates: Sequence[Estimate]) -> tuple[float, float]:
    """The range of the axis: all bounds and zero, with a little room."""
    ends = [0.0]
    for each in estimates:
        ends += [each.low, each.high] if isfinite(each.margin) else [each.value]
    low, high = min(ends), max(ends)
    room = 0.04 * (high - low) or 1.0
    return low - room, high + room


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers between the two, in steps of 1, 2 or 5."""
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    first, last = -floor(-low / step), floor(high / step)
    return [number * step for number in range(first, last + 1)]


def _number(value: float) -> str:
    return f"{value:.6g}".replace("-", "−")
