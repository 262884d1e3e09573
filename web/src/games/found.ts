/** The way from what a family has sent, which says its `game`, to that family. */
export function byName<Game extends { name: string }>(games: readonly Game[]): (of: { game: string }) => Game {
  const all = new Map(games.map((game) => [game.name, game]));
  return ({ game }) => {
    const found = all.get(game);
    if (!found) throw new Error(`no such game: ${game}`);
    return found;
  };
}
