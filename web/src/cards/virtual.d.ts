/** What the deck's build step gives the page (web/deck/plugin.ts). */
declare module "virtual:deck" {
  /** Where the decks lie: one file each. */
  export const sprites: Readonly<Record<"french" | "german" | "large", string>>;
  /** Where it is written whose work the cards are. */
  export const licences: string;
  /** The suits of both kinds as path data in a square of 100. */
  export const suits: Readonly<Record<"french" | "german", Readonly<Record<"C" | "S" | "H" | "D", string>>>>;
  /** The mark of Knekt as path data in its box. */
  export const mark: Readonly<{ width: number; height: number; path: string }>;
}
