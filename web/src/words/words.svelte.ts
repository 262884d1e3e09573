import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A message of the Fluent files, as the server sends it: an argument may be a message again. */
export interface Said {
  id: string;
  args?: Record<string, string | number | Said>;
}

export const LANGUAGES = ["en", "sv", "de", "fi"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", sv: "Svenska", de: "Deutsch", fi: "Suomi" };

const FILES: Record<Language, () => Promise<{ default: string; german: string }>> = {
  en: () => import("virtual:words/en"),
  sv: () => import("virtual:words/sv"),
  de: () => import("virtual:words/de"),
  fi: () => import("virtual:words/fi"),
};

let bundle = $state.raw<FluentBundle>();
let spoken = $state<Language>("en");
let suits = $state<"french" | "german">("french");
let heard = { text: "", german: "" };

/** Speak this language from now on; what was there stays until its words have come. */
export async function speak(language: Language): Promise<void> {
  const { default: text, german } = await FILES[language]();
  hear(language, text, german);
}

/** Call suits and cards as those of this pack are called. */
export function nameSuits(wanted: typeof suits): void {
  if (wanted === suits) return;
  suits = wanted;
  hear(spoken, heard.text, heard.german);
}

/** Take these words for a language, as `speak` does once they are here. `german` has those that differ with the German suits. */
export function hear(language: Language, text: string, german = ""): void {
  heard = { text, german };
  const next = new FluentBundle(language, { useIsolating: false, transform });
  next.addResource(new FluentResource(text));
  if (suits === "german") next.addResource(new FluentResource(german), { allowOverrides: true });
  bundle = next;
  spoken = language;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The language that is spoken. */
export const language = (): Language => spoken;

/** The language for a reader who has chosen none. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((each) => tag.toLowerCase().startsWith(each));
    if (found) return found;
  }
  return "en";
}

/** Whether there are words for it. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** A message in the reader's language; one without words is shown by its id. */
export function say(message: Said | string, args: Said["args"] = {}): string {
  const { id, args: own } = typeof message === "string" ? { id: message, args } : message;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const places: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(own ?? {})) places[name] = place(value);
  const failures: Error[] = [];
  return bundle.formatPattern(pattern, places, failures);
}

/** Messages one after the other, as a scorer speaks the steps of a count. */
export const sayAll = (messages: readonly Said[]): string => messages.map((each) => say(each)).join(", ");

/** A number as a score sheet has it: a true minus sign, thousands set apart only from 10,000 on. */
export function written(number: number): string {
  const size = Math.abs(number);
  const digits = size < 10_000 ? String(size) : new Intl.NumberFormat(spoken).format(size);
  return number < 0 ? `−${digits}` : digits;
}

/** A decimal number that is kept as text, so that nothing of it is lost, as the language writes it. */
export const decimal = (text: string): string => text.replace(".", new Intl.NumberFormat(spoken).format(1.5).charAt(1));

/** A score with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${written(number)}` : written(number));

/** Names one after the other, as the language joins them. */
export const joined = (names: readonly string[]): string => new Intl.ListFormat(spoken).format(names);

/** How a card is called aloud. */
export const cardName = (card: string): string => say("card", { suit: card[0] ?? "", rank: card.slice(1) });

function place(value: string | number | Said): FluentVariable {
  if (typeof value === "object") return say(value);
  if (typeof value === "number") return value >= 0 && value < 1000 ? value : written(value);
  return /^[0-9]$/.test(value) ? Number(value) : value; // for Fluent, the text 7 is no number
}

// A page under test may stretch every text, to see where it does not fit (`?pseudo`).
const stretched = typeof location !== "undefined" && new URLSearchParams(location.search).has("pseudo");

function transform(text: string): string {
  const bound = text.replaceAll(" %", "\u00a0%"); // a number and its sign stay on one line
  if (!stretched) return bound;
  const longer = bound.replace(/[aeiouyåäö]/gi, (vowel) => vowel + vowel.toLowerCase());
  return longer;
}
