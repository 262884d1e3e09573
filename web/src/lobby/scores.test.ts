import { expect, test } from "vitest";
import { scored, worth } from "./scores";

test.each([
  [[], "", 0],
  [[-40], "−40", -40],
  [[72], "+72", 72],
  [[6, 72], "6 : 72", -66],
])("%j is shown as %s", (scores, shown, weight) => {
  expect([scored(scores), worth(scores)]).toEqual([shown, weight]);
});
