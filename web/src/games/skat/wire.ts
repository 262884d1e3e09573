import type { components } from "../../wire/openapi";

type Schemas = components["schemas"];

export type GameWorth = Schemas["GameWorth"];
export type SkatDealEntry = Schemas["SkatDealEntry"];
export type SkatPicture = Schemas["SkatPicture"];
export type SkatResult = Schemas["SkatResult"];
export type SkatSheet = Schemas["SkatSheet"];
