import type { DealPicture } from "../wire/types";
import { say } from "../words/words.svelte";
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
