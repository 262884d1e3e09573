import { decimal } from "../words/words.svelte";

/** An amount as the language writes it, from the decimal number that the server sends: a true minus, no cent lost. */
export function money(amount: string, signed = false): string {
  const [, minus, whole = "0", part = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const digits = decimal(part ? `${whole}.${part}` : whole);
  if (minus) return `−${digits}`;
  return signed && Number(amount) ? `+${digits}` : digits;
}
