import type { DealPicture, TablePicture } from "../wire/types";
import { say } from "../words/words.svelte";

/** Where a hand lies before the viewer's eyes. */
export type Side = "bottom" | "left" | "top" | "right";

const SIDES: Record<number, readonly Side[]> = { 3: ["bottom", "left", "right"], 4: ["bottom", "left", "top", "right"] };

const UNSAID = new Set(["forehand", "middlehand", "rearhand", "nobody"]);

/** Who sits where, and what they are called. */
export class Company {
  readonly names: string[]; // of the players

  constructor(
    readonly table: TablePicture,
    readonly deal: DealPicture | null = table.deal,
  ) {
    this.names = table.places.map((place) => placeName(place));
  }

  /** The viewer's seat in the deal. */
  get seat(): number | null {
    return this.deal?.seat ?? null;
  }

  /** The preset of the table. */
  get preset(): string {
    return (this.table.settings["options"] as { preset: string }).preset;
  }

  /** The other people who have a place at the table. */
  get people(): TablePicture["places"] {
    return this.table.places.filter((place) => place.name !== null && place.level === null && place.player !== this.table.me);
  }

  /** The hands in the order of play. */
  get circle(): number[] {
    const deal = this.deal;
    if (!deal) return [];
    return deal.game === "skruf" && deal.circle.length ? deal.circle : deal.hands.map((_, seat) => seat);
  }

  /** The player who holds the hand; undefined: nobody does. */
  player(seat: number): number | undefined {
    const player = this.deal?.seats[seat];
    return player === undefined || player < 0 ? undefined : player;
  }

  name(seat: number): string {
    const player = this.player(seat);
    return player === undefined ? say("table-open-hand") : (this.names[player] ?? "");
  }

  /** The name at the head of a line: You, for the viewer. */
  headed(seat: number): string {
    return seat === this.seat ? say("table-me") : this.name(seat);
  }

  /** The places of a sentence about somebody. */
  who(seat: number): { me: string; name: string } {
    return { me: seat === this.seat ? "yes" : "no", name: this.name(seat) };
  }

  /** What somebody is in this deal, in words; the places at the table and a hand that nobody holds have names of their own. */
  parts(seat: number): string[] {
    const roles = this.deal?.roles[seat] ?? [];
    return roles.filter((role) => !UNSAID.has(role)).map((role) => say(`table-skruf-${role}`));
  }

  /** The people for whom the next deal waits: no bots, and nobody for whom one acts. */
  get awaited(): TablePicture["places"] {
    return this.table.places.filter((place) => place.name !== null && place.level === null && !place.away);
  }

  sides(): { seat: number; side: Side }[] {
    return sidesOf(this.circle, this.seat);
  }

  side(seat: number): Side {
    return this.sides().find((each) => each.seat === seat)?.side ?? "top";
  }
}

/** The seat on each side of the table, from those in the order of play; the viewer, or who leads, sits below. */
export function sidesOf(circle: readonly number[], viewer: number | null): { seat: number; side: Side }[] {
  const sides = SIDES[circle.length] ?? [];
  const start = Math.max(0, circle.indexOf(viewer ?? circle[0] ?? 0));
  return sides.map((side, at) => ({ seat: circle[(start + at) % circle.length] ?? 0, side }));
}

/** What a place is called: its person, its bot, or nothing if it is free. */
export const placeName = (place: TablePicture["places"][number]): string => place.name ?? "";

/** How many other people have a place: they are asked when something is to be changed. */
export const othersAt = (table: TablePicture): number =>
  table.places.filter((place) => place.name !== null && place.level === null && place.player !== table.me).length;

/** A seat's place at the table in words: forehand, dealer’s left … */
export function seatName(deal: DealPicture, seat: number): string {
  return deal.game === "skat"
    ? say("seat", { seat: "FMR"[seat] ?? "" })
    : say("skruf-seat", { seat: "LORD"[seat] ?? "" });
}
