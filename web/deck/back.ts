/** The back that all cards share: the mark of Knekt, printed over and over in a frame; nothing in it knows a card. */
import { MARK, MARK_HEIGHT, MARK_WIDTH } from "./mark.ts";
import { placed, rect } from "./shapes.ts";
import { BACK_ID } from "./indices.ts";

const PAPER = "var(--card-paper,#fffdf6)";
const INK = "var(--back-ink,#27374d)";
const SIZE = 0.25;
const PITCH_X = 49;
const PITCH_Y = 37;

/** Marks in staggered rows, every second row upside down, so that the back looks alike from both ends. */
function motifs(): string {
  let path = "";
  for (let row = -4; row < 4; row++) {
    const turned = row % 2 !== 0;
    for (let column = -1.5; column < 2; column++) {
      const x = 120 + PITCH_X * (column + (turned ? 0.25 : -0.25));
      const y = 168 + PITCH_Y * (row + 0.5);
      const size = turned ? -SIZE : SIZE;
      path += placed(MARK, x - (MARK_WIDTH / 2) * size, y - (MARK_HEIGHT / 2) * size, size);
    }
  }
  return path;
}

const sheet = (inset: number) => rect(inset, inset, 240 - inset, 336 - inset);
const border = (from: number, to: number) => `${sheet(from)}M${to} ${to}V${336 - to}H${240 - to}V${to}Z`;

export const back = (): string =>
  `<symbol id="${BACK_ID}" viewBox="0 0 240 336"><path fill="${INK}" d="${sheet(0)}"/>` +
  `<path fill="${PAPER}" d="${motifs()}${border(0, 10)}${border(15, 17)}"/></symbol>`;
