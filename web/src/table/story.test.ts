import { describe, expect, test } from "vitest";
import type { Told } from "../wire/types";
import { storyOf, type Entry } from "./story";

const told = (id: string, player = 0): Told => ({ id, args: {}, names: { name: [player] } });
const entry = (kind: string, ids: (string | [string, number])[], more: Record<string, unknown> = {}): Entry => ({
  event: { kind, ...more },
  told: ids.map((id) => (typeof id === "string" ? told(id) : told(...id))),
});

const DEAL = { game: "skruf" };
const CARD = "table-told-card";

describe("the story of a deal", () => {
  test("has the calls in one place, and what followed from them in sentences", () => {
    const lines = storyOf([
      entry("dealt", ["table-told-deal"]),
      entry("bid", ["table-skruf-told-bid"]),
      entry("passed", ["table-told-passed"]),
      entry("passed", ["table-told-passed", "table-skruf-told-minimum"]),
      entry("bid", ["table-skruf-told-bid"]),
      entry("talon-taken", ["table-skruf-told-talon"]),
      entry("passed", ["table-told-passed"]),
    ], DEAL);
    expect(lines.map((line) => (line.kind === "told" ? line.told.id : line.kind === "calls" ? line.part : "trick"))).toEqual([
      "table-told-deal",
      "auction",
      "table-skruf-told-minimum",
      "table-skruf-told-talon",
      "raise",
    ]);
  });

  test("has a line for each trick, with who took it, also the one that is under way", () => {
    const lines = storyOf([
      entry("played", [CARD], { seat: 0, card: "H7" }),
      entry("played", [CARD], { seat: 1, card: "HA" }),
      entry("played", [CARD, ["table-told-taken", 1]], { seat: 2, card: "H8" }),
      entry("played", [CARD], { seat: 1, card: "CJ" }),
    ], DEAL);
    expect(lines).toEqual([
      { kind: "trick", cards: [{ seat: 0, card: "H7" }, { seat: 1, card: "HA" }, { seat: 2, card: "H8" }], taker: 1 },
      { kind: "trick", cards: [{ seat: 1, card: "CJ" }], taker: null },
    ]);
  });

  test("knows the hand that nobody holds, and keeps what is said within a trick", () => {
    const lines = storyOf([
      entry("played", [CARD], { seat: 0, card: "S2" }),
      entry("claim-made", ["table-told-claim"]),
      entry("played-open", ["table-skruf-told-open-card", "table-skruf-told-open-takes"].map((id) => [id, -1] as [string, number]), { seat: 3, card: "SA" }),
    ], DEAL);
    expect(lines.map((line) => line.kind)).toEqual(["trick", "told"]);
    expect(lines[0]).toMatchObject({ taker: -1, cards: [{ card: "S2" }, { card: "SA" }] });
  });
});
