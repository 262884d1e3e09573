import { say } from "../../words/words.svelte";
import type { Call } from "..";
import { bidText } from "./bids";
import type { SkrufPicture } from "./wire";

/** The calls of a deal; once the auction is closed, without the passes that closed it. */
export function calls(deal: SkrufPicture): Call[] {
  const bought = deal.bought_at ?? deal.calls.length;
  const closed = deal.bought_at === null ? bought : deal.calls.slice(0, bought).findLastIndex((call) => call.bid !== null) + 1;
  return deal.calls
    .map(({ seat, row, bid, tells }, at): Call => {
      const pass = say("table-word-pass");
      const [text, short] = bid === null ? [pass, pass] : [bidName(bid), bidText(bid)];
      return { seat, row, bid, text, short, passes: bid === null, raises: at >= bought, tells };
    })
    .filter((call, at) => call.raises || at < closed);
}

/** How many bids have been made in the auction: no pass bars a later one. */
export const bidsSoFar = (deal: SkrufPicture): number | undefined =>
  deal.stage === "auction" ? deal.calls.filter((call) => call.bid !== null).length : undefined;

const bidName = (bid: string): string => say("skruf-bid", { level: Number(bid.slice(0, 1)), strain: bid.slice(1) });
