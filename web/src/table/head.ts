import type { DealPicture } from "../wire/types";
import { say } from "../words/words.svelte";
import type { Company } from "./company";

/** Who plays what, as the head of the table says it; before that, what is bid. */
export function playedOf(company: Company, deal: DealPicture): string {
  if (deal.game === "skruf") {
    if (deal.misere) return say("game-misere");
    const bid = deal.contract ?? deal.high;
    return bid && deal.bidder !== null ? `${company.headed(deal.bidder)}: ${say(bid.name)}` : "";
  }
  if (deal.ramsch) return say(deal.schieberramsch ? "game-schieberramsch" : "game-ramsch");
  if (deal.declarer === null) return deal.bidding?.current ? say("page-bid-so-far", { bid: deal.bidding.current }) : "";
  if (!deal.contract) return `${company.headed(deal.declarer)}: ${say("page-bid-so-far", { bid: deal.bid })}`;
  return say("page-head-game", { name: company.headed(deal.declarer), game: deal.contract.name, bid: deal.bid });
}

/** How it stands in play: tricks of both sides, or the card points of one's own. */
export function standingOf(deal: DealPicture): string {
  if (deal.stage !== "play") return "";
  if (deal.game === "skat") return deal.points === null ? "" : say("page-points", { points: deal.points });
  const mine = deal.sides?.findIndex((side) => side.includes(deal.seat ?? -1)) ?? -1;
  const won = deal.tricks ?? [0, 0];
  const [own, other] = mine === 1 ? [won[1], won[0]] : won;
  return say("page-tricks-to", { own: own ?? 0, others: other ?? 0 });
}
