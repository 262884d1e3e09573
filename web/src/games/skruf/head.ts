import type { Company } from "../../table/company";
import { say, type Said } from "../../words/words.svelte";
import type { Head } from "..";
import type { SkrufPicture } from "./wire";

/** The head of the table. */
export function head(deal: SkrufPicture, company: Company): Head {
  if (deal.misere) return { played: say("game-misere") };
  const bid = deal.contract ?? deal.high;
  return { played: bid && deal.bidder !== null ? `${company.headed(deal.bidder)}: ${say(bid.name)}` : "" };
}

/** The tricks of both sides, the reader's own first. */
export function standing(deal: SkrufPicture): string {
  const mine = deal.sides?.findIndex((side) => side.includes(deal.seat ?? -1)) ?? -1;
  const won = deal.tricks ?? [0, 0];
  const [own, other] = mine === 1 ? [won[1], won[0]] : won;
  return say("page-tricks-to", { own: own ?? 0, others: other ?? 0 });
}

/** What is played, or bid so far. */
export function played(deal: SkrufPicture): Said | null {
  if (deal.contract) return deal.contract.name;
  return deal.misere ? { id: "game-misere" } : (deal.high?.name ?? null);
}
