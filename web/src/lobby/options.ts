import type { Option, Preset } from "../wire/types";
import { has, say } from "../words/words.svelte";

/** What an option can be set to. */
export type Value = Option["value"];

/** What has been set otherwise than the preset has it. */
export type Changes = Record<string, Value>;

// The chapters in their order, each with the options that stand in it, or with the groups of which all do.
const SKAT: Record<string, readonly string[]> = {
  table: ["players", "session"],
  values: [
    "bidding",
    "grand",
    "grand_ouvert",
    "matadors",
    "lost_hand_single",
    "levels",
    "forehand_may_pass",
  ],
  declaring: [
    "turn",
    "guckser_null",
    "null_below_bid",
    "declare",
    "spitzen",
    "revolution",
    "surrender",
    "overbid",
    "play",
  ],
  kontra: ["kontra"],
  schenken: ["schenken"],
  bock: ["bock"],
  ramsch: ["ramsch", "schieber", "special_rounds"],
  scores: ["scoring", "settlement", "protocol"],
};
const SKRUF: Record<string, readonly string[]> = {
  table: ["players", "rubbers", "deals", "draw_tie", "manual_table"],
  deal: ["talon_position", "first_card", "misdeal"],
  auction: ["min_level", "below_minimum", "close_passes", "all_pass_calls", "general_pass", "misere_forehand"],
  exchange: ["talon_open", "open_hand", "raise_end_passes", "opponents_swap", "swap_order", "swap_time", "swap_back"],
  play: ["lead", "claims", "solo_slam_claim"],
  count: ["karonka_hand", "honours", "minus", "failed_grand_12", "defender_slam"],
  rubber: ["game_reset", "both_60", "rubber_end", "settle_round", "stake"],
};

export interface Chapter {
  name: string;
  options: Option[];
}

/** The options of a preset by chapters, where there is anything to choose. */
export function chaptersOf(preset: Preset): Chapter[] {
  const order = preset.family === "skruf" ? SKRUF : SKAT;
  return Object.entries(order)
    .map(([name, places]) => ({
      name,
      options: places.flatMap((place) => preset.options.filter((each) => isAt(each, place) && isOpen(each))),
    }))
    .filter((chapter) => chapter.options.length > 0);
}

const isAt = (option: Option, place: string): boolean => option.name === place || option.name.startsWith(`${place}.`);

const isOpen = (option: Option): boolean => option.values === null || option.values.length > 1;

/** How the language files know an option: `kontra.max` as `kontra-max`, those of Skruf behind `skruf-`. */
export const keyOf = (preset: Preset, option: Option): string =>
  (preset.family === "skruf" ? "skruf-" : "") + option.name.replace(".", "-");

/** What the option decides. The page has a text of its own where the other one is about typing. */
export function explained(key: string): string {
  return say(has(`lobby-option-${key}`) ? `lobby-option-${key}` : `option-${key}`);
}

/** What a value means. */
export function meaning(key: string, value: Value): string {
  const id = `option-${key}-${String(value)}`;
  return has(id) ? say(id) : String(value);
}

/** A value as it is told beside what it decides. */
export function valueText(key: string, value: Value): string {
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  if (Array.isArray(value)) return value.map((each) => say(`trigger-${String(each)}`)).join(", ");
  if (value === null) return "–";
  const told = meaning(key, value);
  return typeof value === "number" && told !== String(value) ? `${value}: ${told}` : told;
}

/** Whether two values are the same. */
export const isSame = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The changes with this option set so; the value of the preset is no change. */
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
