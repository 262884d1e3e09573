import type { GameSheets } from "$page/games/sheets";
import { say } from "$page/words/words.svelte";
import Sheet from "./Sheet.svelte";
import type { WhistSheet } from "./wire";

export const GAME: GameSheets<WhistSheet> = {
  name: "whist",
  Sheet,
  lines: (sheet, names) => [
    [say("page-sheet-deal"), say("page-sheet-dealer"), say("page-sheet-tricks"), ...names],
    ...sheet.rows.map((row) => [row.number, names[row.dealer] ?? "", row.tricks, ...row.totals]),
  ],
};
