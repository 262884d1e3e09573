import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../../../words/plugin";
import { hear } from "../../words/words.svelte";
import Turned from "./Turned.svelte";
import { skatOver } from "./sample.test-data";
import type { GameWorth } from "./wire";
import Worth from "./Worth.svelte";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

const worth = (game: string, way: string, value: number, more: Partial<GameWorth> = {}): GameWorth => ({
  contract: game + way,
  name: way ? { id: "contract-tournee", args: { game, way, said: "none" } } : { id: "contract", args: { game, hand: "no", said: "none" } },
  game,
  way,
  value,
  matadors: game === "N" ? 0 : 1,
  needs: "",
  met: value,
  keeps: [],
  dear: [],
  ...more,
});

const read = (table: HTMLElement): string[] =>
  [...table.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent?.trim() || cell.querySelector("svg")?.getAttribute("aria-label") || "-").join(" "));

describe("what a hand is worth", () => {
  test("stands in a table: ways to play down, games across", () => {
    const games = [worth("D", "turn", 10), worth("C", "turn", 16), worth("G", "turn", 24), worth("G", "guckser", 32), worth("N", "guckser", 15), worth("C", "solo", 24), worth("N", "solo", 20)];
    const { getByRole } = render(Worth, { deal: skatOver({ stage: "auction", games, result: null }) });
    expect(read(getByRole("table"))).toEqual(["with 1 clubs diamonds grand null", "turn 16 10 24 -", "guckser - - 32 15", "solo 24 - - 20"]);
  });

  test("is one row where there is one way, and says what is missing to the bid", () => {
    const games = [worth("H", "", 20, { needs: "schneider", met: 30 }), worth("N", "", 23, { needs: "overbid" })];
    const { getByRole } = render(Worth, { deal: skatOver({ stage: "skat", games, result: null }) });
    expect(read(getByRole("table"))).toEqual(["with 1 hearts null", "- 20, with schneider 23, overbid"]);
  });
});

describe("a turned card", () => {
  const turned = (...games: GameWorth[]) => render(Turned, { deal: skatOver({ stage: "turn", verdict: "", bid: 24, games, result: null }) }).container.textContent?.trim();

  test("is told with its value, the bid, and how it can be met", () => {
    expect(turned(worth("S", "turn", 21, { needs: "schneider", met: 28 }))).toBe("turn spades: 21, bid 24. Schneider makes it 28.");
    expect(turned(worth("G", "turn", 24))).toBe("turn grand: 24; your bid is 24.");
    expect(turned(worth("D", "turn", 10, { needs: "overbid" }))).toMatch(/cannot come to your bid of 24/);
  });
});
