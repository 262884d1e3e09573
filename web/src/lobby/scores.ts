import { signed, written } from "../words/words.svelte";

/** What a deal brought, as a list shows it: the reader's own score, or that of both sides; perhaps nothing. */
export function scored([own, others]: readonly number[]): string {
  if (own === undefined) return "";
  return others === undefined ? signed(own) : `${written(own)} : ${written(others)}`;
}

/** What a deal brought, as deals are compared by it: the reader's own score, or that of both sides. */
export const worth = ([own = 0, others = 0]: readonly number[]): number => own - others;
