import { gameOf } from "../games";
import type { DealPicture } from "../wire/types";

/** How an event is shown. */
export interface Seen {
  /** How long the eye follows it before the next one is shown, in milliseconds. */
  pause?: number;
  /** Which way its cards go: to all as hands, up from the middle, down into it, over to somebody else, or round, one to each. */
  way?: "hands" | "up" | "down" | "over" | "round";
  /** Where the story of the deal writes it: into the table of calls, or into the line of its trick. Otherwise it is told. */
  told?: "call" | "card";
  /** Whether the calls after it belong to the raising. */
  raises?: boolean;
}

const USUAL = 200;

const EVENTS: Readonly<Record<string, Seen>> = {
  dealt: { pause: 700, way: "hands" },
  bid: { pause: 450, told: "call" },
  passed: { pause: 450, told: "call" },
  played: { pause: 350, told: "card" },

  "looked-enough": { pause: 0 },
  looking: { pause: 0 },
  promised: { pause: 0 },
  ready: { pause: 0 },
  revealed: { pause: 0 },
  "seat-taken": { pause: 0 },
  "sitting-begun": { pause: 0 },
};

/** How an event of this kind is shown, in a deal of its family. */
export function seenOf(kind: string, deal: Pick<DealPicture, "game"> | null): Seen & { pause: number } {
  return { pause: USUAL, ...(EVENTS[kind] ?? (deal && gameOf(deal).events[kind])) };
}
