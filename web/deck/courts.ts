/**
 * The kings, queens and jacks: Adrian Kennard's drawings (CC0), read from an npm package when the page is built.
 * Each is six layers of one half, painted as seen and turned round; corners, frame and colours are our own.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { short } from "./shapes.ts";
import type { RankLetter, SuitLetter } from "./indices.ts";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("@heruka_urgyen/react-playing-cards/package.json"));

/** A file of the package that the drawings come from. */
export const packageFile = (path: string): string => readFileSync(join(PACKAGE, path), "utf8");

/** The drawings measure 1300 by 2000. */
export const COURT_WIDTH = 1300;
export const COURT_HEIGHT = 2000;

const LAYERS = [1, 2, 3, 4, 5, 6];
const MIRROR = /^<g transform="scale\(-1,1\)translate\(-1300,0\)">(.*)<\/g>$/s;
const PIP = new RegExp(
  String.raw`<use xlink:href="#S\w+" height="(\d+)" transform="translate\((\d+),(\d+)\)scale\([^)]*\)` +
    String.raw`rotate\((-?\d+)\)translate\([^)]*\)"([^>]*)></use>`,
  "g",
);

const PAINTS: Record<string, string> = {
  "#FC4": "var(--court-gold,#e2ab3f)",
  red: "var(--court-red,#b8322a)",
  "#44F": "var(--court-blue,#2f4f86)",
  black: "var(--court-ink,#1b1c20)",
};

function paint(name: string): string {
  const found = PAINTS[name];
  if (!found) throw new Error(`the drawings of the courts have a new colour: ${name}`);
  return found;
}

/** A suit on a garment; our own suits fill their square where the drawings leave a twelfth free on each side. */
function garmentPip(suit: SuitLetter, height: number, x: number, y: number, turn: number, rest: string): string {
  const rotate = turn ? `rotate(${turn})` : "";
  const stroke = /stroke-width="(\d+)"/.exec(rest);
  const line = stroke ? ` stroke="${paint("#44F")}" stroke-width="${short(Number(stroke[1]) / 10)}"` : "";
  return `<use href="#${suit}" transform="translate(${x} ${y})${rotate}scale(${short(height / 120)})"${line}/>`;
}

interface Layer {
  mirrored: boolean;
  content: string;
}

function layer(svg: string, suit: SuitLetter, rank: RankLetter, number: number): Layer {
  const found = new RegExp(`<symbol id="${suit}${rank}${number}"[^>]*>(.*?)</symbol>`, "s").exec(svg)?.[1];
  if (found === undefined) throw new Error(`layer ${number} of ${suit}${rank} is missing`);
  const mirrored = MIRROR.exec(found)?.[1];
  const content = (mirrored ?? found)
    .replace(PIP, (_, height, x, y, turn, rest) => garmentPip(suit, +height, +x, +y, +turn, rest))
    .replace(/ (fill|stroke)="(?!none|var)([^"]*)"/g, (_, attribute, name) => ` ${attribute}="${paint(name)}"`)
    .replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${rounded(path)}"`)
    .replaceAll("></path>", "/>");
  if (content.includes("xlink")) throw new Error(`layer ${number} of ${suit}${rank} refers to something unknown`);
  return { mirrored: mirrored !== undefined, content };
}

/** Path data to a tenth of the drawing's unit, which would be three thousandths of a millimetre on a printed card. */
const rounded = (path: string): string =>
  path
    .replace(/-?\d*\.\d+/g, (number) => (Math.round(Number(number) * 10) / 10).toString().replace(/^(-?)0\./, "$1."))
    .replace(/[\s,]+/g, " ")
    .replace(/ ?([A-Za-z]) ?/g, "$1")
    .replace(/ -/g, "-");

/** The drawing of a court card, both halves, in its own measure. */
export function court(suit: SuitLetter, rank: RankLetter): string {
  const svg = packageFile(`src/images/2color/${rank}${suit}.svg`);
  const layers = LAYERS.map((number) => layer(svg, suit, rank, number));
  const mirrored = layers[0]?.mirrored ?? false;
  if (layers.some((other) => other.mirrored !== mirrored)) throw new Error(`${suit}${rank} is mirrored in parts`);
  const halves = layers
    .map(({ content }, at) => {
      const id = `${suit}${rank}-${at + 1}`;
      return `<g id="${id}">${content}</g><use href="#${id}" transform="rotate(180 650 1000)"/>`;
    })
    .join("");
  return mirrored ? `<g transform="matrix(-1 0 0 1 1300 0)">${halves}</g>` : halves;
}

/** The paint of the frame round a court. */
export const FRAME_INK = paint("#44F");
