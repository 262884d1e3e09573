import type { TablePicture } from "../wire/types";

/** The name of a place: that of its person or bot, or nothing if it is free. */
export const placeName = (place: TablePicture["places"][number]): string => place.name ?? "";

/** How many other people have a place: they are asked when something is to be changed. */
export const othersAt = (table: TablePicture): number =>
  table.places.filter((place) => place.name !== null && place.level === null && place.player !== table.me).length;
