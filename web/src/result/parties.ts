import type { DealPicture } from "../wire/types";
import { joined, say } from "../words/words.svelte";

/** What the hand of a seat is called. */
export function nameOf(deal: DealPicture, seat: number, names: readonly string[]): string {
  const player = deal.seats[seat] ?? -1;
  return player < 0 ? say("table-open-hand") : (names[player] ?? "");
}

/** The players of some seats; a hand that nobody holds is nobody's. */
export const partyOf = (deal: DealPicture, seats: readonly number[], names: readonly string[]): string =>
  joined(seats.filter((seat) => (deal.seats[seat] ?? -1) >= 0).map((seat) => nameOf(deal, seat, names)));
