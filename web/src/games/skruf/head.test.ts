import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "../../../words/plugin";
import { Company } from "../../table/company";
import type { TablePicture } from "../../wire/types";
import { hear } from "../../words/words.svelte";
import { head, standing } from "./head";
import { skrufOver } from "./sample.test-data";
import type { SkrufPicture } from "./wire";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

function said(deal: SkrufPicture): string {
  const places = ["Anna", "Otto", "Bo", "Karl"].map((name, player) => ({ player, name, level: null }));
  return head(deal, new Company({ places, me: deal.seat, deal } as unknown as TablePicture)).played;
}

test("the head says whose bid it is", () => {
  const bid = { bid: "4H", name: { id: "skruf-bid", args: { level: 4, strain: "H" } }, level: 4, strain: "H", trumps: "H", due: 10 };
  const deal = { ...skrufOver(), stage: "auction" as const, contract: null, high: bid, bidder: 2, seat: 3, result: null };
  expect(said(deal)).toBe("Bo: four hearts");
  expect(said({ ...deal, misere: true })).toBe("misère");
});

test("how it stands is told with one's own side first", () => {
  const deal = { ...skrufOver(), stage: "play" as const, seat: 0, sides: [[1, 3], [0, 2]], tricks: [4, 2], result: null };
  expect(standing(deal)).toBe("2 : 4");
});
