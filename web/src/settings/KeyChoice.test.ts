import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wordsOf } from "../../words/plugin";
import { hear } from "../words/words.svelte";
import KeyChoice from "./KeyChoice.svelte";
import { settings } from "./settings.svelte";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));
beforeEach(() => {
  settings.keys = {};
});

async function changing(key: string) {
  const found = render(KeyChoice);
  const pass = found.container.querySelector("#key-pass") as HTMLButtonElement;
  await fireEvent.click(pass);
  await fireEvent.keyDown(pass, { key });
  return { ...found, pass };
}

describe("choosing keys", () => {
  test("takes the key that is pressed, and gives the usual ones back", async () => {
    const { pass, getByRole } = await changing("q");
    expect([settings.keys, pass.textContent]).toEqual([{ pass: "q" }, "Q"]);
    await fireEvent.click(getByRole("button", { name: "The usual keys" }));
    expect([settings.keys, pass.textContent]).toEqual([{}, "P"]);
  });

  test("tells what a key already does", async () => {
    const { getByText } = await changing("l");
    expect(settings.keys).toEqual({});
    expect(getByText("L is taken: the last trick.")).toBeTruthy();
  });

  test("leaves keys alone that others need", async () => {
    const { getByText } = await changing("ArrowLeft");
    expect(getByText(/has to stay as it is/)).toBeTruthy();
    expect(settings.keys).toEqual({});
  });

  test("can do without one, and leave it as it is", async () => {
    const { pass } = await changing("Backspace");
    expect([settings.keys, pass.textContent]).toEqual([{ pass: "" }, "none"]);
    await fireEvent.click(pass);
    await fireEvent.keyDown(pass, { key: "Escape" });
    expect([settings.keys, pass.textContent]).toEqual([{ pass: "" }, "none"]);
  });
});
