import type { Component, Snippet } from "svelte";
import elsewhere from "virtual:games/index";
import type { Offer, Picking, Range } from "../table/asks";
import type { Chosen } from "../table/chosen.svelte";
import type { Company } from "../table/company";
import type { Seen } from "../table/events";
import type { DealPicture, Heap } from "../wire/types";
import type { Said } from "../words/words.svelte";
import { byName } from "./found";

/** What the page asks of a family of games wherever a deal is shown: at the table, in its result, in a replay. */
export interface GamePage<Deal extends DealPicture = DealPicture, Result = NonNullable<Deal["result"]>> {
  /** The server's name of the family. */
  name: string;

  /** The seats in the order of play, where they do not go by number. */
  circle?(deal: Deal): number[];
  /** A seat's place at the table in words: forehand, dealer’s left … */
  seatName(seat: number): string;
  /** What a player who sits this deal out reads. */
  sitsOut(): string;

  /** Who plays what, or the bid so far, for the head of the table. */
  head(deal: Deal, company: Company): Head;
  /** The tricks or points so far, during play. */
  standing(deal: Deal): string;
  /** The contract, or the bid so far; nothing before the first word. */
  played(deal: Deal): Said | null;

  /** All calls in their order, without passes that nobody needs to see any more. */
  calls(deal: Deal): Call[];
  /** Whether the table of calls has each seat's place under its name. */
  callsBySeat?: boolean;
  /** The bids so far, in a game where players may pass until somebody bids more; nothing where a pass bars a later bid. */
  bidsSoFar?(deal: Deal): number | undefined;

  /** What lies in the middle before play. */
  middle?(deal: Deal): Lying;
  /** What happens in the middle between the auction and the first card, besides the cards there. */
  Exchange?: Component<{ deal: Deal; company: Company }>;

  /** What helps to answer, between the question and the answers. */
  Aside?: Component<{ deal: Deal }>;
  /** The kinds of actions that agree: one key does them, and a button of theirs is the large one. */
  yes: readonly string[];
  /** The kinds of actions that decline, besides `pass`. */
  no: readonly string[];
  /** How a bid is chosen, if not by a ladder of numbers. */
  Bids?: Component<Answering<Deal> & { range: Range }>;
  /** How a game is named, out of the offers to declare; otherwise each is a button. */
  Declaring?: Component<Answering<Deal> & { offers: Offer[]; chosen?: Chosen }>;
  /** How cards are laid away, if there is more to it than slots and a button, which come as `children`. */
  Laying?: Component<Answering<Deal> & { picking: Picking; chosen: Chosen; pick: (card: string) => void; children?: Snippet }>;
  /** Whether a game may be chosen now together with cards. */
  choosesGame?(deal: Deal): boolean;

  /** Whether nobody can say what would be best: then no hint is offered. */
  unadvised?: boolean;

  /** The events that only this family has. */
  events: Readonly<Record<string, Seen>>;
  /** The ids of sentences that say who takes a trick, besides the one that every family has. */
  takes?: readonly string[];

  /** How the deal is counted. */
  Count: Component<{ deal: Deal; result: Result; names: readonly string[]; me: number | null }>;
  /** What each seat has got for the deal, column by column; the score comes last. Nothing where only sides score. */
  gains?(result: Result): Column[];
  /** What lay apart from the hands when the deal began, and when it was played. */
  apart(result: Result): Record<"dealt" | "played", Apart[]>;
  /** How the hands of a deal that is over are laid out, if not below each other. */
  Hands?: Component<{ deal: Deal; names: readonly string[]; hands: Heap[]; apart: Apart | undefined }>;
}

/** What any answer needs: the deal, whether another answer is on its way, and the way to act. */
export interface Answering<Deal> {
  deal: Deal;
  busy: boolean;
  act: (offer: Offer) => void;
}

/** The head of the table. */
export interface Head {
  played: string; // empty before the first bid
  worth?: number | null | undefined;
  marks?: string[]; // marks for what raises or lowers the game
}

/** A call as it stands in the table of calls. */
export interface Call {
  seat: number;
  row: number;
  bid: string | null; // a level and a strain, which is shown by its sign
  text: string; // the call for reading aloud
  short: string; // the call beside a name
  passes: boolean;
  raises: boolean; // whether it was said after the exchange
  tells: Said | null;
}

/** Cards that lie in the middle. */
export interface Lying {
  name: string;
  cards: Heap;
  turned: readonly string[]; // cards of a hidden heap that everybody has seen
  peeked?: string | null; // the card that only the viewer has seen
}

/** Cards that belong to no hand. */
export interface Apart {
  name: string;
  cards: Heap;
  note?: string;
}

/** A column of what a deal has brought. */
export interface Column {
  head: string;
  cells: readonly string[]; // one for each seat
}

const FOUND = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "GAME" });

/** The family that a deal belongs to. */
export const gameOf = byName([...Object.values(FOUND), ...elsewhere]);
