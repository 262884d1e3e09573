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
  result: number; // seconds that a result is shown; 0: until all are ready
  places: number[]; // of each but the first the level of its bot; 0: free
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

/** As many places as there are to be: what was chosen for them stays, new ones are free; at a private table bots take those. */
export function placesFor(players: number, before: readonly number[], bots: number): number[] {
  return Array.from({ length: players - 1 }, (_, at) => before[at] || bots);
}
