import { say } from "../../words/words.svelte";
import type { GamePage } from "..";
import BidGrid from "./BidGrid.svelte";
import { bidsSoFar, calls } from "./calls";
import Count from "./Count.svelte";
import Cross from "./Cross.svelte";
import Gifts from "./Gifts.svelte";
import { head, played, standing } from "./head";
import type { SkrufPicture } from "./wire";

export const GAME: GamePage<SkrufPicture> = {
  name: "skruf",

  circle: ({ circle }) => circle,
  seatName: (seat) => say("skruf-seat", { seat: "LORD"[seat] ?? "" }),
  sitsOut: () => say("table-skruf-sits-out"),

  head,
  standing,
  played,

  calls,
  bidsSoFar,

  middle: ({ talon }) => ({ name: say("page-talon"), cards: talon, turned: [] }),
  Exchange: Gifts,

  yes: [],
  no: [],
  Bids: BidGrid,

  events: {
    "talon-taken": { pause: 450, way: "up", raises: true },
    "talon-dealt": { pause: 450, way: "round" },
    gave: { pause: 450, way: "over" },
    "swap-laid": { pause: 450, way: "down" },
    swapped: { pause: 450, way: "over" },
    "played-open": { pause: 350, told: "card" },
  },
  takes: ["table-skruf-told-open-takes"],

  Count,
  apart: ({ talon }) => ({ dealt: [{ name: say("page-talon"), cards: talon }], played: [] }),
  Hands: Cross,
};
