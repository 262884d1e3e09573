import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import Result from "./Result.svelte";
import { outcome } from "./outcome";
import { skatOver, skrufOver } from "./sample.test-data";

const names = ["Anna", "Bo", "Cilla", "Doris"];
const nobody = { names, me: null };

beforeAll(() => speak("en"));
afterEach(cleanup);

describe("what became of a deal", () => {
  test("who has lost, and how many card points", () => {
    expect(outcome(skatOver(), nobody)).toEqual(["Anna loses grand.", "40 card points to 80, 1 trick for the declarer."]);
    expect(outcome(skatOver(), { names, me: 0 })[0]).toBe("You lose grand.");
    expect(outcome(skatOver({ seats: [2, 0, 1] }), { names, me: 0 })[0]).toBe("Cilla loses grand.");
  });

  test("an end before the last card is told", () => {
    const told = outcome(skatOver({}, { won: true, ending: "resigned" }), nobody);
    expect(told.slice(0, 2)).toEqual(["Anna wins grand.", "The game was given up by the defenders."]);
  });

  test("passed out", () => {
    expect(outcome(skatOver({ declarer: null, contract: null }, { won: null, facts: null, ending: "passed-out" }), nobody)).toEqual([
      "Everybody has passed: nobody scores.",
    ]);
  });

  test("a ramsch: lost, won by a march, nobody's", () => {
    const ramsch = { points: [70, 50, 0], tricks: [6, 4, 0], charged: [0], marcher: null };
    const over = (charged: number[], totals: number[], marcher: number | null) =>
      outcome(skatOver({ declarer: null, contract: null, ramsch: true }, { won: null, facts: null, totals, ramsch: { ...ramsch, charged, marcher } }), nobody);
    expect(over([0], [-70, 0, 0], null)).toEqual(["Anna loses the ramsch."]);
    expect(over([1], [0, 120, 0], 1)).toEqual(["Bo takes all tricks of the ramsch: durchmarsch!"]);
    expect(over([1], [0, -30, 0], 1)).toEqual(["Bo takes all tricks of the ramsch and loses it."]);
    expect(over([], [0, 0, 0], null)).toEqual(["Nobody loses the ramsch: all have the same."]);
  });

  test("Skruf: made, failed, misère", () => {
    expect(outcome(skrufOver(), nobody)).toEqual(["Anna makes four spades with 10 tricks."]);
    const failed = skrufOver({ alone: true, facts: { tricks: 8, others: 5, made: false, bets: 2, aces: 0, honours: 0 } });
    expect(outcome(failed, nobody)).toEqual(["Anna does not make four spades: 8 tricks, 2 bets.", "Anna bears the bets alone."]);
    const misere = skrufOver({ declarer: null, facts: { tricks: 9, others: 4, made: null, bets: 0, aces: 0, honours: 0 } });
    expect(outcome(misere, nobody)).toEqual(["Misère: Cilla and Doris win with 4 tricks to 9."]);
  });
});

describe("on the page", () => {
  test("the count line by line, and true minus signs", () => {
    render(Result, { deal: skatOver(), names });
    const lines = [...document.querySelectorAll("ol li")].map((line) => line.textContent);
    expect(lines).toEqual(["with 1", "game 2", "lost 96"]);
    expect(document.querySelector("tbody tr")?.textContent).toMatch(/Anna\s*−96/);
  });

  test("as dealt and as played are two tabs", async () => {
    render(Result, { deal: skatOver(), names });
    expect(screen.getByRole("list", { name: "skat" }).children).toHaveLength(2);
    await fireEvent.click(screen.getByRole("tab", { name: "As played" }));
    expect(screen.queryByRole("list", { name: "skat" })).toBeNull();
    expect(screen.getByRole("tabpanel").textContent).toContain("10 card points");
  });

  test("Skruf enters above the line and below it", () => {
    render(Result, { deal: skrufOver(), names });
    const table = screen.getByRole("table");
    expect([...table.querySelectorAll("tbody")].map((part) => part.rows.length)).toEqual([1, 2]);
    expect(within(table).getByRole("columnheader", { name: "Anna and Bo" })).toBeTruthy();
    expect(table.querySelector("tfoot")?.textContent).toMatch(/^Together\s*\+160\s*\+12$/);
  });
});
