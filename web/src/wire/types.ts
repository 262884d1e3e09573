/** The types of the OpenAPI file under short names. */
import type { components } from "./openapi";

type Schemas = components["schemas"];

export type Action = Record<string, unknown> & { kind: string };
export type Ask = Schemas["Ask"];
export type BroughtReplay = Schemas["BroughtReplay"];
export type Choice = Schemas["Choice"];
export type ClaimPicture = Schemas["ClaimPicture"];
export type FromClient = Schemas["FromClient"];
export type Happened = Schemas["Happened"];
export type Logged = Schemas["Logged"];
export type Me = Schemas["Me"];
export type Phrases = Schemas["Phrases"];
export type PlacePicture = Schemas["PlacePicture"];
export type Preset = Schemas["Preset"];
export type Problem = Schemas["Problem"];
export type Replay = Schemas["Replay"];
export type SheetPicture = Schemas["SheetPicture"];
export type SkatPicture = Schemas["SkatPicture"];
export type SkatResult = Schemas["SkatResult"];
export type SkatSheet = Schemas["SkatSheet"];
export type SkrufPicture = Schemas["SkrufPicture"];
export type SkrufResult = Schemas["SkrufResult"];
export type SkrufSheet = Schemas["SkrufSheet"];
export type Snapshot = Schemas["Snapshot"];
export type TablePicture = Schemas["TablePicture"];
export type ToClient = Schemas["ToClient"];
export type TrickPicture = Schemas["TrickPicture"];

export type Form = Replay["forms"][number];
export type FullSheet = SkatSheet | SkrufSheet;
export type DealPicture = SkatPicture | SkrufPicture;
/** Cards where the viewer knows them; else how many they are. */
export type Heap = string[] | number;
/** An event of a table as it goes over the wire. */
export type TableEvent = Record<string, unknown> & { kind: string };
