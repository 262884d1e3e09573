import type { TableEvent, Told } from "../wire/types";

/** An event of the deal, and what is told of it. */
export interface Entry {
  event: TableEvent | null;
  told: readonly Told[];
}

/** A line of what has happened: sentences stay sentences, calls stand in a table, a trick in one line. */
export type Line =
  | { kind: "told"; told: Told }
  | { kind: "calls"; part: "auction" | "raise" }
  | { kind: "trick"; cards: { seat: number; card: string }[]; taker: number | null };

const CALLS = new Set(["bid", "held", "passed", "ramsch-said"]);
const CARDS = new Set(["played", "played-open"]);
const TAKEN = new Set(["table-told-taken", "table-skruf-told-open-takes"]);

/** What has happened, line by line. The first sentence on a call or a card says the call or the card itself. */
export function storyOf(entries: readonly Entry[]): Line[] {
  const lines: Line[] = [];
  let part: "auction" | "raise" = "auction";
  let trick: Extract<Line, { kind: "trick" }> | undefined;
  for (const { event, told } of entries) {
    const kind = event?.kind ?? "";
    const sentences = told.slice(CALLS.has(kind) || CARDS.has(kind) ? 1 : 0);
    if (kind === "talon-taken") part = "raise";
    if (CALLS.has(kind) && !lines.some((line) => line.kind === "calls" && line.part === part)) lines.push({ kind: "calls", part });
    if (CARDS.has(kind)) {
      if (!trick) lines.push((trick = { kind: "trick", cards: [], taker: null }));
      trick.cards.push({ seat: Number(event?.["seat"]), card: String(event?.["card"]) });
    }
    for (const each of sentences) {
      if (trick && TAKEN.has(each.id)) {
        trick.taker = each.names?.["name"]?.[0] ?? -1;
        trick = undefined;
      } else lines.push({ kind: "told", told: each });
    }
  }
  return lines;
}
