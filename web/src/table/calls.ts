import type { DealPicture, SkatPicture, SkrufPicture } from "../wire/types";
import { say, type Said } from "../words/words.svelte";
import { bidText } from "./bids";

/** What somebody has said last, while the auction or the raising is under way. */
export function lastCall(deal: DealPicture, seat: number): string {
  if (deal.game === "skat") {
    if (deal.stage !== "auction") return "";
    const call = deal.calls.findLast((each) => each.seat === seat);
    return call ? skatCall(call) : "";
  }
  if (deal.stage !== "auction" && deal.stage !== "raise") return "";
  const calls = deal.stage === "raise" ? deal.calls.slice(deal.bought_at ?? 0) : deal.calls;
  const call = calls.findLast((each) => each.seat === seat);
  return call ? (call.bid === null ? say("table-word-pass") : bidText(call.bid)) : "";
}

/** A word of the auction of Skat. */
export function skatCall(call: { said: string; value?: number | null }): string {
  switch (call.said) {
    case "bid":
      return String(call.value ?? "");
    case "hold":
      return say("table-word-yes");
    case "ramsch":
      return say("game-ramsch");
  }
  return say("table-word-pass");
}

/** A call as it stands in the table of calls. */
export interface Call {
  seat: number;
  row: number;
  bid: string | null; // of Skruf: a level and a strain
  text: string; // as it is read aloud
  passes: boolean;
  raises: boolean; // said after the exchange
  stands: boolean; // the last bid
  tells: Said | null;
}

type Told = Omit<Call, "raises" | "stands">;

/** The calls of a deal one after the other; or only those of a part of it. The passes that closed the auction are left out after it. */
export function callsOf(deal: DealPicture, part?: "auction" | "raise"): Call[] {
  const told = deal.game === "skat" ? deal.calls.map(ofSkat) : deal.calls.map(ofSkruf);
  const bought = deal.game === "skruf" ? deal.bought_at : null;
  const last = told.findLastIndex((call) => !call.passes);
  const calls = told.map((call, at): Call => ({ ...call, raises: bought !== null && at >= bought, stands: at === last }));
  const high = bought === null ? calls.length : calls.findLastIndex((call) => !call.raises && !call.passes) + 1;
  return calls.filter((call, at) => (call.raises ? part !== "auction" : part !== "raise" && at < high));
}

function ofSkat({ seat, row, said, value, tells }: SkatPicture["calls"][number]): Told {
  return { seat, row, bid: null, text: skatCall({ said, value: value ?? null }), passes: said === "pass", tells: tells ?? null };
}

function ofSkruf({ seat, row, bid, tells }: SkrufPicture["calls"][number]): Told {
  return { seat, row, bid, text: bid === null ? say("table-word-pass") : bidName(bid), passes: bid === null, tells };
}

const bidName = (bid: string): string => say("skruf-bid", { level: Number(bid.slice(0, 1)), strain: bid.slice(1) });

/** The rows of the table of calls: in each a place for each seat, in the order in which they call. */
export function rowsOf(calls: readonly Call[], callers: readonly number[]): (Call | undefined)[][] {
  const rows: (Call | undefined)[][] = [];
  for (const row of new Set(calls.map((call) => call.row))) {
    rows.push(callers.map((seat) => calls.find((call) => call.row === row && call.seat === seat)));
  }
  return rows;
}

/** Whether one calls now. */
export const isCalling = (deal: DealPicture): boolean => deal.stage === "auction" || deal.stage === "raise";
