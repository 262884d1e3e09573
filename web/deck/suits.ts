import { disc } from "./shapes.ts";
import type { SuitLetter } from "./indices.ts";

/** The suits as we draw them, in a square of 100, so that pips, corners and running text show the same shapes. */
export const SUIT_PATHS: Record<SuitLetter, string> = {
  C:
    disc(50, 25, 21.5) + disc(26, 58, 21.5) + disc(74, 58, 21.5) + disc(50, 48, 12) +
    "M53.5 55C54.5 78 58 89 68 96H32C42 89 45.5 78 46.5 55Z",
  S:
    "M50 3C64 26 91 40 91 62C91 75 82 83 71.5 83C63.5 83 57.5 79 53.8 72.5C55 84 58.5 90 67 96H33" +
    "C41.5 90 45 84 46.2 72.5C42.5 79 36.5 83 28.5 83C18 83 9 75 9 62C9 40 36 26 50 3Z",
  H:
    "M50 95C41 77 7 54 7 29C7 14 17 6 28.5 6C38.5 6 46.5 12.5 50 23C53.5 12.5 61.5 6 71.5 6C83 6 93 14 93 29" +
    "C93 54 59 77 50 95Z",
  D: "M50 2C59 20 72 37 87 50C72 63 59 80 50 98C41 80 28 63 13 50C28 37 41 20 50 2Z",
};

const INK: Record<SuitLetter, string> = {
  C: "var(--suit-clubs,#16130f)",
  S: "var(--suit-spades,#0f6a37)",
  H: "var(--suit-hearts,#bf1d1d)",
  D: "var(--suit-diamonds,#c97a05)",
};

/** The paint of a suit: a custom property, so that the page chooses the colours of the one sprite. */
export const suitInk = (suit: SuitLetter): string => INK[suit];
