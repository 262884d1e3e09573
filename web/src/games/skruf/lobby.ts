import type { GameLobby } from "../lobby";

export const GAME: GameLobby = {
  leaves: [{ preset: "skruf", suit: "H" }],
  more: ["skruf-plain", "trekarl"],
  help: [["skruf", "skruf"]],
  options: "skruf-",
};
