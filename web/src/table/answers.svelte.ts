import { gameOf } from "../games";
import type { Action, DealPicture, Suggested } from "../wire/types";
import { say } from "../words/words.svelte";
import { Questions, type Offer } from "./asks";
import { Chosen } from "./chosen.svelte";
import type { Scene } from "./scene.svelte";

/** A wish to pass, said once for several turns: in this deal, as long as there are no more bids than these. */
interface Standing {
  deal: number;
  bids: number;
}

/** What is asked of the viewer, and what is answered: cards and a game that are chosen, a card that waits for its turn. */
export class Answers {
  readonly chosen = new Chosen();
  readonly questions = $derived.by(() => new Questions(this.scene.shown?.asks ?? []));
  readonly choosing = $derived.by(() => this.questions.choosing); // cards that are asked for
  readonly #asked = $derived.by(() => this.choosing?.ask.id);
  #standing = $state.raw<Standing>(); // the wish to pass until somebody bids
  #passed = ""; // the question that was answered so; if it comes again, the answer was refused, and the viewer answers
  #queued = $state.raw<{ card: string; trick: number }>(); // to be played when the turn comes, in this trick only

  constructor(readonly scene: Scene) {
    $effect(() => {
      void this.#asked;
      this.chosen.cards = [];
    });
    $effect(() => {
      if (!this.#deal || !gameOf(this.#deal).choosesGame?.(this.#deal)) this.chosen.clear();
    });
    $effect(() => this.#names());
    $effect(() => this.#plays());
    $effect(() => this.#passes());
  }

  get #deal(): DealPicture | null {
    return this.scene.shown?.picture.deal ?? null;
  }

  get #trick(): number {
    return this.#deal?.won.reduce((sum, won) => sum + won, 0) ?? 0;
  }

  /** The card that waits for the viewer's turn. */
  get queued(): string | undefined {
    return this.#queued?.card;
  }

  /** Whether a card may be chosen before its turn. */
  get mayQueue(): boolean {
    const deal = this.#deal;
    return deal?.stage === "play" && deal.seat !== null && !deal.result && !this.questions.must;
  }

  /** The cards that may be chosen now; undefined if no question is about cards. */
  get legal(): ReadonlySet<string> | undefined {
    if (this.choosing) return new Set(this.choosing.cards);
    const cards = this.questions.cards;
    return cards.size ? new Set(cards.keys()) : undefined;
  }

  act(offer: Offer): void {
    this.scene.act(offer);
  }

  /** A card is clicked: it is laid out, played, kept for its turn; or the server says why it may not be played. */
  choose(card: string): void {
    const { choosing } = this;
    if (choosing) {
      if (choosing.cards.includes(card)) this.chosen.pick(card, choosing.count);
      return;
    }
    const offer = this.questions.cards.get(card);
    if (offer) this.act(offer);
    else if (this.mayQueue) this.#queued = this.queued === card ? undefined : { card, trick: this.#trick };
    else this.#ventures(card);
  }

  /** Do what was advised, if it is still open: cards to lay away or give go into their slots, with the game that they are laid away for. */
  follow({ action, game }: Suggested): "done" | "laid" | "closed" {
    const offer = this.questions.offerOf(action as Action);
    if (!offer || this.scene.sending) return "closed";
    if (offer.action.kind !== this.choosing?.kind) {
      this.act(offer);
      return "done";
    }
    this.chosen.cards = String(action["cards"] ?? action["card"]).split(" ");
    if (game) this.chosen.game = game;
    return "laid";
  }

  // The page knows no rule here.
  #ventures(card: string): void {
    const range = this.questions.range("play") ?? this.questions.range("play-open");
    if (range) this.act(range.offer(card));
  }

  /** Whether the viewer may pass until somebody bids: where a pass bars no later bid, and all pass more than once round. */
  get mayPassOn(): boolean {
    return this.#callsNow !== undefined && this.questions.of("pass").length > 0;
  }

  /** Whether the viewer passes until somebody bids, and nobody has bid since. */
  get passesOn(): boolean {
    const said = this.#standing;
    const now = this.#callsNow;
    return said !== undefined && now !== undefined && said.deal === now.deal && said.bids === now.bids;
  }

  /** Pass now, and at every question until somebody bids. */
  passOn(): void {
    this.#standing = this.#callsNow;
    this.#passed = "";
  }

  /** Take that wish back, so that the viewer is asked again. */
  stopPassing(): void {
    this.#standing = undefined;
  }

  get #callsNow(): Standing | undefined {
    const deal = this.#deal;
    const bids = deal && gameOf(deal).bidsSoFar?.(deal);
    return deal && bids !== undefined && bids !== null ? { deal: deal.number, bids } : undefined;
  }

  /** Name the game that was chosen with the cards laid away; should it not be offered, it is chosen again. */
  #names(): void {
    const offers = this.questions.of("declare");
    if (!this.chosen.goesOn || !offers.length || this.scene.sending) return;
    this.chosen.goesOn = false;
    const offer = offers.find(({ action }) => action["contract"] === this.chosen.game);
    if (offer) this.act(offer);
    else this.scene.refuse(say("page-game-not-offered"));
  }

  #passes(): void {
    const [pass] = this.questions.of("pass");
    if (!this.passesOn || !this.mayPassOn || !pass || this.scene.sending || this.#passed === pass.ask.id) return;
    this.#passed = pass.ask.id;
    this.act(pass);
  }

  /** Play the card that has waited for its turn, or forget it. */
  #plays(): void {
    const queued = this.#queued;
    if (!queued) return;
    const offer = this.questions.cards.get(queued.card);
    const isLate = queued.trick !== this.#trick || (this.questions.must && !offer) || this.#deal?.result;
    if (!isLate && (!offer || this.scene.sending)) return;
    this.#queued = undefined;
    if (!isLate && offer) this.act(offer);
  }
}
