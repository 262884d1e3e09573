import { familyOf } from "../games/lobby";
import type { Option, Preset } from "../wire/types";
import { has, say } from "../words/words.svelte";

/** What an option can be set to. */
export type Value = Option["value"];

/** The settings that differ from the preset. */
export type Changes = Record<string, Value>;

export interface Chapter {
  name: string;
  options: Option[];
}

/** The options of a preset by chapters, in their order, without those that leave no choice. */
export function chaptersOf(preset: Preset): Chapter[] {
  const open = preset.options.filter((each) => each.values === null || each.values.length > 1);
  const names = new Set(open.map((each) => each.chapter));
  return [...names].map((name) => ({ name, options: open.filter((each) => each.chapter === name) }));
}

/** The name of an option in the language files: `kontra.max` is `kontra-max`, after the prefix of its family. */
export const keyOf = (preset: string, option: string): string => (familyOf(preset)?.options ?? "") + option.replace(".", "-");

/** What the option decides. The page has a text of its own where the usual one is about typing. */
export function explained(key: string): string {
  return say(has(`lobby-option-${key}`) ? `lobby-option-${key}` : `option-${key}`);
}

/** What a value means. */
export function meaning(key: string, value: Value): string {
  const id = `option-${key}-${String(value)}`;
  return has(id) ? say(id) : String(value);
}

/** A value as it stands beside what it decides. */
export function valueText(key: string, value: Value): string {
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  if (Array.isArray(value)) return value.map((each) => say(`trigger-${String(each)}`)).join(", ");
  if (value === null) return "–";
  const told = meaning(key, value);
  return typeof value === "number" && told !== String(value) ? `${value}: ${told}` : told;
}

/** Whether two values are the same. */
export const isSame = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The settings with this option changed; setting the value of the preset is no change. */
export function withChange(changes: Changes, option: Option, value: Value): Changes {
  const { [option.name]: _, ...others } = changes;
  return isSame(option.value, value) ? others : { ...others, [option.name]: value };
}

/** What the option is set to. */
export const valueOf = (changes: Changes, option: Option): Value =>
  option.name in changes ? (changes[option.name] ?? null) : option.value;

/** How many sit at the table. */
export function playersOf(preset: Preset, changes: Changes): number {
  const players = preset.options.find((each) => each.name === "players");
  return players ? Number(valueOf(changes, players)) : preset.players;
}
