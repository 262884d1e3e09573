import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "../../words/plugin";
import { hear, say } from "../words/words.svelte";
import { outcome, skatContract } from "./outcome";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

const told = (preset: string, facts: Record<string, unknown>, seat: number | null, side: number | null = null) => {
  const { told, score } = outcome(preset, { facts, seat, side });
  return [say(told), score];
};

test.each([
  ["german", "GHS", "grand hand, schneider announced"],
  ["german", "NHO", "null ouvert hand"],
  ["german", "H", "hearts"],
  ["pub", "CH2", "clubs hand, 2 spitzen"],
  ["tournee", "HTT", "turn hearts, second card"],
  ["tournee", "G", "guckser grand"],
  ["tournee-house", "G", "Guetz"],
  ["tournee", "NH", "null"],
])("%s %s is %s", (preset, text, words) => {
  expect(say(skatContract(text, preset))).toBe(words);
});

const LOST = { ending: "played", declarer: 1, contract: "H", won: false, score: -40 };

test("the declarer tells of the own game, the others of the game against them", () => {
  expect(told("german", LOST, 1)).toEqual(["Played hearts and lost", "−40"]);
  expect(told("german", LOST, 0)).toEqual(["Played against hearts, which was lost", ""]);
  expect(told("german", LOST, null)).toEqual(["Sat out; hearts was lost", ""]);
});

test("a ramsch has a score for each seat", () => {
  const facts = { ending: "played", declarer: -1, score: -70, ramsch: "0 -70 0", card_points: "20 70 30" };
  expect(told("pub", facts, 1)).toEqual(["Ramsch", "−70"]);
  expect(told("pub", facts, 2)).toEqual(["Ramsch", ""]);
});

test("a deal that nobody played says how it ended", () => {
  expect(told("german", { ending: "passed-out", declarer: -1, score: 0 }, 0)).toEqual(["passed out", ""]);
});

const MADE = { ending: "played", declarer: 2, us: 72, them: 6, contract: "6S", tricks: 12, made: true };

test("in Skruf a whole side has played it, and the other against it", () => {
  expect(told("skruf", MADE, 0, 0)).toEqual(["Played six spades: made with 12 tricks", "72 : 6"]);
  expect(told("skruf", MADE, 1, 1)).toEqual(["Played against six spades: made with 12 tricks", "6 : 72"]);
  expect(told("skruf", MADE, null)[1]).toBe("");
});

test("a misère has a score for each side", () => {
  const facts = { ending: "played", declarer: -1, us: 0, them: 40, contract: "misere", tricks: 7 };
  expect(told("skruf", facts, 0, 1)).toEqual(["Misère", "40 : 0"]);
});
