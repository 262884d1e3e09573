import type { DealPicture, SkatPicture, SkrufPicture, TableEvent, TablePicture } from "../wire/types";
import { cardName, joined, say, type Said } from "../words/words.svelte";
import { Company, seatName } from "./company";

type Who = { me: string; name: string };

/** Sentences on an event as the viewer saw it, between the table before it and after it. */
export function tell(event: TableEvent, after: TablePicture, before: TablePicture | undefined): string[] {
  const company = new Company(after);
  const deal = after.deal;
  const own = tableTold(event, company);
  if (own || !deal) return own ?? [];
  const last = before?.deal?.number === deal.number ? before.deal : null;
  return deal.game === "skat"
    ? skatTold(event, company, deal, last as SkatPicture | null)
    : skrufTold(event, company, deal, last as SkrufPicture | null);
}

/** Cards as they are written in an event, named; nothing where they are not known. */
export function cardsTold(cards: unknown): string {
  if (typeof cards !== "string" || cards.startsWith("?")) return "";
  return joined(cards.split(" ").filter(Boolean).map(cardName));
}

/** A card that was not hidden. */
const cardTold = (card: unknown): string => (typeof card === "string" ? cardName(card) : "");

/** What happens at the table beside the cards; undefined for everything else. */
function tableTold(event: TableEvent, company: Company): string[] | undefined {
  const name = company.names[event["player"] as number] ?? "";
  const me = event["player"] === company.table.me ? "yes" : "no";
  switch (event.kind) {
    case "seat-taken":
    case "seat-left":
    case "stood-in":
    case "came-back":
      return [say(`page-told-${event.kind}`, { name, me })];
    case "time-up":
    case "closed":
      return [say(`page-told-${event.kind}`)];
    case "sitting-begun":
    case "promised":
    case "revealed":
    case "ready":
      return [];
  }
  return undefined;
}

function dealTold(company: Company, deal: DealPicture): string {
  const me = deal.dealer === company.table.me ? "yes" : "no";
  return say("table-told-deal", { me, name: company.names[deal.dealer] ?? "" });
}

function skatTold(event: TableEvent, company: Company, deal: SkatPicture, before: SkatPicture | null): string[] {
  const seat = event["seat"] as number;
  const who: Who = company.who(seat);
  const cards = cardsTold(event["cards"]);
  const simple = SKAT_SIMPLE[event.kind];
  if (simple) return [say(simple, { ...who, cards })];
  switch (event.kind) {
    case "dealt":
      return skatDealt(company, deal);
    case "bid":
      return [bidTold(event, company, before)];
    case "passed":
      return [
        say("table-told-passed", { ...who }),
        ...(deal.ramsch ? [say(deal.schieberramsch ? "table-told-schieberramsch" : "table-told-ramsch")] : []),
      ];
    case "skat-taken":
      return [say(isTournee(company) && !deal.turned.length ? "table-told-guckser" : "table-told-skat", { ...who, cards })];
    case "declared": {
      const contract: Said | string = deal.contract?.name ?? "";
      return [say(before?.contract ? "table-told-raised" : "table-told-declared", { ...who, contract, bid: deal.bid })];
    }
    case "turned-up": {
      const shown = before?.verdict === "kept";
      const place = event["place"] === 0 ? "top" : "bottom";
      return [say(shown ? "table-told-shown" : "table-told-turned", { ...who, place, card: cardTold(event["card"]) })];
    }
    case "peeked":
      return [say("table-told-peeked", { ...who, place: event["place"] === 0 ? "top" : "bottom", card: cards })];
    case "pushed":
      return [
        seat === 2
          ? say("table-told-laid", { ...who, cards })
          : say("table-told-pushed", { ...who, cards, to: company.name(seat + 1) }),
      ];
    case "looked":
      return [lookedTold(event, company)];
    case "proposed": {
      const [one, two] = event["seats"] as [number, number];
      return [say("table-told-proposed", { name: company.name(one), partner: company.name(two) })];
    }
    case "kontra-said": {
      const level = event["level"] as number;
      return [say("table-told-kontra", { ...who, doubling: { id: "doubling", args: { level } }, factor: 2 ** level })];
    }
    case "offered":
      return [say("table-told-offered", { ...who, level: event["level"] as string })];
    case "agreed":
      return [say(event["yes"] ? "table-told-agrees" : "table-told-disagrees", { ...who })];
    case "gift-answered":
      return [
        event["accept"]
          ? say("table-told-gift-taken", { ...who })
          : say("table-told-gift-declined", { ...who, level: before?.gift?.level ?? "game" }),
      ];
    case "surrendered":
      return [say(event["overbid"] ? "table-told-overbid" : "table-told-surrendered", { ...who })];
    case "ramsch-said":
      return [say("table-told-ramsch-said", { ...who }), say("table-ramsch")];
  }
  return playTold(event, company, deal, before);
}

