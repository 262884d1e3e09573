import { Refusal } from "../wire/api";
import { say } from "../words/words.svelte";
import { announce } from "./announcer.svelte";

/** What the page tells in passing, at the foot of the screen. */
export interface Notice {
  number: number;
  text: string;
}

let notices = $state<Notice[]>([]);
let last = 0;

const STAYS = 6000;

export const shownNotices = (): Notice[] => notices;

export function tell(text: string): void {
  const number = ++last;
  notices = [...notices.filter((each) => each.text !== text).slice(-2), { number, text }];
  announce(text);
  setTimeout(() => dismiss(number), STAYS);
}

export function dismiss(number: number): void {
  notices = notices.filter((each) => each.number !== number);
}

/** Do something, and say in a sentence what went wrong. */
export async function trying<Answer>(doing: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await doing();
  } catch (problem) {
    tell(problem instanceof Refusal ? problem.message : say("page-unreachable"));
    return undefined;
  }
}
