import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { skatOver } from "../games/skat/sample.test-data";
import { skrufOver } from "../games/skruf/sample.test-data";
import { speak } from "../words/words.svelte";
import Result from "./Result.svelte";

const names = ["Anna", "Bo", "Cilla", "Doris"];

beforeAll(() => speak("en"));
afterEach(cleanup);

describe("on the page", () => {
  test("what became of it, who has won first", () => {
    render(Result, { deal: skatOver(), names });
    expect([...document.querySelectorAll("p")].map((each) => each.textContent)).toEqual([
      "Anna loses grand.",
      "40 card points to 80, 1 trick for the declarer.",
    ]);
  });

  test("the count line by line, and true minus signs", () => {
    render(Result, { deal: skatOver(), names });
    const lines = [...document.querySelectorAll("ol li")].map((line) => line.textContent);
    expect(lines).toEqual(["with 1", "game 2", "lost 96"]);
    expect(document.querySelector("tbody tr")?.textContent).toMatch(/Anna\s*−96/);
  });

  test("as dealt and as played, one at a time", async () => {
    render(Result, { deal: skatOver(), names });
    expect(screen.getByRole("list", { name: "skat" }).children).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: "As played" }));
    expect(screen.queryByRole("list", { name: "skat" })).toBeNull();
    expect(document.querySelector("dl")?.textContent).toContain("10 card points");
  });

  test("beside the count each one's score and sum, where there is a sheet", () => {
    const sheet = { totals: [-96, 48, 0, 12], deals: 3, last: 36, over: false, rounds: [], rubber: null };
    render(Result, { deal: skatOver({ seats: [0, 2, 3] }), names, me: 2, sheet });
    const rows = [...screen.getByRole("table").querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([["Anna", "−96", "−96"], ["Bo", "", "48"], ["You", "0", "0"], ["Doris", "0", "12"]]);
    expect(document.querySelector(".me th")?.textContent).toBe("You");
  });

  test("the hands of Skruf lie round the table, suit by suit, the viewer's own below", () => {
    const deal = { ...skrufOver({ dealt: [["SA", "H2", "ST"], ["SK"], ["SQ"], ["SJ"]] }), seat: 1 };
    render(Result, { deal, names });
    const at = (side: string) => document.querySelector(`.cross .${side} h3`)?.textContent;
    expect([at("bottom"), at("left"), at("top"), at("right"), at("middle")]).toEqual(["Bo", "Cilla", "Doris", "Anna", "talon"]);
    const hand = screen.getByRole("list", { name: "Anna" });
    expect([...hand.children].map((line) => line.querySelector("[aria-hidden]:not(svg)")?.textContent)).toEqual(["–", "A 10", "2", "–"]);
    expect(hand.textContent).toContain("ace of spades and ten of spades");
  });

  test("the reader comes first on a side", () => {
    render(Result, { deal: skrufOver(), names, me: 1 });
    expect(screen.getByRole("columnheader", { name: "You and Anna" })).toBeTruthy();
  });

  test("Skruf enters above the line and below it", () => {
    render(Result, { deal: skrufOver(), names });
    const table = screen.getByRole("table");
    expect([...table.querySelectorAll("tbody")].map((part) => part.rows.length)).toEqual([1, 2]);
    expect(within(table).getByRole("columnheader", { name: "Anna and Bo" })).toBeTruthy();
    expect(table.querySelector("tfoot")?.textContent).toMatch(/^Total\s*\+160\s*\+12$/);
  });
});
