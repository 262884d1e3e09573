import type { GamePage } from "../games";
import { settings } from "../settings/settings.svelte";
import type { Offer, Questions } from "./asks";

/** What has a key of its own at the table, with the key that it usually has. */
export const USUAL_KEYS = {
  pass: "p",
  yes: "y",
  bid: "b",
  last: "l",
  sort: "s",
  claim: "c",
  back: "u",
  hint: "h",
  text: "v",
  hurry: "escape",
  help: "?",
} as const;

export type KeyName = keyof typeof USUAL_KEYS;

export const KEY_NAMES = Object.keys(USUAL_KEYS) as KeyName[];

/** What keys do at the table besides answering. */
export interface KeyDeeds extends Record<Exclude<KeyName, "pass" | "yes" | "bid">, () => void> {
  questions: Questions;
  kinds: Pick<GamePage, "yes" | "no"> | undefined; // the kinds of actions that agree and decline
  act(offer: Offer): void;
  card(number: number): void;
}

// Keys that stay what they are: among the cards, and where the browser or a screen reader needs them.
const FIXED = /^([0-9]|arrow.*|enter| |tab|home|end|page.*|shift|control|alt|altgraph|meta|capslock|dead|unidentified|f[0-9]+)$/;

/** The key for this now; nothing if the reader wants none. */
export const keyOf = (name: KeyName): string => settings.keys[name] ?? USUAL_KEYS[name];

/** A key as it is printed on a keyboard. */
export const keyText = (key: string): string => (key === "escape" ? "Esc" : key.toUpperCase());

/** The keys as they are told: what stands on them, and the end of the id of what they do. */
export function keysTold(): [string, string][] {
  const own = KEY_NAMES.flatMap((name): [string, string][] => (keyOf(name) ? [[keyText(keyOf(name)), name]] : []));
  return [["← →", "arrows"], ["⇧ ← →", "arrange"], ["Enter", "enter"], ["1 – 9, 0", "numbers"], ...own];
}

/** What a key already does, if it cannot be had for this; `fixed` where it has to stay what it is. */
export function conflict(name: KeyName, key: string): KeyName | "fixed" | undefined {
  if (FIXED.test(key)) return "fixed";
  return KEY_NAMES.find((other) => other !== name && keyOf(other) === key);
}

/** Do what the key means; the answer is whether it meant anything. */
export function press(event: KeyboardEvent, deeds: KeyDeeds): boolean {
  // a key that is held down counts once, so that nobody bids higher and higher with it
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const { questions, kinds } = deeds;
  const key = event.key.toLowerCase();
  if (/^[0-9]$/.test(key)) return done(() => deeds.card(Number(key) || 10));
  const name = KEY_NAMES.find((each) => key && keyOf(each) === key);
  switch (name) {
    case undefined:
      return false;
    case "pass":
      return offered(deeds, questions.of("pass", ...(kinds?.no ?? []))[0]);
    case "yes":
      return offered(deeds, questions.of(...(kinds?.yes ?? []))[0]);
    case "bid": {
      const range = questions.range("bid");
      const next = range?.values[0];
      return range && next !== undefined ? offered(deeds, range.offer(next)) : false;
    }
  }
  return done(deeds[name]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName);

function offered(deeds: KeyDeeds, offer: Offer | undefined): boolean {
  return offer ? done(() => deeds.act(offer)) : false;
}

function done(deed: () => void): boolean {
  deed();
  return true;
}
