import { say } from "../../words/words.svelte";
import type { GamePage } from "..";
import Announcing from "./Announcing.svelte";
import Aside from "./Aside.svelte";
import { calls } from "./calls";
import Count from "./Count.svelte";
import { head, played } from "./head";
import LayingAway from "./LayingAway.svelte";
import { apart, gains } from "./result";
import type { SkatPicture } from "./wire";

export const GAME: GamePage<SkatPicture> = {
  name: "skat",

  seatName: (seat) => say("seat", { seat: "FMR"[seat] ?? "" }),
  sitsOut: () => say("table-told-sits-out"),

  head,
  standing: ({ points }) => (points === null ? "" : say("page-points", { points })),
  played,

  calls,
  callsBySeat: true,

  middle: ({ middle, turned, peeked }) => ({ name: say("table-skat"), cards: middle, turned, peeked }),

  Aside,
  yes: ["hold", "take-skat", "keep", "take-up", "play-on"],
  no: ["pass-on", "reject"],
  Declaring: Announcing,
  Laying: LayingAway,
  choosesGame: ({ stage }) => ["discard", "declare", "turn"].includes(stage),

  events: {
    held: { pause: 450, told: "call" },
    "ramsch-said": { told: "call" },
    declared: { pause: 450 },
    "kontra-said": { pause: 450 },
    "turned-up": { pause: 450 },
    "skat-taken": { pause: 450, way: "up" },
    "took-up": { pause: 450, way: "up" },
    discarded: { pause: 450, way: "down" },
    pushed: { pause: 450, way: "down" },
  },

  Count,
  gains,
  apart,
};
