import { beforeAll, describe, expect, test } from "vitest";
import { FluentResource, type Message } from "@fluent/bundle";
import { packOf, wordsOf } from "../../words/plugin";
import { cardName, hear, LANGUAGES, languageOf, nameSuits, say, sayAll, signed, written } from "./words.svelte";

const FOLDER = "../src/knekt/words";

beforeAll(() => hear("en", wordsOf(FOLDER, "en")));

describe("the words of the page", () => {
  test("are those of the Fluent files", () => {
    expect(say("do-pass")).toBe("Pass");
    expect(cardName("HT")).toBe("ten of hearts");
    expect(cardName("H7")).toBe("seven of hearts");
    expect(sayAll([{ id: "count-with", args: { n: 2 } }, { id: "count-game", args: { n: 3 } }])).toBe("with 2, game 3");
  });

  test("take messages into their places", () => {
    const doubling = { id: "doubling", args: { level: 1 } };
    expect(say("table-told-kontra", { me: "no", name: "Otto", doubling, factor: 2 })).toBe("Otto says kontra: the game counts ×2.");
  });

  test("have no signs that cannot be seen", () => {
    expect(say("page-played-by", { card: "ace", name: "Otto" })).toBe("Otto: ace");
  });

  test("keep a number and its percent sign together", () => {
    expect(say("reason-schneider", { chance: 40 })).toBe("Schneider in 40\u00a0%.");
  });

  test("what is not there is said by its id", () => {
    expect(say("no-such-thing")).toBe("no-such-thing");
  });

  test("leave out what only a terminal says", () => {
    expect(say("typed-clubs")).toBe("typed-clubs");
    expect(say("help-play")).toBe("help-play");
  });

  test.each(["en", "sv", "de", "fi"] as const)("can all be read: %s", (language) => {
    hear(language, wordsOf(FOLDER, language));
    for (const id of ["do-pass", "page-nav-home", "option-players", "error-no-such-table", "table-told-deal", "skruf-bid"]) {
      expect(say(id)).not.toBe(id);
    }
    hear("en", wordsOf(FOLDER, "en"));
  });
});

test("numbers as a score sheet has them", () => {
  expect([written(-48), written(9999), written(12345), signed(48), signed(-48), signed(0)]).toEqual(["−48", "9999", "12,345", "+48", "−48", "0"]);
});

test("the language of the reader", () => {
  expect(languageOf(["fr-FR", "sv-FI", "en"])).toBe("sv");
  expect(languageOf(["fr"])).toBe("en");
});

describe("the words of the German suits", () => {
  test("are said with these suits only", () => {
    hear("de", wordsOf(FOLDER, "de"), packOf(FOLDER, "german", "de"));
    expect(cardName("CJ")).toBe("Kreuz-Bube");
    nameSuits("german");
    expect(cardName("CJ")).toBe("Eichel-Unter");
    expect(say("contract", { game: "S", hand: "yes", said: "none" })).toBe("Grün Hand");
    nameSuits("french");
    expect(cardName("CJ")).toBe("Kreuz-Bube");
  });

  test.each(LANGUAGES)("take the place of words that %s has, with the same choices", (language) => {
    const messages = (text: string) => new Map((new FluentResource(text).body as Message[]).map((each) => [each.id, each]));
    const keys = (message: Message | undefined) =>
      [...JSON.stringify(message?.value).matchAll(/"key":\{"type":"\w+","value":("\w+"|\d+)/g)].map((found) => found[1]).sort();
    const all = messages(wordsOf(FOLDER, language));
    const others = messages(packOf(FOLDER, "german", language));
    expect([...others.keys()].sort()).toEqual(["card", "game", "page-sorted", "skruf-bid", "suit"]);
    for (const [id, message] of others) {
      expect(all.has(id)).toBe(true);
      expect([...new Set(keys(message))]).toEqual([...new Set(keys(all.get(id)))]);
    }
  });
});
