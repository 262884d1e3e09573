import { say, signed, written } from "../../words/words.svelte";
import type { Apart, Column } from "..";
import type { SkatResult } from "./wire";

/** The score of each seat; in a ramsch also its card points and tricks. */
export function gains({ ramsch, totals }: SkatResult): Column[] {
  const taken = ramsch && [
    { head: say("page-result-card-points"), cells: ramsch.points.map(written) },
    { head: say("page-result-tricks"), cells: ramsch.tricks.map(String) },
  ];
  return [...(taken ?? []), { head: say("page-result-score"), cells: totals.map(signed) }];
}

/** The skat, and what was laid away. */
export const apart = ({ skat, laid, laid_points: points }: SkatResult): Record<"dealt" | "played", Apart[]> => ({
  dealt: [{ name: say("table-skat"), cards: skat }],
  played: [{ name: say("table-laid"), cards: laid, note: say("page-result-laid-points", { points }) }],
});
