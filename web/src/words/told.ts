import type { Told } from "../wire/types";
import { cardName, joined, say } from "./words.svelte";

/** Who sits at a table: names by player, and which player reads. */
export interface Readers {
  names: readonly string[];
  me: number | null;
}

/** A sentence of the server's. Its cards have names; so have players, but among several the reader is you. */
export function sayTold(told: Told, readers: Readers): string {
  const args = { ...told.args };
  for (const [place, cards] of Object.entries(told.cards ?? {})) args[place] = joined(cards.map(cardName));
  for (const [place, players] of Object.entries(told.names ?? {})) args[place] = named(players, readers);
  return say({ id: told.id, args });
}

function named(players: readonly number[], { names, me }: Readers): string {
  const name = (player: number): string => (player < 0 ? say("table-open-hand") : (names[player] ?? ""));
  const [only, ...others] = players;
  if (only !== undefined && !others.length) return name(only);
  return joined(players.map((player) => (player === me ? say("table-you") : name(player))));
}
