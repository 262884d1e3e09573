import { language } from "../words/words.svelte";

/** A day of the API such as 2026-11-16, in words; it is a day of UTC, wherever the reader is. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** Milliseconds since 1970 as a date and a time of day. */
export const moment = (time: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(time);

/** Only the date. */
export const date = (time: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);

/** Only the time of day. */
export const hour = (time: number): string =>
  new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(time);
