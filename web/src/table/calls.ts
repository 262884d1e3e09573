import { gameOf, type Call } from "../games";
import type { DealPicture } from "../wire/types";

/** What somebody has said last, while the auction or the raising is under way. */
export function lastCall(deal: DealPicture, seat: number): string {
  if (!isCalling(deal)) return "";
  const calls = callsOf(deal, deal.stage === "raise" ? "raise" : "auction");
  return calls.findLast((call) => call.seat === seat)?.short ?? "";
}

/** The calls of a deal one after the other, or only those of a part of it; `stands`: whether it is the last bid. */
export function callsOf(deal: DealPicture, part?: "auction" | "raise"): (Call & { stands: boolean })[] {
  const calls = gameOf(deal).calls(deal);
  const last = calls.findLastIndex((call) => !call.passes);
  return calls
    .map((call, at) => ({ ...call, stands: at === last }))
    .filter((call) => part === undefined || call.raises === (part === "raise"));
}

/** The rows of the table of calls: in each a place for each seat, in the order in which they call. */
export function rowsOf<Of extends Call>(calls: readonly Of[], callers: readonly number[]): (Of | undefined)[][] {
  const rows: (Of | undefined)[][] = [];
  for (const row of new Set(calls.map((call) => call.row))) {
    rows.push(callers.map((seat) => calls.find((call) => call.row === row && call.seat === seat)));
  }
  return rows;
}

/** Whether the deal is in its auction or raising. */
export const isCalling = (deal: DealPicture): boolean => deal.stage === "auction" || deal.stage === "raise";
