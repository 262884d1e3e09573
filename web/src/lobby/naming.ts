import { settings } from "../settings/settings.svelte";
import { becomes, person } from "../shell/me.svelte";
import { ask } from "../wire/api";
import type { Me } from "../wire/types";

/** Whether the reader is to be asked for a name before a table with people: who has none of his own, and once. */
export const asksName = (): boolean => !settings.asked && person()?.named === false;

/** The reader is called like this from now on; `table`: where nobody else may be. Refused if the server does not want the name. */
export async function takeName(name: string, table?: string): Promise<void> {
  becomes(await ask<Me>("/people/me", { name, ...(table ? { table } : {}) }, "PATCH"));
  settings.asked = true;
}

/** The reader wants none. */
export function skipName(): void {
  settings.asked = true;
}
