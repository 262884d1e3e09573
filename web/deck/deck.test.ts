// @vitest-environment node
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { back } from "./back.ts";
import { court } from "./courts.ts";
import { fitted, word } from "./glyphs.ts";
import { germanCourt } from "./german.ts";
import { BACK_ID, CARDS, faceId, INDEX_SETS, printed, printedGerman, RANKS, SUITS } from "./indices.ts";
import { licences } from "./licences.ts";
import { FAVICON } from "./mark.ts";
import { placed, ring, short, steps } from "./shapes.ts";
import { french, german, large } from "./sprites.ts";

const decks = [
  { name: "french", svg: french(), limit: 250_000 },
  { name: "german", svg: german(), limit: 40_000 },
  { name: "large", svg: large(), limit: 40_000 },
];

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]);

describe.each(decks)("the $name deck", ({ svg, limit }) => {
  const ids = all(svg, / id="([^"]*)"/g);

  test("has every card in every set of indices, and the back", () => {
    const symbols = all(svg, /<symbol id="([^"]*)"/g);
    expect(symbols).toEqual([...CARDS.flatMap((card) => INDEX_SETS.map((set) => faceId(card, set))), BACK_ID]);
    expect(symbols).toHaveLength(52 * 4 + 1);
  });

  test("uses no name twice, and none that is not there", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(all(svg, /href="#([^"]*)"/g).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("is shapes only: no text, script, style, gradient, picture or address", () => {
    const elements = new Set(all(svg, /<([a-zA-Z]+)/g));
    expect([...elements].sort()).toEqual(["defs", "g", "path", "svg", "symbol", "use"]);
    expect(svg).not.toMatch(/ (style|class|on\w+)=/);
    expect(all(svg, /(https?:[^"]*)/g)).toEqual(["http://www.w3.org/2000/svg"]);
    expect(svg).not.toContain("NaN");
  });

  test("takes its colours from the page", () => {
    const paints = new Set(all(svg, / (?:fill|stroke)="([^"]*)"/g));
    expect([...paints].filter((paint) => paint !== "none" && !paint?.startsWith("var(--"))).toEqual([]);
    for (const suit of ["clubs", "spades", "hearts", "diamonds"]) expect(svg).toContain(`var(--suit-${suit},#`);
  });

  test("is well-formed", () => {
    const open: string[] = [];
    for (const [, closing, name = "", self] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
    }
    expect(open).toEqual([]);
  });

  test("is small enough", () => {
    expect(gzipSync(svg).length).toBeLessThan(limit);
  });
});

test("the corners are printed as in the four countries", () => {
  const top = (set: (typeof INDEX_SETS)[number]) => RANKS.slice(0, 5).map((rank) => printed(rank, set)).join(" ");
  expect(INDEX_SETS.map(top)).toEqual(["A K Q J 10", "A K D B 10", "E K D Kn 10", "A K R J 10"]);
});

test("a card shows its own index and suit", () => {
  for (const { svg } of decks.filter(({ name }) => name !== "german")) {
    const jack = /<symbol id="SJ-swedish".*?<\/symbol>/s.exec(svg)?.[0];
    expect(jack).toContain('"#S.Kn"');
    expect(jack).not.toContain('"#S.J"');
  }
});

test("with German suits the queen is an ober, the jack an unter, in every set of indices", () => {
  expect(RANKS.slice(0, 5).map(printedGerman).join(" ")).toBe("A K O U 10");
  for (const set of INDEX_SETS) {
    const unter = new RegExp(`<symbol id="SJ-${set}".*?</symbol>`, "s").exec(german())?.[0];
    expect(unter).toContain('"#S.U"');
  }
});

test("an ober has his suit beside his head, an unter at his hip, a king twice", () => {
  const signs = (rank: "K" | "Q" | "J") => all(germanCourt("H", rank), /suit-hearts,#\w+\)" d="([^"]*)"/g)[0]?.split("Z").filter(Boolean) ?? [];
  const heights = (rank: "K" | "Q" | "J") => signs(rank).map((path) => steps(path)[0]?.[2] ?? 0);
  expect(heights("Q")[0]).toBeLessThan(84); // where his face is
  expect(heights("J")[0]).toBeGreaterThan(118);
  expect(heights("K")).toHaveLength(2);
});

test("every pip card has as many pips as it says", () => {
  for (const suit of SUITS) {
    for (const rank of ["2", "3", "4", "5", "6", "7", "8", "9", "T"]) {
      const picture = new RegExp(`<g id="${suit}${rank}">(.*?)</g>`, "s").exec(decks[0]?.svg ?? "")?.[1] ?? "";
      expect(all(picture, /href="#(\w)"/g)).toEqual(Array(rank === "T" ? 10 : Number(rank)).fill(suit));
    }
  }
});

test("every court has its six layers, each also turned round", () => {
  for (const suit of SUITS) {
    for (const rank of ["K", "Q", "J"] as const) {
      expect(all(court(suit, rank), /(rotate\(180 650 1000\))/g)).toHaveLength(6);
    }
  }
});

test("the back holds no card, and is the same in all decks", () => {
  for (const { svg } of decks) expect(svg).toContain(back());
  expect(all(back(), /(?:id|href)="([^"]*)"/g)).toEqual([BACK_ID]);
});

test("an index keeps to its box", () => {
  for (const text of ["Kn", "10", "A", "7"]) {
    const numbers = steps(fitted(text, 10, 20, 30, 40)).flatMap(([command, ...rest]) => (command === "H" ? rest : []));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(40);
  }
  expect(() => word("X")).toThrow("no drawing of X");
});

test("a placed path keeps its holes", () => {
  expect(placed(ring(0, 0, 10, 10, 4, 4), 5, 0, 2)).toBe(
    "M-15 0A20 20 0 1 1 25 0A20 20 0 1 1 -15 0ZM-7 0A12 12 0 1 0 17 0A12 12 0 1 0 -7 0Z",
  );
  expect(() => placed("m1 1", 0, 0, 1)).toThrow("path command m");
  expect([0.5, -0.25, 12.346, 3].map(short)).toEqual([".5", "-.25", "12.35", "3"]);
});

test("the favicon is the mark", () => {
  expect(readFileSync(new URL("../public/favicon.svg", import.meta.url), "utf8")).toBe(FAVICON);
});

test("the notice of the drawings goes with them", () => {
  expect(licences()).toContain("Adrian Kennard");
  expect(licences()).toContain("MIT License");
});
