import type { DealPicture, ResultPicture } from "$page/wire/types";
import type { Said } from "$page/words/words.svelte";

/** What the server sends of a deal and of the sheet, as `server/shown/pictures.py` has it. */
export interface WhistResult extends ResultPicture {
  tricks: number[];
}

export interface WhistPicture extends DealPicture {
  contract: { name: Said; turned: string | null };
  tricks: number[];
  result: WhistResult | null;
}

export interface WhistSheet {
  game: string;
  players: number;
  over: boolean;
  last: number | null;
  rows: { number: number; dealer: number; tricks: number; totals: number[] }[];
  totals: number[];
}
