import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import Result from "./Result.svelte";
import { skatOver, skrufOver } from "./sample.test-data";

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
    expect(table.querySelector("tfoot")?.textContent).toMatch(/^Total\s*\+160\s*\+12$/);
  });
});
