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
export type GameWorth = Schemas["GameWorth"];
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
export type SkatDealEntry = Schemas["SkatDealEntry"];
export type SkatPicture = Schemas["SkatPicture"];
export type SkatResult = Schemas["SkatResult"];
export type SkatSheet = Schemas["SkatSheet"];
export type SkrufDealEntry = Schemas["SkrufDealEntry"];
export type SkrufPicture = Schemas["SkrufPicture"];
export type SkrufResult = Schemas["SkrufResult"];
export type SkrufSheet = Schemas["SkrufSheet"];
export type Snapshot = Schemas["Snapshot"];
export type Suggested = Schemas["Suggested"];
export type TablePage = Schemas["TablePage"];
export type TablePicture = Schemas["TablePicture"];
export type ToClient = Schemas["ToClient"];
export type Today = Schemas["Today"];
export type Told = Schemas["Told"];
export type TokenPicture = Schemas["TokenPicture"];
export type TrickPicture = Schemas["TrickPicture"];

export type Form = Replay["forms"][number];
export type FullSheet = SkatSheet | SkrufSheet;
export type DealEntry = SkatDealEntry | SkrufDealEntry;
export type DealPicture = SkatPicture | SkrufPicture;
/** Cards where the viewer knows them; else how many they are. */
export type Heap = string[] | number;
/** An event of a table as it goes over the wire. */
export type TableEvent = Record<string, unknown> & { kind: string };
