import { settings } from "../settings/settings.svelte";
import { becomes, person } from "../shell/me.svelte";
import { ask } from "../wire/api";
import type { Me } from "../wire/types";

/** Whether to ask the reader for a name before a table with people: once, and only a reader without a name. */
export const asksName = (): boolean => !settings.asked && person()?.named === false;

/** Give the reader this name, which nobody else at `table` may have. It is refused if the server does not want it. */
export async function takeName(name: string, table?: string): Promise<void> {
  becomes(await ask<Me>("/people/me", { name, ...(table ? { table } : {}) }, "PATCH"));
  settings.asked = true;
}

/** The reader wants no name. */
export function skipName(): void {
  settings.asked = true;
}
