import type { Offer, Questions } from "./asks";

/** What a key does at the table; the letters are those of `ux`: P pass, Y yes, B bid, L last trick, C more, V text, ? help. */
export interface KeyDeeds {
  questions: Questions;
  act(offer: Offer): void;
  lastTrick(): void;
  textView(): void;
  help(): void;
  card(number: number): void;
  more(): void;
  hurry(): void;
}

/** The keys as they are told: what stands on them, and the end of the id of what they do. */
export const KEYS: readonly [string, string][] = [
  ["← →", "arrows"],
  ["Enter", "enter"],
  ["1 – 9, 0", "numbers"],
  ["P", "pass"],
  ["Y", "yes"],
  ["B", "bid"],
  ["L", "last"],
  ["C", "claim"],
  ["V", "text"],
  ["Esc", "hurry"],
  ["?", "help"],
];

const YES = ["hold", "take-skat", "keep", "take-up", "play-on"];
const PASS = ["pass", "pass-on", "reject"];

/** Do what the key means; whether it meant anything. */
export function press(event: KeyboardEvent, deeds: KeyDeeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const { questions } = deeds;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return done(() => deeds.card(Number(key)));
  switch (key) {
    case "0":
      return done(() => deeds.card(10));
    case "p":
      return offered(deeds, questions.of(...PASS)[0]);
    case "y":
      return offered(deeds, questions.of(...YES)[0]);
    case "b": {
      const range = questions.range("bid");
      const next = range?.values[0];
      return range && next !== undefined ? offered(deeds, range.offer(next)) : false;
    }
    case "l":
      return done(deeds.lastTrick);
    case "v":
      return done(deeds.textView);
    case "c":
      return done(deeds.more);
    case "?":
      return done(deeds.help);
    case "escape":
      return done(deeds.hurry);
  }
  return false;
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
