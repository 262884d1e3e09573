import { describe, expect, test } from "vitest";
import { skatOver } from "../result/sample.test-data";
import { nextSorting, sortedFor } from "./sorting";

const own = ["CJ", "HA", "HT"];
const deal = skatOver({ sorted: { H: ["CJ", "HA", "HT"], N: ["HA", "HT", "CJ"], G: ["CJ", "HA", "HT"], C: ["HT", "HA", "CJ"] } });

describe("sorting a hand", () => {
  test("goes round the orders that differ, and back to that of the game", () => {
    expect(nextSorting(deal, own, "")).toBe("N");
    expect(nextSorting(deal, own, "N")).toBe("C");
    expect(nextSorting(deal, own, "C")).toBe("");
    expect(nextSorting(deal, own, "H")).toBe("N"); // it looks like that of the game
  });

  test("leaves a hand alone for which nothing else is told", () => {
    expect(sortedFor(skatOver({ sorted: {} }), own, "N")).toEqual(own);
    expect(nextSorting(skatOver({ sorted: {} }), own, "")).toBe("");
  });
});
