import { language } from "../words/words.svelte";

/** An amount as the language writes it, from the decimal number that the server sends: a true minus, no cent lost. */
export function money(amount: string, signed = false): string {
  const [, minus, whole = "0", part = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const point = new Intl.NumberFormat(language()).format(1.5).charAt(1);
  const digits = part ? `${whole}${point}${part}` : whole;
  if (minus) return `−${digits}`;
  return signed && Number(amount) ? `+${digits}` : digits;
}
