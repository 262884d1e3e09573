import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { Questions } from "./asks";
import { conflict, keysTold, press, type KeyDeeds } from "./keys";

const nothing = () => {};
const ask = { id: "hold", must: true, seat: 0, choices: [{ choice: "action" as const, action: { kind: "pass", seat: 0 } }] };

function pressing(key: string, more: Partial<KeyDeeds> = {}): boolean {
  const questions = new Questions([ask] as never);
  const deeds = { questions, kinds: undefined, act: nothing, card: nothing, last: nothing, sort: nothing, claim: nothing, back: nothing, hint: nothing, text: nothing, hurry: nothing, help: nothing };
  return press(new KeyboardEvent("keydown", { key }), { ...deeds, ...more });
}

beforeEach(() => {
  settings.keys = {};
});

describe("the keys of the table", () => {
  test("do what they usually do", () => {
    const [act, sort, card] = [vi.fn(), vi.fn(), vi.fn()];
    expect([pressing("p", { act }), pressing("S", { sort }), pressing("0", { card }), pressing("x")]).toEqual([true, true, true, false]);
    expect(act).toHaveBeenCalledOnce();
    expect(sort).toHaveBeenCalledOnce();
    expect(card).toHaveBeenCalledExactlyOnceWith(10);
  });

  test("do what the reader has chosen, and nothing where he wants none", () => {
    const [act, sort] = [vi.fn(), vi.fn()];
    settings.keys = { pass: "q", sort: "" };
    expect([pressing("p", { act }), pressing("q", { act }), pressing("s", { sort }), pressing("", { sort })]).toEqual([false, true, false, false]);
    expect(act).toHaveBeenCalledOnce();
    expect(sort).not.toHaveBeenCalled();
    expect(keysTold()).toContainEqual(["Q", "pass"]);
    expect(keysTold().map(([, name]) => name)).not.toContain("sort");
  });

  test("cannot be two things at once, nor what cards and readers need", () => {
    expect(conflict("sort", "p")).toBe("pass");
    expect(conflict("pass", "p")).toBeUndefined();
    expect(conflict("sort", "q")).toBeUndefined();
    for (const key of ["1", "0", "arrowleft", "enter", " ", "tab", "f5"]) expect(conflict("sort", key)).toBe("fixed");
  });
});
