import type { Look } from "../cards/look.svelte";
import type { KeyName } from "../table/keys";
import { languageOf, speak, type Language } from "../words/words.svelte";

/** How one person wants the page: kept in this browser. */
export interface Settings {
  language: Language;
  theme: "auto" | "paper" | "lamp" | "contrast";
  faces: "french" | "tournament" | "german" | "large" | "auto"; // auto: the large ones on a small screen
  indices: "international" | "german" | "swedish" | "finnish";
  colours: "four" | "two";
  sounds: boolean;
  calls: boolean; // a notification at the reader's turn among people, if he looks elsewhere
  speed: number; // time of movements, in percent of the usual; 0 is without movement
  trick: number; // milliseconds that a trick stays; −1 is until it is clicked away
  tap: "twice" | "once"; // a card is raised by the first tap and played by the second, or played at once
  trumps: "left" | "right";
  text: boolean; // the table as text
  level: number; // the level of bots that was chosen last
  keys: Partial<Record<KeyName, string>>; // keys of the table that are not the usual ones; an empty one is no key
  helper: boolean; // whether the hand's worth stands beside the bidding
  asked: boolean; // whether the reader was asked for a name, which is done once
}

const KEY = "knekt";
const INDICES: Record<Language, Settings["indices"]> = {
  en: "international",
  de: "german",
  sv: "swedish",
  fi: "finnish",
};

/** The settings of a reader who has chosen nothing, by the language of the browser. */
export function usual(languages: readonly string[]): Settings {
  const language = languageOf(languages);
  return {
    language,
    theme: "auto",
    faces: "auto",
    indices: INDICES[language],
    colours: "four",
    sounds: false,
    calls: false,
    speed: 100,
    trick: 1200,
    tap: "twice",
    trumps: "left",
    text: false,
    level: 3,
    keys: {},
    helper: true,
    asked: false,
  };
}

/** How the cards look with these settings. The cards of German tournaments have the letters and colours printed on them. */
export function lookOf(wanted: Pick<Settings, "faces" | "indices" | "colours">, small: boolean): Look {
  const { faces, indices, colours } = wanted;
  if (faces === "tournament") return { faces: small ? "large" : "french", indices: "german", colours: "tournament" };
  return { faces: faces === "auto" ? (small ? "large" : "french") : faces, indices, colours };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // the browser keeps nothing, or something else has this name
  }
}

export const settings: Settings = $state({ ...usual(navigator.languages), ...kept() });

/** Keep what has been chosen. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Speak another language from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.language = language;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a movement takes that usually takes this number of milliseconds. */
export const moving = (usually: number): number => (still.matches ? 0 : (usually * settings.speed) / 100);
