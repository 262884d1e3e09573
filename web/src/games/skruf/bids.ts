/** Strains of Skruf as they are shown: their sign, or a word's letter where there is none. */
export const STRAIN_SIGNS: Record<string, string> = { S: "♠", C: "♣", D: "♦", H: "♥", G: "G" };

/** A bid of Skruf as a table shows it: `4S` is 4♠. */
export const bidText = (bid: string): string => `${bid.slice(0, 1)}${STRAIN_SIGNS[bid.slice(1)] ?? bid.slice(1)}`;
