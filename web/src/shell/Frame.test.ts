import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wordsOf } from "../../words/plugin";
import { settings } from "../settings/settings.svelte";
import { hear } from "../words/words.svelte";
import Frame from "./Frame.svelte";

// A slow machine is no reason to fail.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 60_000 });

const children = createRawSnippet(() => ({ render: () => "<p>leaf</p>" }));

beforeEach(() => hear("en", wordsOf("../src/knekt/words", "en")));
afterEach(cleanup);

test("the menu opens by its button and closes by Escape, which gives the focus back", async () => {
  render(Frame, { page: "daily", children });
  const button = screen.getByRole("button", { name: "Menu" });
  await fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button);
});

test("the page one is on is marked, and so is the one it belongs to", () => {
  render(Frame, { page: "day", children });
  expect(document.querySelector("nav [aria-current=page]")?.textContent?.trim()).toBe("Deal of the day");
});

test("another language is spoken at once and kept", async () => {
  render(Frame, { page: "home", children });
  await fireEvent.change(screen.getByLabelText("Language"), { target: { value: "sv" } });
  expect(await screen.findByText("Meny")).toBeTruthy();
  await waitFor(() => expect(settings.language).toBe("sv"));
});
