"""What every page must be like: uncut, translated, within reach, and open to everybody."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

__all__ = ["accessible", "fits", "still", "translated", "whole"]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

# Pieces of text that can be seen, with their boxes. Text for screen readers only is one pixel large.
TEXTS = """
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !parent?.checkVisibility({visibilityProperty: true})) continue;
    if (parent.closest('.hidden, .skip, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({text: node.data.trim(), parent, boxes: [...range.getClientRects()]});
  }
"""
CUT = f"""() => {{ {TEXTS}
  const found = [];
  for (const {{text, parent, boxes}} of texts) {{
    for (const box of boxes) {{
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`out of the window: ${{text}}`);
      for (let frame = parent; frame && frame !== document.body; frame = frame.parentElement) {{
        const style = getComputedStyle(frame), edge = frame.getBoundingClientRect();
        const hides = (way) => ['hidden', 'clip'].includes(way);
        if (hides(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1))
          found.push(`cut: ${{text}}`);
        if (hides(style.overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))
          found.push(`cut: ${{text}}`);
        if (style.position === 'fixed') break;
      }}
    }}
  }}
  return [...new Set(found)];
}}"""
SPOKEN = f"""() => {{ {TEXTS}
  const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
  return [...texts.map((each) => each.text), ...labels.flatMap((each) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''))];
}}"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# What scrolls at the table, and what can be clicked there outside the window. Two things may scroll: the leaf
# beside the table, and the table of calls, whose last calls are in sight.
SCROLLS = """() => {
  const found = [];
  for (const each of document.querySelectorAll('html, body, .table, .table > :not(aside), main *')) {
    if (each.closest('.calls')) continue;
    const style = getComputedStyle(each);
    const scrolls = (way) => ['auto', 'scroll'].includes(way);
    const name = each.tagName + '.' + each.className;
    if (scrolls(style.overflowY) && each.scrollHeight > each.clientHeight + 1)
      found.push(`scrolls down: ${name}`);
    if (scrolls(style.overflowX) && each.scrollWidth > each.clientWidth + 1)
      found.push(`scrolls aside: ${name}`);
  }
  for (const each of document.querySelectorAll('main button, main select, main summary')) {
    if (!each.checkVisibility() || each.closest('.calls')) continue;
    const box = each.getBoundingClientRect();
    if (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
      found.push(`out of the window: ${each.ariaLabel ?? each.innerText}`);
  }
  return found;
}"""


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def accessible(page: Page) -> list[str]:
    """The serious findings of axe-core."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    run = "() => axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations)"
    return [
        f"{each['id']}: {place['html'][:200]} {place['failureSummary']}"
        for each in page.evaluate(run)
        if each["impact"] in GRAVE
        for place in each["nodes"]
    ]


def fits(page: Page) -> bool:
    """Whether the page needs no scrolling aside."""
    return int(page.evaluate(WIDER)) <= 0


def still(page: Page) -> list[str]:
    """What scrolls or lies out of reach at a table, where nothing may."""
    found: list[str] = page.evaluate(SCROLLS)
    return found


def whole(page: Page) -> list[str]:
    """The texts that are cut off."""
    found: list[str] = page.evaluate(CUT)
    return found


def translated(page: Page) -> list[str]:
    """Names of messages that stand where words should be."""
    spoken: list[str] = page.evaluate(SPOKEN)
    return [text for text in spoken if _is_id(text)]


def _is_id(text: str) -> bool:
    parts = text.split("-")
    return len(parts) > 1 and all(part.isascii() and part.isalpha() and part.islower() for part in parts)
