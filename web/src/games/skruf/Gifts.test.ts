import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { wordsOf } from "../../../words/plugin";
import { Company } from "../../table/company";
import type { TablePicture } from "../../wire/types";
import { hear, type Language } from "../../words/words.svelte";
import Gifts from "./Gifts.svelte";
import type { SkrufPicture } from "./wire";

const hearing = (language: Language): void => hear(language, wordsOf("../src/knekt/words", language));

beforeEach(() => hearing("en"));

/** An exchange that Anna looks at: Otto has given her a card, she owes Bo four, and he owes Cilla one. */
function gifts(): string[] {
  const deal = {
    game: "skruf",
    seat: 0,
    seats: [0, 1, 2, 3],
    stage: "exchange",
    turn: [0],
    gifts: [{ seat: 1, to: 0, cards: ["S3"] }],
    due: [
      { seat: 0, to: 2, count: 4 },
      { seat: 2, to: 3, count: 1 },
    ],
  } as unknown as SkrufPicture;
  const places = ["Anna", "Otto", "Bo", "Cilla"].map((name, player) => ({ player, name, level: null }));
  const table = { me: 0, places, deal } as unknown as TablePicture;
  const { container } = render(Gifts, { deal, company: new Company(table, deal) });
  return [...container.querySelectorAll(".hidden")].map((each) => each.textContent ?? "");
}

test("the reader is spoken to, not called by a name", () => {
  expect(gifts()).toEqual(["Otto gives you 1 card, done", "You give Bo 4 cards, now", "Bo gives Cilla 1 card"]);
});

test("and so in a language that bends its words", () => {
  hearing("sv");
  expect(gifts()).toEqual(["Otto ger dig 1 kort, klart", "Du ger Bo 4 kort, nu", "Bo ger Cilla 1 kort"]);
});
