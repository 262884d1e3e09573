import { expect, test } from "vitest";
import { lookOf } from "./settings.svelte";

const LETTERS = { indices: "swedish", colours: "two" } as const;

test("faces that nobody chose follow the size of the screen", () => {
  expect(lookOf({ faces: "auto", ...LETTERS }, false)).toEqual({ faces: "french", ...LETTERS });
  expect(lookOf({ faces: "auto", ...LETTERS }, true)).toEqual({ faces: "large", ...LETTERS });
  expect(lookOf({ faces: "german", ...LETTERS }, true).faces).toBe("german");
});

test("the cards of a tournament have the letters and colours that are printed on them", () => {
  const printed = { indices: "german", colours: "tournament" };
  expect(lookOf({ faces: "tournament", ...LETTERS }, false)).toEqual({ faces: "french", ...printed });
  expect(lookOf({ faces: "tournament", ...LETTERS }, true)).toEqual({ faces: "large", ...printed });
});
