/**
 * The German suits (acorns, leaves, hearts, bells) and their kings, obers and unters, all drawn for this deck. An acorn
 * stands for clubs, a leaf for spades, a bell for diamonds; the ober is the queen, the unter the jack. The ober has
 * his suit beside his head, the unter at his hip: so one tells them apart even without the letter.
 */
import { placed, rect, ring, disc, oval } from "./shapes.ts";
import { SUIT_PATHS, suitInk } from "./suits.ts";
import type { RankLetter, SuitLetter } from "./indices.ts";

const LEAF = "M50 3C60 21 90 33 90 58C90 71 79 78 68 76C62 75 57 72 54.5 68L54 97H46L45.5 68C43 72 38 75 32 76C21 78 10 71 10 58C10 33 40 21 50 3Z";
// The veins, and all that is cut out of a suit, are holes, which run the other way round.
const VEINS = "M48.5 20V62H51.5V20ZM52 44L68 36L67 33L52 40.5ZM48 40.5L33 33L32 36L48 44ZM52 60L74 53L73 50L52 56.5ZM48 56.5L27 50L26 53L48 60Z";
const ACORN =
  "M50 2C53 8 57 10 62 14C74 22 79 34 77 48H23C21 34 26 22 38 14C43 10 47 8 50 2Z" + // the nut
  "M16 54H84C88 66 80 78 66 81C60 83 55 85 54.5 97H45.5C45 85 40 83 34 81C20 78 12 66 16 54Z"; // its cup and stalk
const SCALES = "M26 63A4 4 0 1 0 34 63A4 4 0 1 0 26 63ZM46 63A4 4 0 1 0 54 63A4 4 0 1 0 46 63ZM66 63A4 4 0 1 0 74 63A4 4 0 1 0 66 63Z";
const BELL = ring(50, 12, 11, 10, 5, 5) + disc(50, 58, 38);
const SLITS = "M14 52V57H86V52ZM47.5 62V76A6 6 0 1 0 52.5 76V62Z";

/** The German suits, in a square of 100 as the French ones. */
export const GERMAN_SUIT_PATHS: Record<SuitLetter, string> = {
  C: ACORN + SCALES,
  S: LEAF + VEINS,
  H: SUIT_PATHS.H,
  D: BELL + SLITS,
};

const INK = "var(--court-ink,#1b1c20)";
const GOLD = "var(--court-gold,#e2ab3f)";
const RED = "var(--court-red,#b8322a)";
const BLUE = "var(--court-blue,#2f4f86)";
const PAPER = "var(--card-paper,#fffdf6)";
const SKIN = "var(--court-skin,#f3dcc0)";

const COATS: Record<SuitLetter, readonly [coat: string, lining: string]> = {
  C: [RED, BLUE],
  S: [BLUE, GOLD],
  H: [BLUE, RED],
  D: [GOLD, RED],
};

const filled = (path: string, paint: string): string => `<path fill="${paint}" stroke="${INK}" d="${path}"/>`;
const drawn = (path: string): string => `<path fill="none" stroke="${INK}" d="${path}"/>`;

function coat(suit: SuitLetter): string {
  const [cloth, lining] = COATS[suit];
  return (
    filled("M70 168L56 138C62 124 84 118 102 113L138 113C156 118 178 124 184 138L170 168Z", cloth) +
    filled("M56 138C46 148 46 160 50 168H70C66 158 70 146 78 136C74 130 66 130 56 138Z", lining) +
    filled("M184 138C194 148 194 160 190 168H170C174 158 170 146 162 136C166 130 174 130 184 138Z", lining) +
    filled("M100 113L120 148L140 113Z", lining) +
    filled("M96 117L106 108L120 130L134 108L144 117L120 152Z", GOLD) +
    filled(disc(120, 160, 3.5), GOLD)
  );
}

const FACE =
  filled("M110 98H130V118L120 128L110 118Z", SKIN) +
  filled(oval(120, 84, 18, 23), SKIN) +
  `<path fill="${INK}" d="${disc(112.5, 82, 2)}${disc(127.5, 82, 2)}"/>` +
  drawn("M108 76C110 74 115 74 117 76M123 76C125 74 130 74 132 76M120 83L118 91H122M115 97C118 99 122 99 125 97");

const HAIR = filled("M102 66C94 76 93 96 98 106C104 104 106 94 104 84ZM138 66C146 76 147 96 142 106C136 104 134 94 136 84Z", GOLD);

/** What each wears and carries. */
const FIGURES: Partial<Record<RankLetter, (suit: SuitLetter) => string>> = {
  K: (suit) =>
    filled(rect(180, 70, 185, 168), GOLD) +
    filled(disc(182.5, 62, 9), GOLD) +
    coat(suit) +
    filled(disc(182.5, 128, 7), SKIN) +
    HAIR +
    FACE +
    filled("M102 88C103 120 137 120 138 88C133 97 128 93 120 93C112 93 107 97 102 88Z", GOLD) +
    filled("M98 66L94 34L108 49L120 28L132 49L146 34L142 66Z", GOLD) +
    filled(rect(97, 60, 143, 68), COATS[suit][0]) +
    filled(disc(94, 32, 4.5) + disc(120, 26, 4.5) + disc(146, 32, 4.5), RED),
  Q: (suit) =>
    filled("M56 62L60 48L64 62V122H56Z", PAPER) +
    filled(rect(47, 118, 73, 124), GOLD) +
    coat(suit) +
    filled(disc(60, 132, 7), SKIN) +
    HAIR +
    FACE +
    drawn("M108 94C112 90 117 91 120 94C123 91 128 90 132 94") +
    filled("M134 56C142 30 160 20 184 26C176 34 172 46 142 62Z", RED) +
    filled("M98 62C97 38 143 38 142 62Z", COATS[suit][0]) +
    filled(oval(120, 64, 34, 7), COATS[suit][1]),
  J: (suit) =>
    filled(rect(57, 40, 62, 168), GOLD) +
    filled("M62 46C79 44 83 62 73 76L62 70Z", PAPER) +
    filled("M59.5 16L65 42H54Z", PAPER) +
    coat(suit) +
    filled(disc(59.5, 130, 7), SKIN) +
    FACE +
    filled("M97 70C92 46 110 38 128 40C148 42 152 54 146 70C132 62 112 62 97 70Z", COATS[suit][1]) +
    filled("M97 70C112 62 132 62 146 70L144 74C130 68 112 68 99 74Z", GOLD),
};

/** Where the suit stands in the upper half: beside the head or at the hip. */
const SIGNS: Partial<Record<RankLetter, readonly (readonly [x: number, y: number])[]>> = {
  K: [[190, 14], [8, 112]],
  Q: [[190, 14]],
  J: [[190, 96]],
};

/** A king, ober or unter: one half, and the same turned round. */
export function germanCourt(suit: SuitLetter, rank: RankLetter): string {
  const figure = FIGURES[rank];
  if (!figure) throw new Error(`${rank} is no court`);
  const id = `${suit}${rank}.half`;
  const signs = (SIGNS[rank] ?? []).map(([x, y]) => placed(GERMAN_SUIT_PATHS[suit], x, y, 0.38)).join("");
  const half = `${figure(suit)}<path fill="${suitInk(suit)}" d="${signs}"/>`;
  return `<g id="${id}">${half}</g><use href="#${id}" transform="rotate(180 120 168)"/>` + filled(rect(46, 164, 194, 172), GOLD);
}
