import { beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../../words/plugin";
import { skatOver } from "../games/skat/sample.test-data";
import { skrufOver } from "../games/skruf/sample.test-data";
import type { DealPicture, TablePicture } from "../wire/types";
import { hear } from "../words/words.svelte";
import { Company } from "./company";
import { flightsOf } from "./flights";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

const table = (deal: DealPicture): Company => new Company({ places: [], settings: {}, me: null, deal } as unknown as TablePicture);
const skat = table(skatOver({ seat: 0, seats: [0, 1, 2], dealer: 2, hands: [10, 10, 10], result: null }));
const four = { seat: 0, seats: [0, 1, 2, 3], dealer: 3, circle: [0, 1, 2, 3], hands: [12, 12, 12, 12], result: null };
const skruf = table({ ...skrufOver(), ...four });

describe("cards on their way", () => {
  test("go from the giver to the receiver, known or not", () => {
    expect(flightsOf({ kind: "gave", seat: 0, to: 2, cards: "SA SK" }, skruf)).toEqual([{ from: "bottom", to: "top", cards: ["SA", "SK"] }]);
    expect(flightsOf({ kind: "swapped", seat: 1, to: 3, cards: "?1" }, skruf)).toEqual([{ from: "left", to: "right", cards: [null] }]);
  });

  test("come out of the middle and go into it", () => {
    expect(flightsOf({ kind: "skat-taken", seat: 1, cards: "?2" }, skat)).toEqual([{ from: "middle", to: "left", cards: [null, null] }]);
    expect(flightsOf({ kind: "discarded", seat: 0, cards: "D7 D8" }, skat)).toEqual([{ from: "bottom", to: "middle", cards: ["D7", "D8"] }]);
    expect(flightsOf({ kind: "swap-laid", seat: 2 }, skruf)).toEqual([{ from: "top", to: "middle", cards: [null] }]);
  });

  test("are dealt by the dealer, face down, to everybody", () => {
    const flights = flightsOf({ kind: "dealt" }, skat);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([["right", "bottom"], ["right", "left"], ["right", "right"]]);
    expect(flights.flatMap(({ cards }) => cards).every((card) => card === null)).toBe(true);
  });

  test("stay where they are when somebody only speaks or plays", () => {
    for (const kind of ["bid", "passed", "played", "declared"]) expect(flightsOf({ kind, seat: 0, card: "SA" }, skat)).toEqual([]);
  });
});
