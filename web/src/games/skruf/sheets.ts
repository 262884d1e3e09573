import { say } from "../../words/words.svelte";
import type { Cell, GameSheets } from "../sheets";
import Entry from "./Entry.svelte";
import { bidOf, partyOf } from "./rows";
import Sheet from "./Sheet.svelte";
import type { SkrufDealEntry, SkrufSheet } from "./wire";

export const GAME: GameSheets<SkrufSheet, SkrufDealEntry> = { name: "skruf", Sheet, lines, Entry };

/** A line for each entry, and the totals. */
function lines(sheet: SkrufSheet, names: readonly string[]): Cell[][] {
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
