import type { SkatPicture } from "../games/skat/wire";
import type { SkrufPicture } from "../games/skruf/wire";
import type { DealPicture } from "../wire/types";
import { cardName, joined, say } from "../words/words.svelte";
import type { Questions } from "./asks";
import type { Company } from "./company";

/** The one question now asked of the viewer, or whom the table waits for. */
export function promptOf(company: Company, questions: Questions): string {
  const deal = company.deal;
  if (!deal) return "";
  if (deal.result) return say("ask-over");
  if (!questions.must) return waiting(company, deal);
  if (questions.of("answer").length) return claimed(company, deal);
  return deal.game === "skat" ? skatPrompt(company, questions, deal as SkatPicture) : skrufPrompt(company, questions, deal as SkrufPicture);
}

function waiting(company: Company, deal: DealPicture): string {
  const others = deal.turn.filter((seat) => seat !== company.seat).map((seat) => company.name(seat));
  return others.length ? say("ask-waits", { names: joined(others), count: others.length }) : "";
}

function claimed(company: Company, deal: DealPicture): string {
  const claim = deal.claim;
  return claim ? say("ask-answer", { name: company.name(claim.seat), tricks: claim.tricks, left: claim.left }) : say("ask-answer-any");
}

function skatPrompt(company: Company, questions: Questions, deal: SkatPicture): string {
  const kinds = new Set([...questions.buttons.map((each) => each.action.kind), ...questions.ranges.map((each) => each.kind)]);
  const bidding = deal.bidding;
  const pick = questions.picks[0];
  if (kinds.has("hold")) {
    return say("ask-hold", { name: bidding?.caller == null ? "" : company.name(bidding.caller), value: bidding?.asked ?? 0 });
  }
  if (bidding) {
    if (bidding.caller === null || bidding.holder === company.seat) return say("ask-alone");
    return kinds.has("bid") ? say("ask-bid", { name: company.name(bidding.holder) }) : say("ask-top");
  }
  if (kinds.has("keep")) return say("ask-keep", { card: cardName(deal.peeked ?? deal.turned.at(-1) ?? "") });
  if (kinds.has("take-up")) return say("ask-take-up");
  if (kinds.has("turn-up") || kinds.has("say-null")) return say("ask-way");
  if (kinds.has("take-skat")) return say("ask-skat");
  if (pick?.kind === "discard") return say(deal.games.length ? "ask-lay-and-name" : "ask-discard", { count: pick.count });
  if (pick?.kind === "push") {
    const { count, to } = pick;
    return to === null ? say("ask-discard", { count }) : say("ask-push", { count, name: company.name(to) });
  }
  if (pick?.kind === "exchange") return say("ask-exchange", { count: pick.count });
  if (kinds.has("agree")) return say(deal.gift ? "ask-agree-gift" : "ask-agree", { level: deal.gift?.level ?? "" });
  if (kinds.has("take-gift")) return say("ask-take-gift", { level: deal.gift?.level ?? "game" });
  if (deal.stage === "declare" || kinds.has("declare")) return say("ask-declare", { bid: deal.bid });
  if (kinds.has("play")) return say(deal.trick ? "ask-play" : "ask-lead");
  return say("ask-any");
}

function skrufPrompt(company: Company, questions: Questions, deal: SkrufPicture): string {
  const pick = questions.picks[0];
  if (pick) return say("ask-give", { count: pick.count, name: pick.to === null ? "" : company.name(pick.to) });
  if (questions.range("swap")) {
    const partner = deal.roles.findIndex((roles) => roles.includes("partner"));
    return say("ask-swap", { name: partner < 0 ? "" : company.name(partner) });
  }
  if (questions.range("play-open")) return say(deal.trick ? "ask-open" : "ask-open-lead");
  if (questions.range("play")) return say(deal.trick ? "ask-play" : "ask-lead");
  if (questions.of("bear").length) return say("ask-bear");
  if (deal.must_bid) return say("ask-must-bid");
  if (deal.stage === "raise") return say("ask-raise");
  if (deal.stage === "auction") return say("ask-call");
  return say("ask-any");
}
