import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { wordsOf } from "../../words/plugin";
import { settings } from "../settings/settings.svelte";
import { hear } from "../words/words.svelte";
import Hand from "./Hand.svelte";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));
beforeEach(() => Object.assign(settings, { tap: "twice", trumps: "left" }));

const cards = ["CJ", "SA", "H7"];

describe("a hand", () => {
  test("names its cards, and says which may not be played", () => {
    const { getByRole } = render(Hand, { cards, label: "Your hand", legal: new Set(["SA"]), choose: () => {} });
    expect(getByRole("button", { name: "ace of spades" }).getAttribute("aria-disabled")).toBe("false");
    expect(getByRole("button", { name: "jack of clubs, not now" }).getAttribute("aria-disabled")).toBe("true");
  });

  test("gives the card that is clicked", async () => {
    const choose = vi.fn();
    const { getByRole } = render(Hand, { cards, label: "Your hand", legal: new Set(cards), choose });
    await fireEvent.click(getByRole("button", { name: "seven of hearts" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith("H7");
  });

  test("asks about a card that may not be played, too: the server says why", async () => {
    const choose = vi.fn();
    const { getByRole } = render(Hand, { cards, label: "Your hand", legal: new Set(["SA"]), choose });
    await fireEvent.click(getByRole("button", { name: /seven of hearts/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith("H7");
  });

  test("is walked through with the arrows", async () => {
    const { getByRole } = render(Hand, { cards, label: "Your hand", legal: new Set(cards), choose: () => {} });
    const first = getByRole("button", { name: "jack of clubs" });
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(document.activeElement).toBe(getByRole("button", { name: "ace of spades" }));
    await fireEvent.keyDown(document.activeElement as Element, { key: "End" });
    expect(document.activeElement).toBe(getByRole("button", { name: "seven of hearts" }));
  });

  test("gives a card another place by Shift and an arrow, and does not play it", async () => {
    const [choose, arrange] = [vi.fn(), vi.fn()];
    const { getByRole } = render(Hand, { cards, label: "Your hand", legal: new Set(cards), choose, arrange });
    const first = getByRole("button", { name: "jack of clubs" });
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowLeft", shiftKey: true }); // there is no card to the left
    await fireEvent.keyDown(first, { key: "ArrowRight", shiftKey: true });
    expect(arrange).toHaveBeenCalledExactlyOnceWith("CJ", "SA");
    expect(choose).not.toHaveBeenCalled();
  });

  test("a finger that slips a little still taps", async () => {
    const [choose, arrange] = [vi.fn(), vi.fn()];
    const { getByRole } = render(Hand, { cards, label: "Your hand", legal: new Set(cards), choose, arrange });
    const card = getByRole("button", { name: "seven of hearts" });
    await fireEvent.pointerDown(card, { clientX: 100, clientY: 100, isPrimary: true, button: 0 });
    await fireEvent.pointerMove(window, { clientX: 108, clientY: 103 });
    await fireEvent.pointerUp(window, { clientX: 108, clientY: 103 });
    await fireEvent.click(card);
    expect(arrange).not.toHaveBeenCalled();
    expect(choose).toHaveBeenCalledExactlyOnceWith("H7");
  });

  test("holds trumps on the side that was chosen", () => {
    settings.trumps = "right";
    const { getAllByRole } = render(Hand, { cards, label: "Your hand" });
    expect(getAllByRole("button").map((each) => each.dataset["card"])).toEqual(["H7", "SA", "CJ"]);
  });

  test("cards in a slot are out of it", () => {
    const { queryByRole } = render(Hand, { cards, label: "Your hand", picked: ["SA"] });
    expect(queryByRole("button", { name: "ace of spades" })).toBeNull();
  });
});
