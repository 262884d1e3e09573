import type { GameLobby } from "../lobby";

export const GAME: GameLobby = {
  leaves: [
    { preset: "isko", suit: "C" }, // first the rules that clubs play by
    { preset: "german", suit: "C" },
    { preset: "tournee", suit: "S" },
    { preset: "tournee-house", suit: "S" },
  ],
  more: ["pub", "club", "iss", "xskat"],
  help: [
    ["german", "isko"],
    ["tournee", "tournee"],
  ],
  options: "",
};
