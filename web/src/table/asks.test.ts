import { describe, expect, test } from "vitest";
import type { Ask } from "../wire/types";
import { Questions, named } from "./asks";

const bidding: Ask = {
  id: "bid-3",
  seat: 1,
  must: true,
  told: { id: "ask-play" },
  choices: [
    { choice: "action", action: { kind: "pass", seat: 1 } },
    { choice: "one-of", action: { kind: "bid", seat: 1 }, field: "value", values: [18, 20, 22] },
  ],
};
const discarding: Ask = {
  id: "discard-9",
  seat: 2,
  must: true,
  told: { id: "ask-play" },
  choices: [{ choice: "pick", action: { kind: "discard", seat: 2 }, cards: ["D7", "DK", "H7"], count: 2, to: null }],
};
const playing: Ask = {
  id: "play-12",
  seat: 0,
  must: true,
  told: { id: "ask-play" },
  choices: [{ choice: "one-of", action: { kind: "play", seat: 0 }, field: "card", values: ["H7", "HA"] }],
};
const kontra: Ask = { id: "kontra-1", seat: 0, must: false, told: null, choices: [{ choice: "action", action: { kind: "kontra", seat: 0, level: 1 } }] };

describe("questions", () => {
  test("a range offers one of its values", () => {
    const range = new Questions([bidding]).range("bid");
    expect(range?.offer(20)).toEqual({ ask: bidding, action: { kind: "bid", seat: 1, value: 20 } });
  });

  test("a pick sends its cards as one text", () => {
    const [picking] = new Questions([discarding]).picks;
    expect(picking?.count).toBe(2);
    expect(picking?.offer(["DK", "H7"]).action).toEqual({ kind: "discard", seat: 2, cards: "DK H7" });
  });

  test("cards that a tap plays", () => {
    const { cards } = new Questions([playing]);
    expect([...cards.keys()]).toEqual(["H7", "HA"]);
    expect(cards.get("HA")?.action).toEqual({ kind: "play", seat: 0, card: "HA" });
    expect(new Questions([bidding]).cards.size).toBe(0);
  });

  test("what is advised is found among what is offered, just as it is", () => {
    const all = new Questions([bidding, discarding, kontra]);
    const found = (action: object) => all.offerOf(action as never)?.ask.id;
    expect(found({ kind: "pass", seat: 1 })).toBe("bid-3");
    expect(found({ kind: "bid", seat: 1, value: 22 })).toBe("bid-3");
    expect(found({ kind: "bid", seat: 1, value: 23 })).toBeUndefined();
    expect(found({ kind: "kontra", seat: 0, level: 1 })).toBe("kontra-1");
    expect(found({ kind: "kontra", seat: 0, level: 2 })).toBeUndefined();
    expect(found({ kind: "discard", seat: 2, cards: "H7 D7" })).toBe("discard-9");
    expect(found({ kind: "discard", seat: 2, cards: "H7 HA" })).toBeUndefined();
    expect(found({ kind: "discard", seat: 2, cards: "H7" })).toBeUndefined();
  });

  test("what must be answered is kept apart from what may be said", () => {
    const both = new Questions([playing, kontra]);
    expect(both.must).toBe(playing);
    expect(both.except(false).map((each) => each.action.kind)).toEqual(["kontra"]);
    expect(both.except(true)).toEqual([]);
    expect(new Questions([kontra]).must).toBeUndefined();
  });
});

test("what an action is called", () => {
  expect(named({ kind: "answer", seat: 2, accept: true }, "german")).toEqual({ id: "do-answer", args: { form: "german", accept: "yes" } });
  expect(named({ kind: "turn-up", seat: 2, place: 1 }, "tournee").args).toEqual({ form: "tournee", place: 1 });
});
