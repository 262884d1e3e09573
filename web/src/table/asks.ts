import type { Action, Ask, Choice } from "../wire/types";
import type { Said } from "../words/words.svelte";

/** One way to act: what would be sent, and which question it answers. */
export interface Offer {
  ask: Ask;
  action: Action;
}

/** A choice of one thing among several: a bid, a card, a number of tricks. */
export interface Range<Value = string | number> {
  ask: Ask;
  kind: string;
  field: string;
  values: Value[];
  offer(value: Value): Offer;
}

/** A number of cards to choose out of these. */
export interface Picking {
  ask: Ask;
  kind: string;
  cards: string[];
  count: number;
  to: number | null;
  offer(cards: readonly string[]): Offer;
}

/** Actions that end a deal or lay cards open, and have to be confirmed. */
export const GRAVE = ["surrender", "concede", "resign"];

const CARD_KINDS = ["play", "play-open"];

/** What is asked of the viewer now, sorted by how a page offers it. Nothing here knows what any of it means. */
export class Questions {
  readonly buttons: Offer[] = [];
  readonly ranges: Range[] = [];
  readonly picks: Picking[] = [];

  constructor(readonly asks: readonly Ask[]) {
    for (const ask of asks) for (const choice of ask.choices) this.#sort(ask, choice);
  }

  /** Whether the deal waits for the viewer. */
  get must(): Ask | undefined {
    return this.asks.find((ask) => ask.must);
  }

  /** Cards that a tap plays, with what it sends. */
  get cards(): Map<string, Offer> {
    const range = this.ranges.find((each) => CARD_KINDS.includes(each.kind));
    return new Map(range?.values.map((card) => [String(card), range.offer(card)]));
  }

  /** Cards that are to be chosen before anything is sent: a number of them out of a heap, or the one to swap. */
  get choosing(): Picking | undefined {
    const swap = this.range("swap");
    return (
      this.picks[0] ??
      (swap && { ...swap, cards: swap.values.map(String), count: 1, to: null, offer: (cards) => swap.offer(cards[0] ?? "") })
    );
  }

  /** The offer of exactly this action; undefined if nothing asks for it now. */
  offerOf(action: Action): Offer | undefined {
    const cards = String(action["cards"] ?? "").split(" ");
    const offers = [
      ...this.buttons,
      ...this.ranges.flatMap((range) => range.values.map((value) => range.offer(value))),
      ...this.picks.filter((each) => cards.length === each.count && cards.every((card) => each.cards.includes(card))).map((each) => each.offer(cards)),
    ];
    return offers.find((offer) => isSame(offer.action, action));
  }

  range(kind: string): Range | undefined {
    return this.ranges.find((each) => each.kind === kind);
  }

  /** The buttons of these kinds. */
  of(...kinds: string[]): Offer[] {
    return this.buttons.filter((each) => kinds.includes(each.action.kind));
  }

  /** The buttons of all other kinds, that must be answered or may be used. */
  except(must: boolean, ...kinds: string[]): Offer[] {
    return this.buttons.filter((each) => each.ask.must === must && !kinds.includes(each.action.kind));
  }

  #sort(ask: Ask, choice: Choice): void {
    const action = choice.action as Action;
    if (choice.choice === "action") this.buttons.push({ ask, action });
    else if (choice.choice === "one-of") {
      const field = choice.field ?? "";
      const values = (choice.values ?? []) as (string | number)[];
      this.ranges.push({ ask, kind: action.kind, field, values, offer: (value) => ({ ask, action: { ...action, [field]: value } }) });
    } else {
      const cards = choice.cards ?? [];
      const offer = (picked: readonly string[]) => ({ ask, action: { ...action, cards: picked.join(" ") } });
      this.picks.push({ ask, kind: action.kind, cards, count: choice.count ?? 0, to: choice.to ?? null, offer });
    }
  }
}

function isSame(one: Action, other: Action): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}

/** What an action is called, as the server names it in advice: its fields are the places, and some names differ by the form of the game. */
export function named(action: Action, form: string): Said {
  const args: Record<string, string | number> = { form };
  for (const [name, value] of Object.entries(action)) {
    if (name === "kind" || name === "seat") continue;
    if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (typeof value === "string" || typeof value === "number") args[name] = value;
  }
  return { id: `do-${action.kind}`, args };
}
