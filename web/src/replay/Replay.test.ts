import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { gameOf } from "../games";
import { skatOver } from "../games/skat/sample.test-data";
import type { Replay } from "../wire/types";
import { speak } from "../words/words.svelte";
import ReplayView from "./Replay.svelte";
import { textOf } from "./file";
import { endOf, stepIn, tableAt, toldOf, trickAt, tricksOf } from "./steps";

const lying = (cards: string[]) => ({ seats: [0, 1, 2].slice(0, cards.length), cards, winner: null });
const playing = (cards: string[]) => skatOver({ stage: "play", trick: lying(cards), last: [], won: [0, 0, 1], hands: [["CJ"], 2, 2], result: null });

const plays = (seat: number, card: string) => ({ id: "table-told-card", args: { me: "no" }, cards: { card: [card] }, names: { name: [seat] } });
const takes = (seat: number) => ({ id: "table-told-taken", args: { me: "no" }, names: { name: [seat] } });

const DEAL: Replay = {
  game: "skat",
  preset: "german",
  number: 1,
  deals: 1,
  players: [
    { name: "Anna", level: null },
    { name: null, level: 3 },
    { name: "", level: null },
  ],
  seat: null,
  seats: [0, 1, 2],
  forms: ["jsonl", "txt"],
  steps: [
    { event: { kind: "played", seat: 0, card: "H7" }, told: [plays(0, "H7")], picture: playing(["H7"]), comments: [] },
    { event: { kind: "played", seat: 1, card: "H8" }, told: [plays(1, "H8")], picture: playing(["H7", "H8"]), comments: ["not the best"] },
    { event: { kind: "played", seat: 2, card: "H9" }, told: [plays(2, "H9"), takes(2)], picture: skatOver({ stage: "play", result: null, won: [0, 0, 2] }), comments: [] },
    { event: { kind: "ended", ending: "played" }, told: [], picture: skatOver(), comments: [] },
  ],
};

beforeAll(() => speak("en"));
afterEach(cleanup);

describe("the steps", () => {
  test("are told in sentences, with what somebody wrote beside them", () => {
    const told = toldOf(DEAL);
    expect(told[0]).toEqual(["Anna plays seven of hearts."]);
    expect(told[1]?.[0]).toBe("“not the best”");
    expect(told[2]?.join(" ")).toMatch(/nine of hearts.*Player 3 takes the trick/);
  });

  test("from a seat one looks with the eyes of who sat there, also of a bot", () => {
    const from = { ...DEAL, seat: 1, steps: DEAL.steps.map((step) => ({ ...step, picture: { ...step.picture, seat: 1 } })) };
    expect(tableAt(from, 0).me).toBe(1);
    expect(tableAt(from, 0).places[1]?.level).toBeNull();
  });

  test("a full trick lies until the next card", () => {
    expect(trickAt(DEAL, 1)?.cards).toEqual(["H7", "H8"]);
    expect(trickAt(DEAL, 2)?.winner).toBe(2);
    expect(trickAt({ ...DEAL, steps: [{ ...DEAL.steps[2]!, picture: skatOver({ stage: "skat", result: null }) }] }, 0)).toBeNull();
  });

  test("lead from trick to trick", () => {
    expect(tricksOf(DEAL)).toEqual([0, 2, 3]);
  });

  test("game and result are known from the end", () => {
    expect(gameOf(skatOver()).played(skatOver())).toMatchObject({ id: "contract" });
    expect(gameOf(skatOver()).played(skatOver({ contract: null, bid: 0 }))).toBeNull();
    expect(endOf(DEAL)[0]).toBe("Anna loses grand.");
    expect(endOf({ ...DEAL, steps: DEAL.steps.slice(0, 2) })).toEqual([]);
  });

  test("an address may say anything", () => {
    expect([stepIn("2", 4, 0), stepIn("99", 4, 0), stepIn("-1", 4, 0), stepIn("x", 4, 3), stepIn(null, 4, 0)]).toEqual([2, 3, 0, 3, 0]);
  });
});

describe("going through them", () => {
  const shown = (at: number) => {
    const [go, look] = [vi.fn(), vi.fn()];
    render(ReplayView, { replay: DEAL, at, go, look });
    return { go, look };
  };

  test("by buttons, keys, slider and the list", async () => {
    const { go } = shown(1);
    await fireEvent.click(screen.getByRole("button", { name: "One step on" }));
    await fireEvent.click(screen.getByRole("button", { name: "To the end" }));
    await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    await fireEvent.keyDown(document.body, { key: "End" });
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "2" } });
    await fireEvent.click(screen.getByRole("button", { name: "Anna plays seven of hearts." }));
    expect(go.mock.calls.flat()).toEqual([2, 3, 0, 3, 2, 0]);
  });

  test("an arrow means the same wherever one is", async () => {
    const { go } = shown(1);
    for (const place of [document.body, screen.getByRole("slider"), screen.getByRole("button", { name: "Player 3" })]) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]) await fireEvent.keyDown(place, { key });
    }
    expect(go.mock.calls.flat()).toEqual([0, 2, 0, 2, 0, 3, 0, 2, 0, 2, 0, 3, 0, 2, 0, 2, 0, 3]);
  });

  test("from any seat", async () => {
    const { go, look } = shown(1);
    await fireEvent.click(screen.getByRole("button", { name: "Player 3" }));
    await fireEvent.click(screen.getByRole("button", { name: "all cards open" }));
    expect(look.mock.calls).toEqual([[2], [null]]);
    expect(go).not.toHaveBeenCalled();
  });

  test("the result stands at the end only", () => {
    shown(0);
    expect(screen.queryByRole("region", { name: "The result" })).toBeNull();
    shown(3);
    expect(screen.getByRole("region", { name: "The result" }).textContent).toContain("Anna loses grand.");
  });

  test("it plays by itself until the end", async () => {
    vi.useFakeTimers();
    const go = vi.fn();
    const { rerender } = render(ReplayView, { replay: DEAL, at: 2, go, look: vi.fn() });
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(go.mock.calls).toEqual([[3]]);
    await rerender({ at: 3 });
    expect(screen.getByRole("button", { name: "Play" }).getAttribute("aria-pressed")).toBe("false");
    vi.useRealTimers();
  });
});

test("hidden hands have no names", () => {
  const { container } = render(ReplayView, { replay: DEAL, at: 0, go: vi.fn(), look: vi.fn() });
  expect(screen.getAllByRole("img", { name: /: 2 cards$/ })).toHaveLength(2);
  expect(container.querySelector(".board")?.innerHTML).not.toMatch(/spades|eight|nine/);
});

test("a file may be UTF-8 or Latin-1", () => {
  expect(textOf(new TextEncoder().encode("Skål").buffer as ArrayBuffer)).toBe("Skål");
  expect(textOf(new Uint8Array([0x53, 0x6b, 0xe5, 0x6c]).buffer)).toBe("Skål");
});
