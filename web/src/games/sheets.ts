import type { Component } from "svelte";
import elsewhere from "virtual:games/sheets";
import type { Written } from "../sheet/entry";
import type { DealEntry, FullSheet } from "../wire/types";
import { byName } from "./found";

/** What the page asks of a family of games for its score sheet. */
export interface GameSheets<Sheet extends FullSheet = FullSheet, Entry extends DealEntry = DealEntry> {
  /** As the server calls the family. */
  name: string;
  /** The whole sheet. `table` leads from its deals to their replays; `correct` is for people who may correct it. */
  Sheet: Component<{ sheet: Sheet; names: readonly string[]; table?: string | undefined; correct?: ((deal: number) => void) | undefined }>;
  /** The sheet as lines of a spreadsheet. */
  lines(sheet: Sheet, names: readonly string[]): Cell[][];
  /** A deal as the score keeper enters it, where one may. */
  Entry?: Component<{ entry: Entry; names: readonly string[] }, { written(): Written }>;
}

/** A cell of a spreadsheet. */
export type Cell = string | number | null;

const FOUND = import.meta.glob<GameSheets>("./*/sheets.ts", { eager: true, import: "GAME" });

/** The family that a sheet, or an entry of one, belongs to. */
export const sheetsOf = byName([...Object.values(FOUND), ...elsewhere]);
