import { gameOf } from "../games";
import type { DealPicture, TableEvent, Told } from "../wire/types";
import { seenOf } from "./events";

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

/** What has happened, line by line. The first sentence on a call or a card says the call or the card itself. */
export function storyOf(entries: readonly Entry[], deal: Pick<DealPicture, "game"> | null): Line[] {
  const takes = ["table-told-taken", ...((deal && gameOf(deal).takes) ?? [])];
  const lines: Line[] = [];
  let part: "auction" | "raise" = "auction";
  let trick: Extract<Line, { kind: "trick" }> | undefined;
  for (const { event, told } of entries) {
    const seen = seenOf(event?.kind ?? "", deal);
    const sentences = told.slice(seen.told ? 1 : 0);
    if (seen.raises) part = "raise";
    if (seen.told === "call" && !lines.some((line) => line.kind === "calls" && line.part === part)) lines.push({ kind: "calls", part });
    if (seen.told === "card") {
      if (!trick) lines.push((trick = { kind: "trick", cards: [], taker: null }));
      trick.cards.push({ seat: Number(event?.["seat"]), card: String(event?.["card"]) });
    }
    for (const each of sentences) {
      if (trick && takes.includes(each.id)) {
        trick.taker = each.names?.["name"]?.[0] ?? -1;
        trick = undefined;
      } else lines.push({ kind: "told", told: each });
    }
  }
  return lines;
}
