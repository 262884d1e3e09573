import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "../../words/plugin";
import { skatOver, skrufOver } from "../result/sample.test-data";
import type { DealPicture, TablePicture } from "../wire/types";
import { hear } from "../words/words.svelte";
import { Company } from "./company";
import { playedOf, standingOf } from "./head";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

function said(deal: DealPicture): string {
  const places = ["Anna", "Otto", "Bo", "Karl"].map((name, player) => ({ player, name, level: null }));
  return playedOf(new Company({ places, me: deal.seat, deal } as unknown as TablePicture), deal);
}

test("the head says who plays what, with what is announced and the bid", () => {
  const contract = { ...skatOver().contract, name: { id: "contract", args: { game: "G", hand: "yes", said: "S" } } };
  const deal = skatOver({ stage: "play", seat: 1, bid: 24, contract: contract as never, result: null });
  expect(said(deal)).toBe("Anna: grand hand, schneider announced, bid 24");
  expect(said({ ...deal, seat: 0 })).toBe("You: grand hand, schneider announced, bid 24");
  expect(said({ ...deal, contract: null })).toBe("Anna: Bid 24");
});

test("before anybody plays, it says what is bid, and nothing while nothing is", () => {
  const bidding = { caller: 1, holder: 0, current: 20, asked: null };
  const deal = skatOver({ stage: "auction", declarer: null, contract: null, bid: 0, bidding, result: null });
  expect(said(deal)).toBe("Bid 20");
  expect(said({ ...deal, bidding: { ...bidding, current: 0 } })).toBe("");
});

test("of Skruf it says whose bid it is", () => {
  const bid = { bid: "4H", name: { id: "skruf-bid", args: { level: 4, strain: "H" } }, level: 4, strain: "H", trumps: "H", due: 10 };
  const deal = { ...skrufOver(), stage: "auction" as const, contract: null, high: bid, bidder: 2, seat: 3, result: null };
  expect(said(deal)).toBe("Bo: four hearts");
  expect(said({ ...deal, misere: true })).toBe("misère");
});

test("how it stands is told in play", () => {
  const deal = { ...skrufOver(), stage: "play" as const, seat: 0, sides: [[1, 3], [0, 2]], tricks: [4, 2], result: null };
  expect(standingOf(deal)).toBe("2 : 4");
  expect(standingOf({ ...deal, stage: "raise" })).toBe("");
});
