import type { components } from "../../wire/openapi";

type Schemas = components["schemas"];

export type SkrufDealEntry = Schemas["SkrufDealEntry"];
export type SkrufPicture = Schemas["SkrufPicture"];
export type SkrufResult = Schemas["SkrufResult"];
export type SkrufSheet = Schemas["SkrufSheet"];
