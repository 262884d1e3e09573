import { moving, settings } from "../settings/settings.svelte";
import { announce } from "../shell/announcer.svelte";
import { tell as notice } from "../shell/notices.svelte";
import { line, type Listener } from "../wire/line.svelte";
import type { Ask, Happened, PlacePicture, Snapshot, TableEvent, TablePicture, ToClient, Told, TrickPicture } from "../wire/types";
import { sayTold } from "../words/told";
import { say } from "../words/words.svelte";
import type { Offer } from "./asks";
import { Company } from "./company";
import { seenOf } from "./events";
import { play as sound } from "./sounds";
import type { Entry } from "./story";

/** A table as it was after one event. */
export interface Frame {
  seq: number;
  event: TableEvent | null;
  told: Told[];
  picture: TablePicture;
  asks: Ask[];
}

/** A phrase that hangs over a player's place for a while. */
export interface Bubble {
  player: number;
  phrase: string;
  number: number;
}

const CROWD = 10; // frames that may wait; if there are more, the page catches up
const PHRASE_STAYS = 5000;

/** What is shown of a table. Events wait here until the eye has followed those before. */
export class Scene implements Listener {
  seq = 0;
  shown = $state.raw<Frame>();
  /** A full trick that still lies there. */
  full = $state.raw<TrickPicture | null>(null);
  told = $state.raw<readonly Entry[]>([]); // what was told in this deal
  watching = $state(0); // people without a place
  bubbles = $state.raw<Bubble[]>([]);
  muted = $state.raw<number[]>([]); // players that the viewer has muted
  sending = $state.raw<string>(); // the command that waits for its answer
  refused = $state.raw<string>(); // why the viewer's last act was refused, until the viewer or the table goes on
  gone = $state.raw<string>(); // why there is nothing to see
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave: () => void;
  #bubbles = 0;

  constructor(readonly table: string) {
    this.#leave = line.watch(table, this);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#leave();
  }

  hear(message: ToClient): void {
    switch (message.type) {
      case "snapshot":
        return this.#begin(message);
      case "event":
        return this.#add(message);
      case "done":
        if (message.command === this.sending) this.sending = undefined;
        return;
      case "refused":
        return this.#refused(message);
      case "presence":
        this.watching = message.watching;
        this.#places((place) => ({ ...place, present: place.level !== null || message.present.includes(place.player) }));
        return;
      case "phrase":
        return this.#say(message.player, message.phrase);
      case "muted":
        this.muted = message.players;
        return;
      case "renamed":
        this.#places((place) => (place.player === message.player ? { ...place, name: message.name } : place));
        return;
    }
  }

  /** Act, as an offer says. */
  act(offer: Offer): void {
    const frame = this.shown;
    if (!frame || this.sending) return;
    this.hurry();
    this.refused = undefined;
    this.sending = line.act(this.table, offer.action, this.seq, offer.ask.id);
  }

  /** Take the full trick away at once, and go on with what waits. */
  hurry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  #begin(message: Snapshot): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.full = null;
    this.seq = message.seq;
    this.sending = this.refused = undefined;
    this.shown = { seq: message.seq, event: null, told: [], picture: message.picture, asks: message.asks };
    this.told = message.log.map(({ event, told }) => ({ event: event as TableEvent, told }));
    const last = message.log.at(-1);
    announce(last?.event["kind"] === "taken-back" ? inWords(last.told, message.picture).join(" ") : say("page-table-shown"));
  }

  #add(message: Happened): void {
    this.seq = message.seq;
    const { seq, told, picture, asks } = message;
    this.#waiting.push({ seq, event: message.event as TableEvent, told, picture, asks });
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    this.full = null;
    const frame = this.#waiting.shift();
    if (!frame) return;
    this.shown = frame;
    this.sending = this.refused = undefined;
    const deal = frame.picture.deal;
    const kind = frame.event?.kind ?? "";
    const seen = seenOf(kind, deal);
    if (seen.told === "card" && deal && !deal.trick) this.full = deal.last.at(-1) ?? null;
    const sentences = inWords(frame.told, frame.picture);
    const entry = { event: frame.event, told: frame.told };
    this.told = kind === "dealt" ? [entry] : [...this.told, entry];
    announce([...sentences, frame.asks.some((ask) => ask.must) ? say("page-your-turn") : ""].filter(Boolean).join(" "));
    sound(kind, frame.asks.some((ask) => ask.must));
    this.#wait(seen.pause);
  }

  #wait(usual: number): void {
    const next = () => this.#next();
    if (this.full) {
      const stays = settings.trick < 0 ? 3_600_000 : settings.trick;
      this.#timer = setTimeout(next, document.hidden || this.#waiting.length > CROWD ? 0 : stays);
      return;
    }
    const pause = document.hidden || this.#waiting.length > CROWD ? 0 : moving(usual);
    if (pause || this.#waiting.length) this.#timer = setTimeout(next, pause);
  }

  #refused(message: { code: string; message: string; command?: string | null }): void {
    if (message.command && message.command === this.sending) this.sending = undefined;
    if (message.code === "no-such-table") this.gone = message.message;
    else this.refuse(message.message);
  }

  /** Say why something cannot be done: at the question, if there is one. */
  refuse(sentence: string): void {
    const deal = this.shown?.picture.deal;
    if (!deal || deal.result) return notice(sentence);
    this.refused = sentence;
    announce(sentence);
  }

  /** What comes along with the events holds at once, also for events that still wait to be shown. */
  #places(changed: (place: PlacePicture) => PlacePicture): void {
    const after = (frame: Frame): Frame => ({ ...frame, picture: { ...frame.picture, places: frame.picture.places.map(changed) } });
    this.shown = this.shown && after(this.shown);
    this.#waiting = this.#waiting.map(after);
  }

  #say(player: number, phrase: string): void {
    const number = ++this.#bubbles;
    this.bubbles = [...this.bubbles.filter((each) => each.player !== player), { player, phrase, number }];
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each.number !== number)), PHRASE_STAYS);
    announce(say(`phrase-${phrase}`));
  }
}

function inWords(told: readonly Told[], table: TablePicture): string[] {
  const { names } = new Company(table);
  return told.map((each) => sayTold(each, { names, me: table.me }));
}
