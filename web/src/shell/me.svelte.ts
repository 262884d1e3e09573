import { ask } from "../wire/api";
import type { Me } from "../wire/types";

let me = $state.raw<Me>();

/** Who reads this page; a guest at first. */
export const person = (): Me | undefined => me;

/** Come in: as the person the reader was before, or as a new guest. */
export async function comeIn(): Promise<Me> {
  me = await ask<Me>("/people", {});
  return me;
}

/** Take what the server has told about the reader. */
export function becomes(next: Me): void {
  me = next;
}
