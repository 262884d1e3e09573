import type { DealPicture } from "../wire/types";
import { joined, say } from "../words/words.svelte";

/** What the hand of a seat is called. */
export function nameOf(deal: DealPicture, seat: number, names: readonly string[]): string {
  const player = deal.seats[seat] ?? -1;
  return player < 0 ? say("table-open-hand") : (names[player] ?? "");
}

/** The players in some seats, the reader first, without the hand that nobody holds. */
export function partyOf(deal: DealPicture, seats: readonly number[], names: readonly string[], me: number | null): string {
  const players = seats.map((seat) => deal.seats[seat] ?? -1).filter((player) => player >= 0);
  players.sort((one, other) => Number(other === me) - Number(one === me));
  return joined(players.map((player) => names[player] ?? ""));
}
