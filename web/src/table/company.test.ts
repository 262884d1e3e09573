import { beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../../words/plugin";
import type { SkatPicture } from "../games/skat/wire";
import type { TablePicture } from "../wire/types";
import { hear } from "../words/words.svelte";
import { Company } from "./company";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

const place = (player: number, name: string, level: number | null = null) => ({ player, name, level, away: false, present: true, ready: false });

function table(deal: Partial<SkatPicture>, me: number | null = 0): TablePicture {
  return {
    id: "t",
    stage: "playing",
    settings: { options: { preset: "german", set: {} } },
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
