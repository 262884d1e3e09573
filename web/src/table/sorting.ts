import type { DealPicture } from "../wire/types";
import { say } from "../words/words.svelte";

/** The viewer's hand sorted for a game, given by its letter; without one, for the game that is played. */
export const sortedFor = (deal: DealPicture, own: string[], letter: string): string[] => deal.sorted[letter] ?? own;

/** The next way to sort the hand that shows it differently; after the last one, that of the game again. */
export function nextSorting(deal: DealPicture, own: string[], letter: string): string {
  const now = sortedFor(deal, own, letter).join();
  const letters = ["", ...Object.keys(deal.sorted)];
  const seen = new Set<string>();
  const distinct = letters.filter((each) => {
    const order = sortedFor(deal, own, each).join();
    return seen.size < seen.add(order).size;
  });
  const at = distinct.findIndex((each) => sortedFor(deal, own, each).join() === now);
  return distinct[(at + 1) % distinct.length] ?? "";
}

/** The hand in an order of the reader's own; cards that came later lie next to their neighbours in the sorted hand. */
export function arranged(sorted: readonly string[], order: readonly string[]): string[] {
  const held = order.filter((card) => sorted.includes(card));
  sorted.forEach((card, at) => {
    const before = sorted[at - 1];
    if (!held.includes(card)) held.splice(before === undefined ? 0 : held.indexOf(before) + 1, 0, card);
  });
  return held;
}

/** The order with a card in the place of another, for which the cards between them make room. */
export function laidInto(order: readonly string[], card: string, to: string): string[] {
  return order.filter((each) => each !== card).toSpliced(order.indexOf(to), 0, card);
}

/** How the hand is held now, in words. */
export const sortingTold = (deal: DealPicture, letter: string): string =>
  say("page-sorted", { order: letter === "G" || letter === "N" ? `${deal.game}-${letter}` : letter || "game" });
