import type { Company } from "../../table/company";
import { say, type Said } from "../../words/words.svelte";
import type { Head } from "..";
import type { SkatPicture } from "./wire";

/** The head of the table. */
export function head(deal: SkatPicture, company: Company): Head {
  const marks = [
    ...(deal.kontra ? [say("doubling", { level: deal.kontra })] : []),
    ...(deal.bock > 1 ? [say("table-bock-now", { factor: deal.bock, more: 0 })] : []),
  ];
  return { played: playedBy(deal, company), worth: deal.contract?.value, marks };
}

function playedBy(deal: SkatPicture, company: Company): string {
  if (deal.ramsch) return say(ramsch(deal));
  if (deal.declarer === null) return deal.bidding?.current ? say("page-bid-so-far", { bid: deal.bidding.current }) : "";
  if (!deal.contract) return `${company.headed(deal.declarer)}: ${say("page-bid-so-far", { bid: deal.bid })}`;
  return say("page-head-game", { name: company.headed(deal.declarer), game: deal.contract.name, bid: deal.bid });
}

/** The contract, or the bid so far. */
export function played(deal: SkatPicture): Said | null {
  if (deal.contract) return deal.contract.name;
  if (deal.ramsch || deal.schieberramsch) return ramsch(deal);
  return deal.bid ? { id: "page-bid-so-far", args: { bid: deal.bid } } : null;
}

const ramsch = (deal: SkatPicture): Said => ({ id: deal.schieberramsch ? "game-schieberramsch" : "game-ramsch" });
