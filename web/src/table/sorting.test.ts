import { describe, expect, test } from "vitest";
import { skatOver } from "../games/skat/sample.test-data";
import { arranged, laidInto, nextSorting, sortedFor } from "./sorting";

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

describe("an order of one's own", () => {
  test("has a card in the place of another, to either side", () => {
    expect(laidInto(["CJ", "HA", "HT", "D7"], "CJ", "HT")).toEqual(["HA", "HT", "CJ", "D7"]);
    expect(laidInto(["CJ", "HA", "HT", "D7"], "D7", "HA")).toEqual(["CJ", "D7", "HA", "HT"]);
  });

  test("stays when cards go, and takes those that come beside their neighbours", () => {
    expect(arranged(["CJ", "HT"], ["HT", "HA", "CJ"])).toEqual(["HT", "CJ"]);
    expect(arranged(["SJ", "CJ", "HA", "HT"], ["HT", "HA", "CJ"])).toEqual(["SJ", "HT", "HA", "CJ"]);
    expect(arranged(["CJ", "HA", "HT", "D7"], ["HT", "CJ", "HA"])).toEqual(["HT", "D7", "CJ", "HA"]);
  });
});
