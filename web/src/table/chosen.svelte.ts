/** What the viewer has laid out before him and not yet sent: cards, and the game that goes with them. */
export class Chosen {
  cards = $state.raw<string[]>([]);
  game = $state<string>(); // in the notation of contracts
  /** The cards are on their way; the game is named as soon as it is asked for. */
  goesOn = $state(false);

  /** Lay a card out, if there is room for it. */
  pick(card: string, most: number): void {
    if (!this.cards.includes(card) && this.cards.length < most) this.cards = [...this.cards, card];
  }

  /** Take a card back. */
  drop(card: string): void {
    this.cards = this.cards.filter((each) => each !== card);
  }

  /** Forget what was chosen. */
  clear(): void {
    this.cards = [];
    this.game = undefined;
    this.goesOn = false;
  }
}
