import elsewhere from "virtual:games/lobby";
import type { SuitLetter } from "../../deck/indices";

/** What the page asks of a family of games before any is played. It loads before any table, so it is small. */
export interface GameLobby {
  /** The presets that have a leaf of their own on the first page, in their order, each with the suit on it. */
  leaves: readonly Leaf[];
  /** The presets behind *more tables*. */
  more: readonly string[];
  /** The chapters of the help, with ids such as `lobby-help-<chapter>-…`, each with the preset that it is named after. */
  help: readonly (readonly [chapter: string, preset: string])[];
  /** The prefix of its options' names in the language files. */
  options: string;
}

export interface Leaf {
  preset: string;
  suit: SuitLetter;
}

const FOUND = import.meta.glob<GameLobby>("./*/lobby.ts", { eager: true, import: "GAME" });

/** All families, in the order of the first page. */
export const GAMES: readonly GameLobby[] = [...Object.values(FOUND), ...elsewhere];

/** The family that has this preset. */
export const familyOf = (preset: string): GameLobby | undefined =>
  GAMES.find(({ leaves, more }) => more.includes(preset) || leaves.some((leaf) => leaf.preset === preset));
