/** The mark of Knekt, the corner of a Swedish jack: Kn over a club, as one outline in a box of 100 by 140. */
import { fitted } from "./glyphs.ts";
import { placed } from "./shapes.ts";
import { SUIT_PATHS } from "./suits.ts";

export const MARK_WIDTH = 100;
export const MARK_HEIGHT = 140;
export const MARK = fitted("Kn", 0, 0, 100, 70) + placed(SUIT_PATHS.C, 20.5, 80, 0.6);

/** The favicon: the mark on a corner of paper, which shows on light and on dark tabs. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  '<rect width="64" height="64" rx="10" fill="#fdfaf2"/>' +
  `<path fill="#16130f" d="${placed(MARK, 10.5, 3, 0.43)}"/></svg>\n`;
