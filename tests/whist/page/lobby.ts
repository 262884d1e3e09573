import type { GameLobby } from "$page/games/lobby";

export const GAME: GameLobby = {
  leaves: [{ preset: "whist", suit: "S" }],
  more: ["whist-no-trumps"],
  help: [],
  options: "whist-",
};
