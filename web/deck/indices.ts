/** The cards by name, suit first as everywhere in Knekt ("CJ", "HT"), and what is printed in their corners. */

export const SUITS = ["C", "S", "H", "D"] as const;
export type SuitLetter = (typeof SUITS)[number];

export const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"] as const;
export type RankLetter = (typeof RANKS)[number];

export type CardName = `${SuitLetter}${RankLetter}`;
export const CARDS: readonly CardName[] = SUITS.flatMap((suit) => RANKS.map((rank): CardName => `${suit}${rank}`));

export const INDEX_SETS = ["international", "german", "swedish", "finnish"] as const;
export type IndexSet = (typeof INDEX_SETS)[number];

const PRINTED: Record<IndexSet, Partial<Record<RankLetter, string>>> = {
  international: {},
  german: { Q: "D", J: "B" },
  swedish: { A: "E", Q: "D", J: "Kn" },
  finnish: { Q: "R" },
};

/** What stands in the corner of a card of this rank: printed("J", "swedish") is "Kn". */
export const printed = (rank: RankLetter, set: IndexSet): string => PRINTED[set][rank] ?? (rank === "T" ? "10" : rank);

/** What stands in the corner of a card of the German suits: an ober for the queen, an unter for the jack. */
export const printedGerman = (rank: RankLetter): string =>
  rank === "Q" ? "O" : rank === "J" ? "U" : printed(rank, "international");

/** The id under which a card stands in a sprite. */
export const faceId = (card: string, set: IndexSet): string => `${card}-${set}`;

/** The id of the one back that all cards share. */
export const BACK_ID = "back";
