import type { FullSheet, SkatSheet, SkrufSheet } from "../wire/types";
import { say, sayAll } from "../words/words.svelte";
import { MARKS, bidOf, gameOf, isMarked, partyOf } from "./rows";

type Cell = string | number | null;

/** The sheet as a table for a spreadsheet (RFC 4180): a line a deal, in Skruf a line an entry, and the totals last. */
export function csvOf(sheet: FullSheet, names: readonly string[]): string {
  const lines = sheet.game === "skat" ? skatLines(sheet, names) : skrufLines(sheet, names);
  return lines.map((cells) => cells.map(cellOf).join(",") + "\r\n").join("");
}

/** What begins like a formula is kept from being one: names are chosen by others. */
function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function skatLines(sheet: SkatSheet, names: readonly string[]): Cell[][] {
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

function skrufLines(sheet: SkrufSheet, names: readonly string[]): Cell[][] {
  const called = [...Array(sheet.players).keys()].map((player) => names[player] ?? "");
  const ids = ["page-sheet-rubber-column", "page-sheet-deal", "page-sheet-declarer", "page-sheet-bid", "page-sheet-tricks"];
  const head = [...ids.map((id) => say(id, { game: "skruf" })), say("page-sheet-party"), say("page-sheet-entry"), say("page-result-above"), say("page-result-below")];
  const entries = sheet.rubbers.flatMap((rubber) =>
    rubber.deals.flatMap((row) => {
      const of: Cell[] = [rubber.number, row.number, row.declarer === null ? null : (called[row.declarer] ?? ""), bidOf(row), row.tricks];
      const items = rubber.columns.flatMap((column) => [
        ...column.above.filter((item) => item.deal === row.number).map((item): Cell[] => [...of, partyOf(column.party, called), say(item.name), item.points, null]),
        ...column.below.filter((item) => item.deal === row.number).map((item): Cell[] => [...of, partyOf(column.party, called), say(item.name), null, item.points]),
      ]);
      return items.length ? items : [[...of, null, null, null, null]];
    }),
  );
  const totals: Cell[][] = called.map((name, player) => [null, null, null, null, null, name, say("page-sheet-final"), sheet.totals[player] ?? 0, null]);
  return [head, ...entries, ...totals];
}
