import { announce } from "../shell/announcer.svelte";
import type { DealPicture } from "../wire/types";
import { arranged, laidInto, nextSorting, sortedFor, sortingTold } from "./sorting";

/** How the viewer holds the cards: sorted for the game, for another game, or in an order of the viewer's own. */
export class Holding {
  #letter = $state<string>(); // the letter of the game that the hand is sorted for; undefined for that of the deal
  #order = $state.raw<string[]>(); // an order of the viewer's own

  /** The hand as it is held; `game` is the letter of one that is about to be named. */
  held(deal: DealPicture, own: string[], game: string): string[] {
    const sorted = sortedFor(deal, own, this.#letter ?? game);
    return this.#order ? arranged(sorted, this.#order) : sorted;
  }

  /** Lay a card into the place of another. */
  arrange(held: readonly string[], card: string, to: string): void {
    this.#order = laidInto(held, card, to);
  }

  /** Cards that have come into the viewer's own order belong to it from now on. */
  keep(held: readonly string[]): void {
    const order = this.#order;
    if (order && !held.every((card) => order.includes(card))) this.#order = [...held];
  }

  /** Sort the hand differently; an order of the viewer's own is given up first. */
  sort(deal: DealPicture, own: string[], game: string): void {
    const letter = this.#letter ?? game;
    if (!this.#order) this.#letter = nextSorting(deal, own, letter);
    this.#order = undefined;
    announce(sortingTold(deal, this.#letter ?? letter));
  }

  /** Another game has begun: the hand is sorted for it until the viewer sorts it again. */
  forget(): void {
    this.#letter = undefined;
  }

  /** Other cards have been dealt. */
  clear(): void {
    this.#letter = this.#order = undefined;
  }
}
