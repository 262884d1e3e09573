import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "../../../words/plugin";
import { Company } from "../../table/company";
import type { TablePicture } from "../../wire/types";
import { hear } from "../../words/words.svelte";
import { head } from "./head";
import { skatOver } from "./sample.test-data";
import type { SkatPicture } from "./wire";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

function said(deal: SkatPicture): string {
  const places = ["Anna", "Otto", "Bo", "Karl"].map((name, player) => ({ player, name, level: null }));
  return head(deal, new Company({ places, me: deal.seat, deal } as unknown as TablePicture)).played;
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
