import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "../../words/plugin";
import { sayTold } from "./told";
import { hear } from "./words.svelte";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

const readers = { names: ["Anna", "Otto", "Bo"], me: 0 };

test("cards and players go into a sentence by their names", () => {
  const gave = { id: "table-skruf-told-gave", args: { me: "receiver", known: "yes", count: 2 } };
  const places = { cards: { cards: ["H5", "S3"] }, names: { name: [2], to: [0] } };
  expect(sayTold({ ...gave, ...places }, readers)).toBe("Bo gives you five of hearts and three of spades.");
});

test("cards that nobody tells are not named", () => {
  const hidden = { id: "table-skruf-told-gave", args: { me: "none", known: "no", count: 4 }, cards: { cards: [] }, names: { name: [1], to: [2] } };
  expect(sayTold(hidden, readers)).toBe("Otto gives Bo four cards.");
});

test("among several players the reader is you, and a hand that nobody holds has a name", () => {
  const won = { id: "table-skruf-misere-won", args: { tricks: 4, others: 9 }, names: { names: [0, 2] } };
  expect(sayTold(won, readers)).toBe("Misère: you and Bo win with 4 tricks to 9.");
  expect(sayTold({ id: "table-told-taken", args: { me: "no" }, names: { name: [-1] } }, readers)).toMatch(/^the open hand takes/i);
});

test("a message may stand in a place", () => {
  const declared = { id: "table-told-declared", args: { me: "yes", bid: 18, contract: { id: "contract", args: { game: "G", hand: "yes", said: "none" } } } };
  expect(sayTold(declared, readers)).toBe("You play grand hand, bid 18.");
});
