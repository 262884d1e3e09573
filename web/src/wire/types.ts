/** The types of the OpenAPI file under short names. */
import type { components } from "./openapi";

type Schemas = components["schemas"];

export type Action = Record<string, unknown> & { kind: string };
export type Ask = Schemas["Ask"];
export type BroughtReplay = Schemas["BroughtReplay"];
export type Choice = Schemas["Choice"];
export type Comparison = Schemas["Comparison"];
export type DailyDeal = Schemas["DailyDeal"];
export type DayResult = Schemas["DayResult"];
export type FromClient = Schemas["FromClient"];
export type Happened = Schemas["Happened"];
export type Hint = Schemas["Hint"];
export type Listed = Schemas["Listed"];
export type MadeToken = Schemas["MadeToken"];
export type Me = Schemas["Me"];
export type NewTable = Schemas["NewTable"];
export type Opened = Schemas["Opened"];
export type Option = Schemas["Option"];
export type Phrases = Schemas["Phrases"];
export type PlacePicture = Schemas["PlacePicture"];
export type Played = Schemas["Played"];
export type PlayedPage = Schemas["PlayedPage"];
export type Preset = Schemas["Preset"];
export type Presets = Schemas["Presets"];
export type Problem = Schemas["Problem"];
export type Qr = Schemas["Qr"];
export type Reach = Schemas["Reach"];
export type Replay = Schemas["Replay"];
export type Scope = Schemas["Scope"];
export type SheetPicture = Schemas["SheetPicture"];
export type Snapshot = Schemas["Snapshot"];
export type Suggested = Schemas["Suggested"];
export type TablePage = Schemas["TablePage"];
export type ToClient = Schemas["ToClient"];
export type Today = Schemas["Today"];
export type Told = Schemas["Told"];
export type TokenPicture = Schemas["TokenPicture"];
export type TrickPicture = Schemas["TrickPicture"];

export type Form = Replay["forms"][number];

/** What several shapes have in common. */
type Common<Shape> = Pick<Shape, keyof Shape>;
type Wire = NonNullable<Schemas["TablePicture"]["deal"]>;

/** A deal, as far as every family of games pictures it alike; what else there is only the family's own part of the page reads. */
export type DealPicture = Omit<Common<Wire>, "game" | "stage" | "calls" | "contract" | "result"> & {
  game: string;
  stage: string;
  calls: readonly { seat: number }[];
  contract: object | null;
  result: ResultPicture | null;
};
/** The result of a deal, as far as it is alike in every family. */
export type ResultPicture = Pick<NonNullable<Wire["result"]>, "told" | "totals" | "dealt" | "played">;
export type TablePicture = Omit<Schemas["TablePicture"], "deal"> & { deal: DealPicture | null };
/** A sheet of any family, and a deal that is to be corrected on it. */
export type FullSheet = { game: string };
export type DealEntry = { game: string; number: number };

/** The cards if the viewer knows them, or how many they are. */
export type Heap = string[] | number;
/** An event of a table as it goes over the wire. */
export type TableEvent = Record<string, unknown> & { kind: string };
