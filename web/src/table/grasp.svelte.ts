import { placeUnder } from "./places";

const PULL = 40; // pixels upwards: the card is played
const SLIP = 14; // … and aside: more than a finger slips when it taps

/** What can be done with a card that is drawn. */
interface Deeds {
  hand(): HTMLElement | undefined;
  carry: ((card: string, to: string) => void) | undefined; // into the place of another
  play: ((card: string) => void) | undefined;
}

/** A card under the mouse or a finger: drawn upwards it is played, drawn aside it goes to another place in the hand. */
export class Grasp {
  /** The card on its way to another place. */
  carried = $state<string>();
  #held: { card: string; x: number; y: number } | undefined;
  #drawn: string | undefined; // is not clicked as well, should a click follow at once

  constructor(readonly deeds: () => Deeds) {}

  take(card: string, event: PointerEvent): void {
    if (event.isPrimary && event.button === 0) this.#held = { card, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { hand, carry } = this.deeds();
    const [held, whole] = [this.#held, hand()];
    if (!held || !carry || !whole) return;
    const aside = Math.abs(event.clientX - held.x);
    if (!this.carried && (aside < SLIP || aside < Math.abs(event.clientY - held.y))) return;
    this.carried = held.card;
    const to = placeUnder(whole, event.clientX, event.clientY);
    if (to && to !== held.card) carry(held.card, to);
  }

  /** A card that was carried is played only where it is let go above the hand. */
  release(event: PointerEvent): void {
    const { hand, play } = this.deeds();
    const [held, carried] = [this.#held, this.carried];
    const isLaid = carried !== undefined && event.clientY > (hand()?.getBoundingClientRect().top ?? 0);
    const isPlayed = held && play && !isLaid && held.y - event.clientY >= PULL;
    this.letGo();
    if (!held || !(carried || isPlayed)) return;
    this.#drawn = held.card;
    setTimeout(() => (this.#drawn = undefined));
    if (isPlayed) play(held.card);
  }

  letGo(): void {
    this.#held = this.carried = undefined;
  }

  /** Whether a click on the card is the end of drawing it. */
  has(card: string): boolean {
    return this.#drawn === card;
  }
}
