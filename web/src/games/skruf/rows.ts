import { joined, say } from "../../words/words.svelte";
import type { SkrufSheet } from "./wire";

export type SkrufRow = SkrufSheet["rubbers"][number]["deals"][number];

/** What was played in a deal. */
export function bidOf(row: SkrufRow): string {
  if (row.name) return say(row.name);
  return row.misere ? say("game-misere") : say(`ending-${row.ending}`);
}

/** Players by their names. */
export const partyOf = (players: readonly number[], names: readonly string[]): string =>
  joined(players.map((player) => names[player] ?? ""));
