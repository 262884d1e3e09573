import { GAMES } from "../games/lobby";
import { ask, command } from "../wire/api";
import type { DailyDeal, Listed, NewTable, Opened, Played, PlayedPage, TablePage } from "../wire/types";
import type { Part } from "./paged.svelte";

/** The presets of the first page, each on a leaf of its own, and the presets under *more tables*. */
export const LEAVES = GAMES.flatMap(({ leaves }) => leaves);
export const MORE = GAMES.flatMap(({ more }) => more);

const ORDER = [...LEAVES.map(({ preset }) => preset), ...MORE];

/** Things with a preset, in the order of the first page: those of the game to play first, then the others. */
export const inOrder = <Of>(all: readonly Of[], presetOf: (each: Of) => string): Of[] =>
  all.toSorted((one, other) => ORDER.indexOf(presetOf(one)) - ORDER.indexOf(presetOf(other)));

/** The deals of the day in the order of the first page. */
export const dealsInOrder = (deals: readonly DailyDeal[]): DailyDeal[] => inOrder(deals, (deal) => deal.preset);

/** My table of today's deal, which is made if there is none yet. */
export const dealOfDay = async (preset: string): Promise<string> => (await command<Opened>(`/daily/${preset}`)).id;

export const LEVELS = [1, 2, 3, 4, 5] as const;

/** Play at once: a table where nothing counts, with bots in all other places. Its sitting ends as the preset says. */
export async function playNow(preset: string, level: number): Promise<string> {
  const id = await openTable({ preset, practice: true, visibility: "link" });
  await sitDown(id);
  await command(`/tables/${id}/bots`, { level });
  return id;
}

/** Open a table; its id. */
export const openTable = async (wanted: Partial<NewTable> & { preset: string }): Promise<string> =>
  (await command<Opened>("/tables", { ...wanted })).id;

/** Sit down at a table. */
export const sitDown = (id: string): Promise<unknown> => command(`/tables/${id}/join`);

/** Tables of a list of the API: `/tables` or `/tables/mine`. */
export async function tablesOf(path: string, wanted: Record<string, string>, after: string | null): Promise<Part<Listed>> {
  const query = new URLSearchParams({ ...wanted, ...(after === null ? {} : { after }) });
  const page = await ask<TablePage>(`${path}?${query}`);
  return { items: page.tables, next: page.next };
}

/** The deals that the reader has played, the latest first. */
export async function myDeals(after: string | null): Promise<Part<Played>> {
  const query = after === null ? "" : `?${new URLSearchParams({ after })}`;
  const page = await ask<PlayedPage>(`/people/me/games${query}`);
  return { items: page.deals, next: page.after };
}
