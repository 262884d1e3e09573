import { sheetsOf, type Cell } from "../games/sheets";
import type { FullSheet } from "../wire/types";

/** The sheet as a table for a spreadsheet (RFC 4180). */
export function csvOf(sheet: FullSheet, names: readonly string[]): string {
  const lines = sheetsOf(sheet).lines(sheet, names);
  return lines.map((cells) => cells.map(cellOf).join(",") + "\r\n").join("");
}

/** A text that begins like a formula is kept from being one, because other people choose the names. */
function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
