import { language } from "../words/words.svelte";
import type { Problem } from "./types";

const ROOT = "/api/v1";

/** What the server refuses: a stable code, and a sentence in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Ask the API. A `body` makes it a POST unless a method is given; `until` can end the wait for the answer. */
export async function ask<Answer>(path: string, body?: unknown, method?: string, until?: AbortSignal): Promise<Answer> {
  const text = await askText(path, body, method, until);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** Ask the API for a text. */
export async function askText(path: string, body?: unknown, method?: string, until?: AbortSignal): Promise<string> {
  const answer = await fetch(ROOT + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: headers(body !== undefined),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(until === undefined ? {} : { signal: until }),
  });
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

/** Do something at a table under a name of its own, so that it is done only once even if it is sent again. */
export const command = <Answer>(path: string, body: Record<string, unknown> = {}): Promise<Answer> =>
  ask<Answer>(path, { ...body, command: newName() });

/** A name for a command that nothing else has. */
export const newName = (): string =>
  // `randomUUID` is not there on a page without HTTPS
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The address of something to download. */
export const address = (path: string): string => ROOT + path;

function headers(hasBody: boolean): Record<string, string> {
  const token = csrfToken();
  return {
    "Accept-Language": language(),
    ...(hasBody ? { "Content-Type": "application/json" } : {}),
    ...(token ? { "X-Knekt-CSRF": token } : {}),
  };
}

function csrfToken(): string | undefined {
  const found = /(?:^|;\s*)(?:__Host-)?knekt-csrf=([^;]+)/.exec(document.cookie)?.[1];
  return found === undefined ? undefined : decodeURIComponent(found);
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(answer.status, problem.code, problem.detail);
  } catch {
    return new Refusal(answer.status, "failed", answer.statusText);
  }
}
