import { placeUnder } from "./places";

const PULL = 40; // pixels upwards: the card is played
const SLIP = 14; // pixels aside: a finger that taps slips less than this

/** What can be done with a card by dragging it. */
interface Deeds {
  hand(): HTMLElement | undefined;
  carry: ((card: string, to: string) => void) | undefined; // into the place of another
  play: ((card: string) => void) | undefined;
}

/** A card under the mouse or a finger: dragged upwards it is played, dragged aside it goes to another place in the hand. */
export class Grasp {
  /** The card on its way to another place. */
  carried = $state<string>();
  #held: { card: string; x: number; y: number } | undefined;
  #drawn: string | undefined; // the card that was dragged; a click that follows at once does not count

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

  /** Whether a click on the card only ends a drag. */
  has(card: string): boolean {
    return this.#drawn === card;
  }
}
