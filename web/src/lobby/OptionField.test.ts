import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { wordsOf } from "../../words/plugin";
import type { Option } from "../wire/types";
import { hear } from "../words/words.svelte";
import OptionField from "./OptionField.svelte";

beforeAll(() => hear("sv", wordsOf("../src/knekt/words", "sv")));

test("an amount is shown as the language writes it, and may be typed in either way", async () => {
  const change = vi.fn();
  const option: Option = { name: "stake", kind: "amount", value: "0", values: null } as unknown as Option;
  const { container } = render(OptionField, { option, key: "skruf-stake", value: "0.10", change });
  const field = container.querySelector("input") as HTMLInputElement;
  expect(field.value).toBe("0,10");
  for (const typed of ["0,25", "0.25"]) await fireEvent.change(field, { target: { value: typed } });
  expect(change.mock.calls).toEqual([["0.25"], ["0.25"]]);
});
