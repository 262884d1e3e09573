import type { SuitLetter } from "../../deck/indices";

/** Whether this is the letter of a suit. */
export const isSuit = (text: string): text is SuitLetter => text.length === 1 && "CSHD".includes(text);
