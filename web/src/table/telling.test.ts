import { beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../../words/plugin";
import type { SkatPicture, SkrufPicture, TablePicture } from "../wire/types";
import { hear } from "../words/words.svelte";
import { Company } from "./company";
import { cardsTold, tell } from "./telling";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

const place = (player: number, name: string, level: number | null = null) => ({ player, name, level, away: false, present: true, ready: false });

function table(deal: Partial<SkatPicture> | Partial<SkrufPicture>, me: number | null = 0): TablePicture {
  return {
    id: "t",
    stage: "playing",
    settings: { options: { preset: deal.game === "skruf" ? "skruf" : "german", set: {} } },
    places: [place(0, "Anna"), place(1, "Otto", 3), place(2, "Bo"), place(3, "Karl", 3)],
    me,
    host: true,
    deal: deal as TablePicture["deal"],
  } as unknown as TablePicture;
}

const skat = (more: Partial<SkatPicture>): Partial<SkatPicture> => ({
  game: "skat",
  number: 1,
  dealer: 2,
  seats: [0, 1, 2],
  seat: 0,
  hands: [10, 10, 10],
  last: [],
  trick: null,
  bock: 1,
  ramsch: false,
  turned: [],
  roles: [[], [], []],
  ...more,
});

describe("what happens is told as the viewer saw it", () => {
  test("a bid, by who hears it", () => {
    const before = table(skat({ bidding: { caller: 1, holder: 0, current: 0, asked: null } }));
    const bid = { kind: "bid", seat: 1, value: 18 };
    expect(tell(bid, before, before)).toEqual(["Otto bids you 18."]);
    const other = table(skat({ seat: 2, bidding: { caller: 1, holder: 0, current: 0, asked: null } }), 2);
    expect(tell(bid, other, other)).toEqual(["Otto bids 18 to Anna."]);
  });

  test("cards of others are not named", () => {
    const shown = table(skat({}));
    expect(tell({ kind: "skat-taken", seat: 1, cards: "?2" }, shown, shown)).toEqual(["Otto takes up the skat."]);
    expect(tell({ kind: "discarded", seat: 0, cards: "D7 CA" }, shown, shown)).toEqual(["You lay away seven of diamonds and ace of clubs."]);
  });

  test("the last card of a trick tells who takes it", () => {
    const trick = { seats: [0, 1, 2], cards: ["H7", "HA", "H8"], winner: 1 };
    const after = table(skat({ last: [trick], trick: null, stage: "play" }));
    expect(tell({ kind: "played", seat: 2, card: "H8" }, after, after)).toEqual(["Bo plays eight of hearts.", "Otto takes the trick."]);
  });

  test("a gift of Skruf, by who gives, gets or only sees it", () => {
    const deal: Partial<SkrufPicture> = { game: "skruf", number: 1, seats: [0, 1, 2, 3], seat: 0, circle: [0, 1, 2, 3], hands: [12, 12, 12, 12], roles: [[], [], [], []], stage: "give" };
    const shown = table(deal);
    expect(tell({ kind: "gave", seat: 0, to: 2, cards: "H5 S3" }, shown, shown)).toEqual(["You give Bo five of hearts and three of spades."]);
    expect(tell({ kind: "gave", seat: 2, to: 0, cards: "H5" }, shown, shown)).toEqual(["Bo gives you five of hearts."]);
    expect(tell({ kind: "gave", seat: 1, to: 3, cards: "?4" }, shown, shown)).toEqual(["Otto gives Karl four cards."]);
  });

  test("people come and go", () => {
    const shown = table(skat({}));
    expect(tell({ kind: "stood-in", player: 2 }, shown, shown)).toEqual(["A bot acts for Bo."]);
    expect(tell({ kind: "promised", number: 1 }, shown, shown)).toEqual([]);
  });
});

test("hidden cards have no names", () => {
  expect([cardsTold("?10"), cardsTold(undefined), cardsTold("")]).toEqual(["", "", ""]);
});

describe("the company", () => {
  test("sits round the viewer", () => {
    const company = new Company(table(skat({ seat: 1 }), 1));
    expect(company.sides()).toEqual([
      { seat: 1, side: "bottom" },
      { seat: 2, side: "left" },
      { seat: 0, side: "right" },
    ]);
  });

  test("whoever only watches sees forehand below", () => {
    expect(new Company(table(skat({ seat: null }), null)).side(0)).toBe("bottom");
  });

  test("is told by its parts, where they have words", () => {
    const roles = [["forehand", "declarer"], ["nobody"], ["dealer", "partner"]];
    const company = new Company(table(skat({ roles })));
    expect([0, 1, 2].map((seat) => company.parts(seat))).toEqual([["declarer"], [], ["dealer", "partner"]]);
  });
});
