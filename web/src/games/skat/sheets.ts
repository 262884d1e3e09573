import { say, sayAll } from "../../words/words.svelte";
import type { Cell, GameSheets } from "../sheets";
import Entry from "./Entry.svelte";
import { MARKS, gameOf, isMarked } from "./rows";
import Sheet from "./Sheet.svelte";
import type { SkatDealEntry, SkatSheet } from "./wire";

export const GAME: GameSheets<SkatSheet, SkatDealEntry> = { name: "skat", Sheet, lines, Entry };

/** A line for each deal, and the tournament scores. */
function lines(sheet: SkatSheet, names: readonly string[]): Cell[][] {
  const called = [...Array(sheet.players).keys()].map((player) => names[player] ?? "");
  const head = [
    ...["deal", "dealer", "declarer", "game", "bid", "matadors"].map((id) => say(`page-sheet-${id}`, { game: "skat" })),
    ...MARKS.map((mark) => say(`page-mark-${mark}`)),
    say("page-sheet-score"),
    ...called,
    say("page-result-count"),
  ];
  const rows = sheet.rows.map((row): Cell[] => [
    row.number,
    called[row.dealer] ?? "",
    row.declarer === null ? null : (called[row.declarer] ?? ""),
    gameOf(row),
    row.bid || null,
    row.matadors || null,
    ...MARKS.map((mark) => (isMarked(row, mark) ? 1 : null)),
    row.score,
    ...row.totals,
    sayAll(row.count),
  ]);
  const empty: null[] = Array<null>(12).fill(null);
  const final = sheet.tournament.length ? [[say("page-sheet-tournament"), ...empty, ...byPlayer(sheet), null]] : [];
  return [head, ...rows, ...final];
}

const byPlayer = (sheet: SkatSheet): Cell[] =>
  [...Array(sheet.players).keys()].map((player) => sheet.tournament.find((each) => each.player === player)?.final ?? null);
