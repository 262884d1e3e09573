import { sheetsOf, type Cell } from "../games/sheets";
import type { FullSheet } from "../wire/types";

/** The sheet as a table for a spreadsheet (RFC 4180). */
export function csvOf(sheet: FullSheet, names: readonly string[]): string {
  const lines = sheetsOf(sheet).lines(sheet, names);
  return lines.map((cells) => cells.map(cellOf).join(",") + "\r\n").join("");
}

/** What begins like a formula is kept from being one: names are chosen by others. */
function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