/** Events of Skat that need nothing but who and which cards. */
const SKAT_SIMPLE: Record<string, string> = {
  held: "table-told-held",
  "hand-chosen": "table-told-hand",
  discarded: "table-told-laid",
  opened: "table-told-opened",
  kept: "table-told-kept",
  rejected: "table-told-rejected",
  "null-said": "table-told-null",
  "took-up": "table-told-took-up",
  "passed-on": "table-told-passed-on",
  "played-on": "table-told-plays-on",
  resigned: "table-told-resigned",
};

const isTournee = (company: Company): boolean => company.preset.startsWith("tournee");

function skatDealt(company: Company, deal: SkatPicture): string[] {
  const seat = deal.seat;
  return [
    dealTold(company, deal),
    seat === null
      ? company.table.me === null
        ? ""
        : say("table-told-sits-out")
      : say("table-told-seat", { seat: seatName(deal, seat) }),
    deal.bock > 1 ? say("table-told-bock", { factor: deal.bock }) : "",
    deal.schieberramsch ? say("table-told-schieber-round") : "",
  ].filter(Boolean);
}

function bidTold(event: TableEvent, company: Company, before: SkatPicture | null): string {
  const seat = event["seat"] as number;
  const value = event["value"] as number;
  const bidding = before?.bidding;
  if (!bidding || bidding.caller === null) return say("table-told-takes", { ...company.who(seat), value });
  const me = seat === company.seat ? "bidder" : bidding.holder === company.seat ? "holder" : "none";
  return say("table-told-bid", { me, value, name: company.name(seat), to: company.name(bidding.holder) });
}

function lookedTold(event: TableEvent, company: Company): string {
  const seats = event["seats"] as number[];
  const hands = event["hands"] as unknown[];
  const mine = seats.indexOf(company.seat ?? -1);
  if (mine < 0) return say("table-told-looked", { first: company.name(seats[0] ?? 0), second: company.name(seats[1] ?? 0) });
  const other = 1 - mine;
  return say("table-told-looked-partner", { name: company.name(seats[other] ?? 0), cards: cardsTold(hands[other]) });
}

/** Cards, claims and what ends a deal: alike in both families. */
function playTold(event: TableEvent, company: Company, deal: DealPicture, before: DealPicture | null): string[] {
  const seat = event["seat"] as number;
  const who: Who = company.who(seat);
  switch (event.kind) {
    case "played":
    case "played-open": {
      const id = event.kind === "played" ? "table-told-card" : "table-skruf-told-open-card";
      return [say(id, { ...who, card: cardTold(event["card"]) }), ...takenTold(company, deal)];
    }
    case "claim-made": {
      const tricks = event["tricks"] as number;
      const left = deal.claim?.left ?? before?.claim?.left;
      return [say("table-told-claim", { ...who, tricks, all: tricks === left ? "yes" : "no", cards: cardsTold(event["cards"]) })];
    }
    case "claim-answered":
      return [say(event["accept"] ? "table-told-accepts" : "table-told-refuses", { ...who })];
    case "claim-judged":
      return [say(event["stands"] ? "table-told-claim-stands" : "table-told-claim-falls")];
    case "ended":
      return deal.result ? [say("page-told-ended", { ending: { id: `ending-${deal.result.ending}` } })] : [];
  }
  return [];
}

