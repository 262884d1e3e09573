/**
 * The letters and figures of the corners, drawn for this deck after the types of old rule books: strong upright
 * strokes, thin joins, square feet. Capitals and figures stand between 0 (head) and 100 (foot).
 */
import { disc, placed, rect, ring, slant } from "./shapes.ts";

interface Glyph {
  width: number;
  path: string;
}

/** The upright stroke on the left of most letters; its outline may already be part of a bowl. */
const FEET = rect(0, 0, 34, 9) + rect(0, 91, 34, 100);
const STEM = rect(8, 0, 26, 100) + FEET;
const SIX =
  "M0 66C0 24 18 -1 42 -1C51 -1 57 4 58.5 11L44 15C43.5 11 42 8 38.5 8C26 8 17.5 30 17.5 64Z" +
  disc(49.5, 14, 9.5) + ring(32, 68, 32, 33, 17.5, 10);

const GLYPHS: Record<string, Glyph> = {
  A: {
    width: 88,
    path:
      slant(34, 0, 8, 95, 11) + slant(34, 0, 58, 95, 20) + rect(22, 61, 62, 70) +
      rect(0, 91, 30, 100) + rect(48, 91, 88, 100),
  },
  B: {
    width: 68,
    path:
      "M8 0H36C54 0 63 10 63 25C63 37 57 44 48 47.5C60 51 68 60 68 73C68 90 56 100 38 100H8Z" +
      "M26 9V44H34C41 44 45 38 45 26.5C45 15 41 9 34 9ZM26 53V91H36C45 91 50 84 50 72C50 60 45 53 36 53Z" +
      rect(0, 0, 20, 9) + rect(0, 91, 20, 100),
  },
  D: {
    width: 72,
    path: "M8 0H34A38 50 0 0 1 34 100H8ZM26 9V91H32A22 41 0 0 0 32 9Z" + rect(0, 0, 20, 9) + rect(0, 91, 20, 100),
  },
  E: {
    width: 64,
    path:
      STEM + rect(20, 0, 60, 9) + "M50 9H60V28H53Z" + rect(20, 45, 46, 54) + rect(38, 35, 46, 64) +
      rect(20, 91, 62, 100) + "M55 70H64L62 91H50Z",
  },
  J: {
    width: 60,
    path:
      rect(14, 0, 60, 9) + disc(9.5, 84, 9.5) +
      "M28 0H46V70C46 91 35 101 19 101C8 101 0 94 0 84L17 86C18 90 20 92 22 92C27 92 28 86 28 74Z",
  },
  K: {
    width: 80,
    path: STEM + slant(54, 5, 16, 70, 11) + slant(31, 44, 56, 95, 20) + rect(44, 0, 76, 9) + rect(46, 91, 80, 100),
  },
  O: { width: 76, path: ring(38, 50, 38, 51, 18, 10) },
  Q: {
    width: 74,
    path:
      ring(37, 50, 37, 51, 18, 10) +
      "M34 70C46 68 52 78 57 90C60 97 65 100 73 97L75 104C62 113 49 110 42 96C38 87 37 80 29 78Z",
  },
  R: {
    width: 80,
    path:
      "M8 0H38C57 0 66 11 66 27.5C66 45 56 55 38 55H26V100H8ZM26 9V46H35C44 46 48 39 48 27.5C48 16 44 9 35 9Z" +
      rect(0, 0, 20, 9) + rect(0, 91, 34, 100) + slant(31, 50, 55, 95, 20) + rect(55, 91, 80, 100),
  },
  U: {
    width: 80,
    path:
      "M8 0H26V66C26 84 31 91 41 91C52 91 58 84 58 66V0H67V66C67 91 57 101 38 101C18 101 8 91 8 66Z" +
      rect(0, 0, 34, 9) + rect(45, 0, 80, 9),
  },
  n: {
    width: 72,
    path:
      rect(8, 33, 26, 100) + rect(0, 33, 17, 42) + rect(0, 91, 34, 100) + rect(38, 91, 72, 100) +
      "M24 48C30 37 37 32 46 32C58 32 64 40 64 53V100H46V57C46 48 43 44 38 44C33 44 28 48 24 55Z",
  },
  "0": { width: 64, path: ring(32, 50, 32, 51, 17.5, 10) },
  "1": { width: 48, path: rect(16, 0, 34, 100) + "M16 0H24V24L0 27V18C9 16 14 10 16 0Z" + rect(2, 91, 48, 100) },
  "2": {
    width: 64,
    path:
      disc(11, 27, 10) +
      "M1 27C1 10 13 -1 32 -1C50 -1 61 10 61 27C61 43 52 53 38 66L20 84H52L56 70H64L62 100H1V90L28 60" +
      "C38 48 43 40 43 28C43 15 38 8 30 8C23 8 19 12 19 18L20 25Z",
  },
  "3": {
    width: 64,
    path:
      disc(12, 22, 9.5) + disc(11, 78, 10) +
      "M2.5 22C3 8 15 -1 31 -1C49 -1 59 9 59 24C59 36 53 44 42 47.5C55 50 63 59 63 73" +
      "C63 91 50 101 30 101C12 101 1 91 1 78L20 80C20 88 23 92 29 92C39 92 45 85 45 72" +
      "C45 59 38 53 27 53H20V44H27C37 44 42 38 42 26C42 14 37 8 30 8C24 8 21 11 21 17Z",
  },
  "4": { width: 68, path: "M36 0H56V62H68V72H56V100H38V72H0V62ZM38 22L12 62H38Z" + rect(28, 91, 66, 100) },
  "5": {
    width: 64,
    path:
      disc(11, 78, 10) +
      "M9 0H57L55 16H18V40C23 36 29 34 36 34C53 34 63 46 63 66C63 88 50 101 30 101C12 101 1 91 1 78" +
      "L20 80C20 88 23 92 29 92C40 92 45 83 45 67C45 51 40 43 31 43C25 43 20 46 17 51H9Z",
  },
  "6": { width: 64, path: SIX },
  "7": { width: 62, path: "M1 0H62V11C45 36 37 64 37 100H17C19 66 29 39 46 17H14L9 31H1Z" },
  "8": { width: 64, path: ring(32, 26, 28, 27, 16, 9) + ring(32, 73, 32, 28, 17.5, 9) },
  "9": { width: 64, path: placed(SIX, 64, 100, -1) },
};

/** A word of the corners, such as "10" or "Kn", as one outline 100 high; how wide it is comes with it. */
export function word(text: string): Glyph {
  const SPACE = 6;
  let path = "";
  let width = -SPACE;
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (!glyph) throw new Error(`no drawing of ${letter}`);
    path += placed(glyph.path, width + SPACE, 0, 1);
    width += SPACE + glyph.width;
  }
  return { width, path };
}

/** A word in the middle of a box, as high as the box; made narrower if it must be, but never below two thirds. */
export function fitted(text: string, left: number, top: number, width: number, height: number): string {
  const drawn = word(text);
  const wide = Math.min(height / 100, width / drawn.width);
  const tall = Math.min(height / 100, wide * 1.5);
  return placed(drawn.path, left + (width - drawn.width * wide) / 2, top + (height - 100 * tall) / 2, wide, tall);
}
