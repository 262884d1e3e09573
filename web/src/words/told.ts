import type { Told } from "../wire/types";
import { cardName, joined, say } from "./words.svelte";

/** Who sits at a table: names by player, and which player reads. */
export interface Readers {
  names: readonly string[];
  me: number | null;
}

/** A piece of a sentence: words, or a card. */
export type Piece = string | { card: string };

// These signs, which no text has, stand for a card in a sentence that is cut into pieces.
const OPEN = "\ue000";
const CLOSE = "\ue001";
const PIECES = new RegExp(`${OPEN}(..)${CLOSE}`);

/** A sentence of the server in words. Cards and players are named, but among several players the reader is "you". */
export const sayTold = (told: Told, readers: Readers): string => filled(told, readers, cardName);

/** The sentence in pieces, so that its cards can be shown as cards. */
export function piecesOf(told: Told, readers: Readers): Piece[] {
  const parts = filled(told, readers, (card) => OPEN + card + CLOSE).split(PIECES);
  return parts.map((part, at) => (at % 2 ? { card: part } : part)).filter((piece) => piece !== "");
}

function filled(told: Told, readers: Readers, shown: (card: string) => string): string {
  const args = { ...told.args };
  for (const [place, cards] of Object.entries(told.cards ?? {})) args[place] = joined(cards.map(shown));
  for (const [place, players] of Object.entries(told.names ?? {})) args[place] = named(players, readers);
  return say({ id: told.id, args });
}

/** A player by name. */
export const nameOf = (player: number, { names }: Readers): string => (player < 0 ? say("table-open-hand") : (names[player] ?? ""));

function named(players: readonly number[], readers: Readers): string {
  const [only, ...others] = players;
  if (only !== undefined && !others.length) return nameOf(only, readers);
  return joined(players.map((player) => (player === readers.me ? say("table-you") : nameOf(player, readers))));
}
