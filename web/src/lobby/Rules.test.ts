import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import Rules from "./Rules.svelte";

beforeAll(() => speak("de"));
afterEach(cleanup);

test.each([
  ["german", "Das Reizen"],
  ["tournee", "Das Reizen"],
  ["skruf", "Das Bieten"],
])("the auction of %s has the name that its players give it", (game, auction) => {
  const { container } = render(Rules, { game });
  expect([...container.querySelectorAll("dt")].map((part) => part.textContent)).toContain(auction);
});
