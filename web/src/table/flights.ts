import type { TableEvent } from "../wire/types";
import type { Company } from "./company";
import { seenOf } from "./events";
import type { Side } from "./sides";

/** Where a card can lie: before somebody, or in the middle. */
export type Spot = Side | "middle";

/** Cards on their way from one place to another; null is a card that the viewer does not see. */
export interface Flight {
  from: Spot;
  to: Spot;
  cards: (string | null)[];
}

/** The ways that cards go by an event, except into a trick and out of it. */
export function flightsOf(event: TableEvent, company: Company): Flight[] {
  const cards = heapOf(event["cards"]);
  const seat = event["seat"];
  const own: Spot = typeof seat === "number" ? company.side(seat) : "middle";
  switch (seenOf(event.kind, company.deal).way) {
    case "hands":
      return dealt(company);
    case "up":
      return [{ from: "middle", to: own, cards }];
    case "down":
      return [{ from: own, to: "middle", cards: cards.length ? cards : [null] }];
    case "over":
      return [{ from: own, to: company.side(event["to"] as number), cards }];
    case "round":
      return company.circle.map((each) => ({ from: "middle", to: company.side(each), cards: [null] }));
  }
  return [];
}

/** Each hand comes from the dealer, or from the middle if the dealer sits out. */
function dealt(company: Company): Flight[] {
  const dealer = company.circle.find((seat) => company.player(seat) === company.deal?.dealer);
  const from: Spot = dealer === undefined ? "middle" : company.side(dealer);
  return company.circle.map((seat) => ({ from, to: company.side(seat), cards: [null, null, null] }));
}

/** Cards as an event has them: written out, or how many there are. */
function heapOf(cards: unknown): (string | null)[] {
  if (typeof cards !== "string" || !cards) return [];
  const hidden = /^\?(\d+)$/.exec(cards);
  return hidden ? Array<null>(Number(hidden[1])).fill(null) : cards.split(" ");
}
