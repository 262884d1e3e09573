// Families of games that lie elsewhere, in the folders that `KNEKT_GAMES` names; usually none.
declare module "virtual:games/index" {
  const games: readonly import("./index").GamePage[];
  export default games;
}
declare module "virtual:games/sheets" {
  const games: readonly import("./sheets").GameSheets[];
  export default games;
}
declare module "virtual:games/lobby" {
  const games: readonly import("./lobby").GameLobby[];
  export default games;
}
