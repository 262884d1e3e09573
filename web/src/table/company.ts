import { gameOf } from "../games";
import type { DealPicture, TablePicture } from "../wire/types";
import { has, say } from "../words/words.svelte";
import { placeName } from "./people";
import { sidesOf, type Side } from "./sides";

/** Who sits where, and their names. */
export class Company {
  readonly names: string[]; // names of the players

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
    const circle = gameOf(deal).circle?.(deal) ?? [];
    return circle.length ? circle : deal.hands.map((_, seat) => seat);
  }

  /** The player who holds the hand; undefined if nobody does. */
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

  /** The arguments of a sentence about somebody. */
  who(seat: number): { me: string; name: string } {
    return { me: seat === this.seat ? "yes" : "no", name: this.name(seat) };
  }

  /** Somebody's role in this deal, if there is a word for it; a place at the table is no role. */
  parts(seat: number): string[] {
    const roles = this.deal?.roles[seat] ?? [];
    return roles.filter((role) => has(`table-role-${role}`)).map((role) => say(`table-role-${role}`));
  }

  /** The people for whom the next deal waits, without bots and without people for whom a bot acts. */
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
