import type { GamePage } from "$page/games";
import { say, signed } from "$page/words/words.svelte";
import Count from "./Count.svelte";
import type { WhistPicture, WhistResult } from "./wire";

export const GAME: GamePage<WhistPicture, WhistResult> = {
  name: "whist",

  seatName: (seat) => say("whist-place", { seat: "LPRD"[seat] ?? "" }),
  sitsOut: () => say("whist-sits-out"),

  head: ({ contract }) => ({ played: say(contract.name) }),
  standing: ({ seat, tricks: [left = 0, dealer = 0] }) =>
    say("page-tricks-to", (seat ?? 0) % 2 ? { own: dealer, others: left } : { own: left, others: dealer }),
  played: ({ contract }) => contract.name,

  calls: () => [],
  yes: [],
  no: [],
  unadvised: true,
  events: {},

  Count,
  gains: ({ totals }) => [{ head: say("page-result-score"), cells: totals.map(signed) }],
  apart: () => ({ dealt: [], played: [] }),
};
