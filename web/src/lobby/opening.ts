import { command } from "../wire/api";
import type { NewTable } from "../wire/types";
import type { Changes } from "./options";
import { openTable, sitDown } from "./tables";

/** A table as somebody wants it. */
export interface Wanted {
  preset: string;
  changes: Changes;
  visibility: NonNullable<NewTable["visibility"]>;
  practice: boolean;
  thinking: number | null;
  result: number; // seconds that a result is shown; 0 is until everybody is ready
  places: number[]; // for each place but the first, the level of its bot; 0 is a free place
}

/** Open the table, sit down in the first place, and put the bots into theirs. */
export async function makeTable({ changes, places, ...wanted }: Wanted): Promise<string> {
  const id = await openTable({ ...wanted, set: changes });
  await sitDown(id);
  for (const [at, level] of places.entries()) {
    if (level > 0) await command(`/tables/${id}/bots`, { level, player: at + 1 });
  }
  return id;
}

/** This number of places: choices for old ones stay, and new ones are free, or bots' at a private table. */
export function placesFor(players: number, before: readonly number[], bots: number): number[] {
  return Array.from({ length: players - 1 }, (_, at) => before[at] || bots);
}
