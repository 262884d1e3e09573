/** What the score keeper writes for a deal: the places of the event `corrected` that say how it was played. */
export interface Written {
  declarer: number | null;
  facts: Record<string, unknown> | null;
  alone?: boolean;
  first?: number | null;
}

/** A number out of what stands there, 0 where there is none. */
export const numberIn = (facts: Record<string, unknown> | null, name: string): number => Number(facts?.[name] ?? 0);

/** A text likewise. */
export const textIn = (facts: Record<string, unknown> | null, name: string): string => String(facts?.[name] ?? "");

/** A number for each seat likewise. */
export const threeIn = (facts: Record<string, unknown> | null, name: string): number[] => {
  const found = facts?.[name];
  return Array.isArray(found) ? found.map(Number) : [0, 0, 0];
};
