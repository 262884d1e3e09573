import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "../../words/plugin";
import type { Option, Preset } from "../wire/types";
import { hear } from "../words/words.svelte";
import { chaptersOf, explained, keyOf, meaning, playersOf, valueOf, withChange } from "./options";

beforeAll(() => hear("en", wordsOf("../src/knekt/words", "en")));

const option = (name: string, value: Option["value"] = false, chapter = "table"): Option => ({
  name,
  chapter,
  rule: "1.1",
  kind: "yes-no",
  value,
  values: [false, true],
});

function preset(family: string, names: string[]): Preset {
  return { name: family, family, form: family, players: 3, options: names.map((name) => option(name)) };
}

test("options stand in the chapters that they come with, in their order", () => {
  const options = [option("players", 3), option("lead", false, "play"), option("claims", false, "play"), option("stake", "0", "rubber")];
  const found = chaptersOf({ ...preset("skruf", []), options });
  expect(found.map(({ name, options }) => [name, options.map((each) => each.name)])).toEqual([
    ["table", ["players"]],
    ["play", ["lead", "claims"]],
    ["rubber", ["stake"]],
  ]);
});

test("an option without a choice is not shown", () => {
  const only = { ...preset("skruf", ["claims"]), options: [{ ...option("players", 3), values: [3] }] };
  expect(chaptersOf(only)).toEqual([]);
});

test("options and values are explained, where it is about typing in words of the page", () => {
  expect(keyOf("isko", "kontra.max")).toBe("kontra-max");
  expect(keyOf("trekarl", "min_level")).toBe("skruf-min_level");
  expect(explained("kontra-max")).toBe("How far the doubling may go.");
  expect(explained("session-deals")).not.toContain("none");
  expect(meaning("kontra-max", 3)).toBe("supra by the defenders, times 8");
  expect(meaning("session-deals", 7)).toBe("7");
});

test("only differences are kept", () => {
  const claims = option("claims");
  const changes = withChange({}, claims, true);
  expect(changes).toEqual({ claims: true });
  expect(valueOf(changes, claims)).toBe(true);
  expect(withChange(changes, claims, false)).toEqual({});
  const words: Option = { ...option("bock.triggers", ["rekontra"]), kind: "words", values: ["rekontra", "split_60_60"] };
  expect(withChange({}, words, ["rekontra"])).toEqual({});
  expect(withChange({}, words, [])).toEqual({ "bock.triggers": [] });
});

test("none is a value", () => {
  const rounds: Option = { ...option("session.rounds", 12), kind: "number", values: null };
  expect(valueOf(withChange({}, rounds, null), rounds)).toBeNull();
});

test("as many places as the rules say", () => {
  const skat = { ...preset("skat", []), options: [{ ...option("players", 3), values: [3, 4] }] };
  expect([playersOf(skat, {}), playersOf(skat, { players: 4 })]).toEqual([3, 4]);
});
