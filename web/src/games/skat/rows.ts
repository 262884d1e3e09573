import { say, sayAll } from "../../words/words.svelte";
import type { SkatSheet } from "./wire";

export type SkatRow = SkatSheet["rows"][number];

/** The marks of a printed list, in the order of its columns: the word of the count that makes each. */
export const MARKS = ["hand", "schneider", "schneider-announced", "schwarz", "schwarz-announced", "ouvert"] as const;

/** Whether the count of a deal has this step. */
export const isMarked = (row: SkatRow, mark: (typeof MARKS)[number]): boolean =>
  row.count.some((line) => line.id === `count-${mark}`);

/** What was played: the contract, a ramsch, or how the deal ended without one. */
export function gameOf(row: SkatRow): string {
  if (row.name) return say(row.name);
  if (row.schieberramsch) return say("game-schieberramsch");
  return row.charged.length ? say("game-ramsch") : say(`ending-${row.ending}`);
}

/** With how many matadors, or without; nothing where they do not count. */
export const matadorsOf = (row: SkatRow): string =>
  row.matadors === 0 ? "" : say(row.matadors > 0 ? "count-with" : "count-without", { n: Math.abs(row.matadors) });

/** What the scorer says over the row. */
export function spokenOf(row: SkatRow): string {
  const special = [
    row.bock > 1 ? say("table-told-bock", { factor: row.bock }) : "",
    row.reason ? say("page-sheet-corrected", { reason: row.reason }) : "",
  ];
  return [row.count.length ? sayAll(row.count) : say(`ending-${row.ending}`), ...special].filter(Boolean).join(" · ");
}
