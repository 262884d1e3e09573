import { say } from "../../words/words.svelte";
import type { Call } from "..";
import type { SkatPicture } from "./wire";

/** The calls of a deal. */
export const calls = (deal: SkatPicture): Call[] =>
  deal.calls.map(({ seat, row, said, value, tells }) => {
    const text = inWords(said, value ?? null);
    return { seat, row, bid: null, text, short: text, passes: said === "pass", raises: false, tells: tells ?? null };
  });

function inWords(said: string, value: number | null): string {
  switch (said) {
    case "bid":
      return String(value ?? "");
    case "hold":
      return say("table-word-yes");
    case "ramsch":
      return say("game-ramsch");
  }
  return say("table-word-pass");
}
