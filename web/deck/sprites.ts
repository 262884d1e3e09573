/**
 * The decks as SVG sprites, one file each: `french` with courts and pips, `german` with the German suits, `large` with a
 * big index and suit for small screens and weak eyes. A page fetches a whole file or none, so no request tells which
 * cards it shows.
 */
import { back } from "./back.ts";
import { COURT_HEIGHT, COURT_WIDTH, court, FRAME_INK } from "./courts.ts";
import { fitted } from "./glyphs.ts";
import { GERMAN_SUIT_PATHS, germanCourt } from "./german.ts";
import { CARDS, faceId, INDEX_SETS, printed, printedGerman, RANKS, SUITS } from "./indices.ts";
import type { CardName, RankLetter, SuitLetter } from "./indices.ts";
import { placed, short } from "./shapes.ts";
import { SUIT_PATHS, suitInk } from "./suits.ts";

/** All cards measure 240 by 336: five to seven. */
const WIDTH = 240;
const HEIGHT = 336;
const TURNED = `transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})"`;

const suitOf = (card: CardName) => card[0] as SuitLetter;
const rankOf = (card: CardName) => card.slice(1) as RankLetter;
const isCourt = (rank: RankLetter) => "KQJ".includes(rank);

/** A pip about its own middle; size is its height. */
function pip(suit: SuitLetter, x: number, y: number, size: number, turned = false): string {
  const scale = short(turned ? -size / 100 : size / 100);
  return `<use href="#${suit}" transform="translate(${short(x)} ${short(y)})scale(${scale})"/>`;
}

/** Where the pips of a rank stand: column (-1 left, 0, 1 right) and row (-1 top to 1 foot). */
const COLUMN_ROWS: Partial<Record<RankLetter, { sides: number[]; middle: number[] }>> = {
  "2": { sides: [], middle: [-1, 1] },
  "3": { sides: [], middle: [-1, 0, 1] },
  "4": { sides: [-1, 1], middle: [] },
  "5": { sides: [-1, 1], middle: [0] },
  "6": { sides: [-1, 0, 1], middle: [] },
  "7": { sides: [-1, 0, 1], middle: [-0.5] },
  "8": { sides: [-1, 0, 1], middle: [-0.5, 0.5] },
  "9": { sides: [-1, -1 / 3, 1 / 3, 1], middle: [0] },
  T: { sides: [-1, -1 / 3, 1 / 3, 1], middle: [-2 / 3, 2 / 3] },
};

function pips(suit: SuitLetter, rank: RankLetter): string {
  const rows = COLUMN_ROWS[rank];
  if (!rows) return pip(suit, 120, 168, 108);
  const at = (column: number, row: number) => pip(suit, 120 + column * 40, 168 + row * 106, 45, row > 0);
  return [...rows.sides.flatMap((row) => [at(-1, row), at(1, row)]), ...rows.middle.map((row) => at(0, row))].join("");
}

/** The court in its frame, which leaves two corners to the index. */
function framedCourt(suit: SuitLetter, rank: RankLetter): string {
  const left = 45;
  const top = 48;
  const wide = (WIDTH - 2 * left) / COURT_WIDTH;
  const high = (HEIGHT - 2 * top) / COURT_HEIGHT;
  const frame = `M64 ${top}H${WIDTH - left}V${HEIGHT - 108}M${WIDTH - 64} ${HEIGHT - top}H${left}V108`;
  return (
    `<g transform="matrix(${wide.toFixed(4)} 0 0 ${high.toFixed(4)} ${left} ${top})">${court(suit, rank)}</g>` +
    `<path fill="none" stroke="${FRAME_INK}" d="${frame}"/>`
  );
}

/** The corner: index over suit, within the strip that a fan of cards leaves in sight. */
function corner(suit: SuitLetter, text: string, paths = SUIT_PATHS): string {
  const path = fitted(text, 6, 10, 49, 50) + placed(paths[suit], 13.5, 64.5, 0.34);
  return `<path id="${suit}.${text}" fill="${suitInk(suit)}" d="${path}"/>`;
}

const sprite = (definitions: string, symbols: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><defs>${definitions}</defs>${symbols}${back()}</svg>\n`;

const suitDefinitions = (paths = SUIT_PATHS): string =>
  SUITS.map((suit) => {
    const path = placed(paths[suit], -50, -50, 1);
    return `<path id="${suit}" fill="${suitInk(suit)}" d="${path}"/>`;
  }).join("");

/** One symbol for each card in each set of indices. */
const symbols = (content: (card: CardName, text: string) => string): string =>
  CARDS.flatMap((card) =>
    INDEX_SETS.map((set) => {
      const text = printed(rankOf(card), set);
      return `<symbol id="${faceId(card, set)}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content(card, text)}</symbol>`;
    }),
  ).join("");

/** The texts that some set of indices prints. */
const texts = [...new Set(INDEX_SETS.flatMap((set) => RANKS.map((rank) => printed(rank, set))))];

type Drawing = (suit: SuitLetter, rank: RankLetter) => string;

const pictures = (court: Drawing, others: Drawing): string =>
  CARDS.map((card) => {
    const [suit, rank] = [suitOf(card), rankOf(card)];
    return `<g id="${card}">${isCourt(rank) ? court(suit, rank) : others(suit, rank)}</g>`;
  }).join("");

/** A picture with its index in two corners. */
const indexed = (card: CardName, text: string): string => {
  const index = `<use href="#${suitOf(card)}.${text}"`;
  return `<use href="#${card}"/>${index}/>${index} ${TURNED}/>`;
};

export function french(): string {
  const corners = SUITS.flatMap((suit) => texts.map((text) => corner(suit, text))).join("");
  return sprite(suitDefinitions() + pictures(framedCourt, pips) + corners, symbols(indexed));
}

/** A German ace is the daus, which has two suits. */
const germanPips: Drawing = (suit, rank) =>
  rank === "A" ? pip(suit, 120, 104, 108) + pip(suit, 120, 232, 108, true) : pips(suit, rank);

/** The letters of the German suits are the same in every set of indices. */
export function german(): string {
  const printedTexts = [...new Set(RANKS.map(printedGerman))];
  const corners = SUITS.flatMap((suit) => printedTexts.map((text) => corner(suit, text, GERMAN_SUIT_PATHS))).join("");
  return sprite(
    suitDefinitions(GERMAN_SUIT_PATHS) + pictures(germanCourt, germanPips) + corners,
    symbols((card) => indexed(card, printedGerman(rankOf(card)))),
  );
}

export function large(): string {
  const faces = SUITS.flatMap((suit) =>
    texts.map(
      (text) =>
        `<g id="${suit}.${text}"><path fill="${suitInk(suit)}" d="${fitted(text, 11, 16, 88, 106)}"/>` +
        `${pip(suit, 55, 180, 80)}${pip(suit, 168, 258, 124)}</g>`,
    ),
  ).join("");
  return sprite(suitDefinitions() + faces, symbols((card, text) => `<use href="#${suitOf(card)}.${text}"/>`));
}
