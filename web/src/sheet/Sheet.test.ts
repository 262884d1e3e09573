import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import { SKAT } from "../games/skat/sample.test-data";
import { SKRUF } from "../games/skruf/sample.test-data";
import Sheet from "./Sheet.svelte";
import Standing from "./Standing.svelte";
import { csvOf } from "./csv";
import { money } from "./money";

const names = ["Anna", "Bo", "Cilla", "Doris"];

beforeAll(() => speak("en"));
afterEach(cleanup);

/** The rows of all tables, as text. */
const rows = (): string[] => [...document.querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()).join(" "));

describe("the list of Skat", () => {
  test("a row a deal, with its count under it, leading to its replay", () => {
    const { container } = render(Sheet, { sheet: SKAT, names, table: "x7" });
    expect(rows()[1]).toMatch(/^1 Anna grand hand with 1 ×hand +\+72 72 0 0$/);
    expect(rows().slice(3, 5)).toEqual([expect.stringMatching(/^2 Cilla null +−46 72 0 −46$/), " lost 46 · corrected: misread"]);
    expect(container.querySelector("tbody:last-of-type a")?.getAttribute("href")).toBe("/table/x7/deal/2");
  });

  test("the old sheet writes only the totals of whom the deal concerns", () => {
    const sheet = { ...SKAT, traditional: true };
    const { container } = render(Sheet, { sheet, names });
    const cells = [...container.querySelectorAll(".deals tbody:last-of-type .total")].map((cell) => cell.textContent);
    expect(cells).toEqual(["", "", "−46"]);
    expect(rows()[0]).not.toContain("±");
  });

  test("places, tournament score and who pays whom", () => {
    render(Sheet, { sheet: SKAT, names });
    expect(rows()).toEqual(expect.arrayContaining(["3. Cilla −46", "Anna 72 1 · +50 0 · 0 1 · +40 162", "Cilla → Anna 118 1.18"]));
  });
});

describe("the sheet of Skruf", () => {
  test("what is above stands on the line, what is below hangs from it", () => {
    const { container } = render(Sheet, { sheet: SKRUF, names });
    const [above, below] = [...container.querySelectorAll("table")[0]!.tBodies];
    expect([...above!.rows].map((row) => [...row.cells].map((cell) => cell.textContent?.trim()))).toEqual([
      [expect.stringMatching(/120$/), ""],
      [expect.stringMatching(/80$/), expect.stringMatching(/7$/)],
    ]);
    expect(below!.rows).toHaveLength(1);
  });

  test("balance, whole points and money", () => {
    render(Sheet, { sheet: SKRUF, names });
    expect(screen.getByText("Anna and Cilla against Bo and Doris: 221 more, that is 2 whole points.")).toBeTruthy();
    expect(rows()).toContain("Rubber 1 (under way, not counted yet) +2 −2 +2 −2");
    expect(screen.getByText(/^At 0.10 a point: Anna 0.00/)).toBeTruthy();
  });
});

test("in short: the rubber under way, partners together, one's own first", () => {
  const rubber = { number: 2, parties: [[0, 2], [1, 3]], parts: [40, 0], games: [1, 0], totals: [300, 20] };
  render(Standing, { sheet: { totals: [5, -5, 5, -5], deals: 3, last: null, over: false, rounds: [], rubber }, names, me: 1 });
  expect(document.querySelector("caption")?.textContent?.trim()).toBe("Rubber 2 · After 3 deals");
  expect([...document.querySelectorAll("tbody")].map((party) => [...party.rows].map((row) => row.cells[0]?.textContent))).toEqual([["Bo", "Doris"], ["Anna", "Cilla"]]);
  expect(rows()).toEqual(expect.arrayContaining(["Bo −5 0 0 20", "Cilla 5"]));
});

describe("for a spreadsheet", () => {
  test("a bid has the name of its game", async () => {
    await speak("de");
    expect([SKAT, SKRUF].map((sheet) => csvOf(sheet, names).split("\r\n")[0]?.match(/Reizwert|Gebot/)?.[0])).toEqual(["Reizwert", "Gebot"]);
    await speak("en");
  });

  test("a line a deal, plain numbers, a line of totals", () => {
    const lines = csvOf(SKAT, names).trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[2]).toBe("2,Anna,Cilla,null,20,,,,,,,,-46,72,0,-46,lost 46");
    expect(lines[3]).toMatch(/^Tournament score,,.*162,40,-96,$/);
    expect(new Set(lines.map((line) => line.replace(/"[^"]*"/g, "").split(",").length))).toEqual(new Set([17]));
  });

  test("Skruf has a line an entry", () => {
    const lines = csvOf(SKRUF, names).trim().split("\r\n");
    expect(lines).toHaveLength(1 + 5 + 4);
    expect(lines.filter((line) => line.startsWith("1,1,Anna,four spades,10,"))).toHaveLength(5);
  });

  test("a name is quoted, and never a formula", () => {
    expect(csvOf(SKAT, ["=1+1", 'B "o", jr', "Cilla"]).split("\r\n")[0]).toContain(`'=1+1,"B ""o"", jr",Cilla`);
  });
});

test("money is written as the language does, with a true minus", async () => {
  expect([money("1.70"), money("-0.26"), money("3", true), money("0.00", true)]).toEqual(["1.70", "−0.26", "+3", "0.00"]);
  await speak("sv");
  expect(money("-1.70", true)).toBe("−1,70");
  await speak("en");
});
