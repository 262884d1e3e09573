import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../../words/plugin";
import { skatOver } from "../games/skat/sample.test-data";
import { skrufOver } from "../games/skruf/sample.test-data";
import type { SkrufPicture } from "../games/skruf/wire";
import type { DealPicture, TablePicture } from "../wire/types";
import { hear } from "../words/words.svelte";
import Calls from "./Calls.svelte";
import { callsOf, rowsOf } from "./calls";
import { Company } from "./company";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

const tells = (what: string) => ({ id: "tells", args: { what, suit: "" } });
const called = (seat: number, row: number, bid: string | null, what = bid ? "suit" : "pass") => ({ seat, row, bid, tells: tells(what) });

/** The dealer shows three aces, the seat opposite buys: two calls, eight passes, and a raise. */
const CALLS: SkrufPicture["calls"] = [
  called(3, 0, "1G", "three-aces"),
  called(0, 0, null),
  called(1, 0, "4S"),
  ...[2, 3, 0, 1, 2, 3, 0, 1].map((seat, at) => called(seat, Math.floor((at + 3) / 4), null)),
  called(1, 3, "5S"),
  called(3, 4, null),
];

const skruf = (more: Partial<SkrufPicture> = {}): SkrufPicture =>
  ({ ...skrufOver(), calls: CALLS, bought_at: 11, stage: "raise", turn: [1], seat: 3, ...more });

const company = (deal: DealPicture) =>
  new Company({
    settings: { options: { preset: deal.game } },
    places: ["Anna", "Otto", "Bo", "Karl"].map((name, player) => ({ player, name, level: null })),
    me: 3,
    deal,
  } as unknown as TablePicture);

describe("the calls", () => {
  test("stand in rows, a column for each seat in the order in which they call", () => {
    const rows = rowsOf(callsOf(skruf({ bought_at: null, calls: CALLS.slice(0, 5) })), [3, 0, 1, 2]);
    expect(rows.map((row) => row.map((call) => call?.text))).toEqual([
      ["one grandissimo", "pass", "four spades", "pass"],
      ["pass", undefined, undefined, undefined],
    ]);
    expect(rows.flat().find((call) => call?.stands)?.bid).toBe("4S");
  });

  test("lose the passes that closed the auction, once it is closed; the raise is apart", () => {
    const bids = (part?: "auction" | "raise") => callsOf(skruf(), part).map((call) => call.bid ?? "pass");
    expect(bids()).toEqual(["1G", "pass", "4S", "5S", "pass"]);
    expect(bids("auction")).toEqual(["1G", "pass", "4S"]);
    expect(bids("raise")).toEqual(["5S", "pass"]);
  });

  test("of Skat have a question beside its answer", () => {
    const calls = [
      { seat: 1, said: "bid" as const, row: 0, value: 18, to: 0, tells: null },
      { seat: 0, said: "hold" as const, row: 0, value: null, to: null, tells: null },
      { seat: 1, said: "pass" as const, row: 1, value: null, to: null, tells: null },
    ];
    const rows = rowsOf(callsOf(skatOver({ calls })), [0, 1, 2]);
    expect(rows.map((row) => row.map((call) => call?.text ?? ""))).toEqual([
      ["yes", "18", ""],
      ["", "pass", ""],
    ]);
  });
});

describe("the table of calls", () => {
  test("is a real table, with whose turn it is, and what a call tells where one touches it", async () => {
    const deal = skruf({ stage: "auction", bought_at: null, calls: CALLS.slice(0, 3), turn: [2] });
    const { getByRole, getAllByRole, queryByText } = render(Calls, { company: company(deal), deal });
    expect(getByRole("table", { name: "Bidding" })).toBeTruthy();
    expect(getAllByRole("columnheader").map((head) => head.textContent?.trim())).toEqual(["You", "Anna", "Otto", "Bo"]);
    expect(queryByText(/three aces/)).toBeNull();
    const call = getByRole("button", { name: "one grandissimo" });
    await fireEvent.click(call);
    expect(call.getAttribute("aria-expanded")).toBe("true");
    expect(document.getElementById(call.getAttribute("aria-controls") ?? "")?.textContent).toContain("three aces");
    await fireEvent.click(call);
    expect(queryByText(/three aces/)).toBeNull();
  });

  test("is walked through with the arrows; Tab stops once", async () => {
    const deal = skruf({ stage: "auction", bought_at: null, calls: CALLS.slice(0, 3), turn: [2] });
    const { getAllByRole } = render(Calls, { company: company(deal), deal });
    const buttons = getAllByRole("button");
    expect(buttons.map((each) => each.tabIndex)).toEqual([-1, -1, 0]);
    buttons[2]?.focus();
    await fireEvent.keyDown(buttons[2] as Element, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(buttons[1]);
  });
});
