/** What the score keeper writes for a deal: the places of the event `corrected` that say how it was played. */
export interface Written {
  declarer: number | null;
  facts: Record<string, unknown> | null;
  alone?: boolean;
  first?: number | null;
}

/** The number in this field, or 0 if there is none. */
export const numberIn = (facts: Record<string, unknown> | null, name: string): number => Number(facts?.[name] ?? 0);

/** The text in this field, or an empty one. */
export const textIn = (facts: Record<string, unknown> | null, name: string): string => String(facts?.[name] ?? "");

/** The numbers of all seats in this field, or 0 for each. */
export const threeIn = (facts: Record<string, unknown> | null, name: string): number[] => {
  const found = facts?.[name];
  return Array.isArray(found) ? found.map(Number) : [0, 0, 0];
};
