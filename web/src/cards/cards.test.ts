import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { sprites, suits } from "virtual:deck";
import { CARDS } from "../../deck/indices";
import Card from "./Card.svelte";
import { look, setLook, type Look } from "./look.svelte";
import Mark from "./Mark.svelte";
import Suit from "./Suit.svelte";

const USUAL: Look = { ...look };
afterEach(() => {
  cleanup();
  setLook(USUAL);
});

/** Svelte leaves empty comments where something was or may be. */
const bare = (html: string) => html.replaceAll("<!---->", "");

const drawn = (container: HTMLElement) => container.querySelector("use")?.getAttribute("href");

test("a card is drawn from the deck, with the indices, that somebody has chosen", () => {
  const { container } = render(Card, { card: "HT" });
  expect(drawn(container)).toBe(`${sprites.french}#HT-international`);
  setLook({ faces: "large", indices: "swedish", colours: "two" });
  flushSync();
  expect(drawn(container)).toBe(`${sprites.large}#HT-swedish`);
  expect(container.querySelector("svg")?.classList).toContain("two");
});

test("suits in a text are those of the faces", async () => {
  const { container, rerender } = render(Suit, { suit: "C" as const, look: { colours: "four" as const, faces: "large" as const } });
  const club = container.querySelector("path")?.getAttribute("d");
  expect(club).toBe(suits.french.C);
  await rerender({ look: { colours: "four" as const, faces: "german" as const } });
  expect(container.querySelector("path")?.getAttribute("d")).toBe(suits.german.C);
});

test("a look of its own goes before the chosen one", () => {
  const { container } = render(Card, { card: "CJ", look: { faces: "large", indices: "german", colours: "four" } });
  expect(drawn(container)).toBe(`${sprites.large}#CJ-german`);
});

test("a card has the name it is given, and is decoration without one", () => {
  const named = render(Card, { card: "CJ", label: "klöver knekt" });
  expect(named.getByRole("img", { name: "klöver knekt" })).toBeTruthy();
  const plain = render(Card, { card: "CJ" });
  expect(plain.container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("a newly taken card is marked by a shape", () => {
  expect(render(Card, { card: "CJ", marked: true }).container.querySelector(".turned")).toBeTruthy();
  expect(render(Card, { card: "CJ" }).container.querySelector(".turned")).toBeNull();
});

test("a card face down looks the same whatever it hides", async () => {
  const { container, rerender } = render(Card, { card: null });
  const back = bare(container.innerHTML);
  expect(back).toContain(`${sprites.french}#back"`);
  expect(back).not.toMatch(/aria-label|role|id=|data-|title/);
  for (const card of CARDS) {
    await rerender({ card });
    expect(bare(container.innerHTML)).not.toBe(back);
    await rerender({ card: null, marked: true });
    expect(bare(container.innerHTML)).toBe(back);
  }
});

test("a card that is turned down again leaves nothing of itself", async () => {
  const turned = render(Card, { card: "CJ", label: "klöver knekt", marked: true });
  await turned.rerender({ card: null, label: undefined });
  const { container } = render(Card, { card: null });
  expect(bare(turned.container.innerHTML)).toBe(bare(container.innerHTML));
});

test("no markup carries a style, which the page's policy forbids", () => {
  const pieces = [
    render(Card, { card: "CJ", marked: true }),
    render(Card, { card: null }),
    render(Suit, { suit: "H" as const, label: "hjärter" }),
    render(Mark, { label: "Knekt" }),
  ];
  for (const { container } of pieces) expect(container.querySelector("[style]")).toBeNull();
});

test("suits and the mark can be named", () => {
  expect(render(Suit, { suit: "S" as const, label: "spader" }).getByRole("img", { name: "spader" })).toBeTruthy();
  expect(render(Mark, { label: "Knekt" }).getByRole("img", { name: "Knekt" })).toBeTruthy();
});
