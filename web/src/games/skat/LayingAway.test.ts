import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { wordsOf } from "../../../words/plugin";
import type { Picking } from "../../table/asks";
import { Chosen } from "../../table/chosen.svelte";
import { hear } from "../../words/words.svelte";
import LayingAway from "./LayingAway.svelte";
import { skatOver } from "./sample.test-data";
import type { GameWorth } from "./wire";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

const game = (contract: string, value: number, more: Partial<GameWorth> = {}): GameWorth => ({
  contract,
  name: { id: "contract", args: { game: contract[0] ?? "", hand: "no", said: contract[1] ?? "none" } },
  game: contract[0] ?? "",
  way: "",
  value,
  matadors: 1,
  needs: "",
  met: value,
  keeps: [],
  dear: [],
  ...more,
});
const games = [game("H", 20, { needs: "overbid" }), game("G", 48, { dear: ["CJ"] }), game("N", 23), game("NO", 46), game("C1", 36, { keeps: ["C7"] })];
const cards = ["CJ", "C7", "SA"];

function laid(found = games) {
  const act = vi.fn();
  const chosen = new Chosen();
  const ask = { id: "discard", must: true, told: null, seat: 0, choices: [] };
  const picking: Picking = { ask, kind: "discard", cards, count: 2, to: null, offer: (picked) => ({ ask, action: { kind: "discard", cards: picked } }) };
  const deal = skatOver({ stage: "discard", seat: 0, hands: [cards, 10, 10], games: found, bid: 23, result: null });
  const pick = (card: string) => chosen.pick(card, 2);
  return { ...render(LayingAway, { picking, deal, chosen, busy: false, act, pick }), act, chosen, pick };
}

describe("laying away and naming the game", () => {
  test("is sent by one button, when the cards and the game are chosen", async () => {
    const { getByRole, act, chosen, pick } = laid();
    const send = getByRole("button", { name: "Announce" }) as HTMLButtonElement;
    pick("C7");
    pick("SA");
    pick("CJ"); // there is no room for a third card
    await Promise.resolve();
    expect(send.disabled).toBe(true);
    await fireEvent.click(getByRole("button", { name: /^grand/ }));
    expect(send.textContent).toContain("grand");
    await fireEvent.click(send);
    expect(act).toHaveBeenCalledOnce();
    expect(act.mock.calls[0]?.[0].action).toEqual({ kind: "discard", cards: ["C7", "SA"] });
    expect([chosen.game, chosen.goesOn]).toEqual(["G", true]);
  });

  test("shows the value against the bid, and what can be announced with the game", async () => {
    const { getByRole, getByText, queryByRole } = laid();
    expect(queryByRole("group", { name: "Announcements" })).toBeNull();
    await fireEvent.click(getByRole("button", { name: /^null/ }));
    expect(getByText("null: 23; your bid is 23.")).toBeTruthy();
    await fireEvent.click(getByRole("button", { name: /^null ouvert/ }));
    expect(getByText("null ouvert: 46; your bid is 23.")).toBeTruthy();
    await fireEvent.click(getByRole("button", { name: /^hearts/ }));
    expect(getByText(/cannot come to your bid of 23/)).toBeTruthy();
  });

  test("warns of a card that one keeps, and holds back one that must be kept", async () => {
    const { getByRole, getByText, findByText, pick, chosen } = laid();
    pick("CJ");
    pick("C7");
    await fireEvent.click(getByRole("button", { name: /^grand/ }));
    expect(getByText(/discarding jack of clubs/)).toBeTruthy();
    await fireEvent.click(getByRole("button", { name: /^clubs/ }));
    expect(await findByText("For this game you must keep seven of clubs.")).toBeTruthy();
    expect((getByRole("button", { name: /^Announce/ }) as HTMLButtonElement).disabled).toBe(true);
    chosen.drop("C7");
    pick("SA");
    await Promise.resolve();
    expect((getByRole("button", { name: /^Announce/ }) as HTMLButtonElement).disabled).toBe(false);
  });

  test("the only game there is need not be chosen", () => {
    const { getByRole } = laid([game("G", 48)]);
    expect(getByRole("button", { name: "Announce: grand" })).toBeTruthy();
  });
});