function takenTold(company: Company, deal: DealPicture): string[] {
  const winner = deal.trick ? null : deal.last.at(-1)?.winner;
  if (winner === null || winner === undefined) return [];
  return [
    company.player(winner) === undefined ? say("table-skruf-told-open-takes") : say("table-told-taken", { ...company.who(winner) }),
  ];
}

function skrufTold(event: TableEvent, company: Company, deal: SkrufPicture, before: SkrufPicture | null): string[] {
  const seat = event["seat"] as number;
  const who: Who = company.who(seat);
  switch (event.kind) {
    case "dealt":
      return skrufDealt(company, deal);
    case "bid":
      return [
        say("table-skruf-told-bid", { ...who, bid: deal.high?.name ?? String(event["bid"]) }),
        ...skrufFollows(company, deal, before),
      ];
    case "passed":
      return [say("table-told-passed", { ...who }), ...skrufFollows(company, deal, before)];
    case "talon-taken": {
      const cards = cardsTold(event["cards"]);
      return [say("table-skruf-told-talon", { ...who, cards, known: cards ? "yes" : "no" }), ...skrufFollows(company, deal, before)];
    }
    case "talon-dealt": {
      const card = company.seat === null ? "" : cardsTold((event["cards"] as unknown[])[company.seat]);
      const first = company.who(event["first"] as number);
      return [say("table-skruf-told-talon-dealt", { ...first, card, known: card ? "yes" : "no" }), ...skrufFollows(company, deal, before)];
    }
    case "opened":
      return [say("table-skruf-told-opened", { cards: cardsTold(event["cards"]) }), ...skrufFollows(company, deal, before)];
    case "gave":
    case "swapped":
      return [gaveTold(event, company), ...skrufFollows(company, deal, before)];
    case "swap-laid":
      return [say("table-skruf-told-swap-laid", { ...who })];
    case "suit-barred":
      return [say("page-told-suit-barred", { suit: { id: "suit", args: { suit: String(event["suit"] ?? deal.barred ?? "") } } })];
    case "borne":
      return [say(event["alone"] ? "table-skruf-told-alone" : "table-skruf-told-shared", { ...who })];
  }
  return playTold(event, company, deal, before);
}

function skrufDealt(company: Company, deal: SkrufPicture): string[] {
  const partner = deal.roles.findIndex((roles) => roles.includes("partner"));
  return [
    dealTold(company, deal),
    deal.seat === null
      ? company.table.me === null
        ? ""
        : say("table-skruf-sits-out")
      : partner >= 0
        ? say("table-skruf-told-partner", { name: company.name(partner) })
        : "",
  ].filter(Boolean);
}

function gaveTold(event: TableEvent, company: Company): string {
  const seat = event["seat"] as number;
  const to = event["to"] as number;
  const cards = cardsTold(event["cards"]);
  const hidden = /^\?(\d+)$/.exec(String(event["cards"]));
  const count = hidden ? Number(hidden[1]) : String(event["cards"]).split(" ").length;
  const me = seat === company.seat ? "giver" : to === company.seat ? "receiver" : "none";
  return say("table-skruf-told-gave", { me, known: cards ? "yes" : "no", name: company.name(seat), to: company.name(to), cards, count });
}

/** A sentence where a call or a gift has brought a new stage. */
function skrufFollows(company: Company, deal: SkrufPicture, before: SkrufPicture | null): string[] {
  const declarer = deal.roles.findIndex((roles) => roles.includes("declarer"));
  const found: string[] = [];
  if (deal.must_bid && !before?.must_bid && deal.bidder !== null) {
    found.push(say("page-told-must-bid", { ...company.who(deal.bidder) }));
  }
  if (deal.misere && !before?.misere) found.push(say("table-skruf-told-misere"));
  if (deal.stage === "raise" && before?.stage !== "raise") found.push(say("table-skruf-told-raise"));
  if (deal.stage === "play" && before?.stage !== "play" && deal.contract && declarer >= 0) {
    const { name, due } = deal.contract;
    found.push(say("table-skruf-told-contract", { ...company.who(declarer), bid: name, due }));
  }
  return found;
}
