import type { DealPicture, SkatPicture, SkatResult, SkrufPicture, SkrufResult } from "../wire/types";
import { joined, say } from "../words/words.svelte";

/** Who sits in a deal: names by player, and which player reads. */
export interface Readers {
  names: readonly string[];
  me: number | null;
}

/** What the hand of a seat is called. */
export function nameOf(deal: DealPicture, seat: number, names: readonly string[]): string {
  const player = deal.seats[seat] ?? -1;
  return player < 0 ? say("table-open-hand") : (names[player] ?? "");
}

/** The players of some seats; a hand that nobody holds is nobody's. */
export const partyOf = (deal: DealPicture, seats: readonly number[], names: readonly string[]): string =>
  joined(seats.filter((seat) => (deal.seats[seat] ?? -1) >= 0).map((seat) => nameOf(deal, seat, names)));

/** What became of a deal, in sentences; the first says who has won. */
export function outcome(deal: DealPicture, readers: Readers): string[] {
  if (deal.game === "skat") return deal.result ? skatOutcome(deal, deal.result, readers) : [];
  return deal.result ? skrufOutcome(deal, deal.result, readers) : [];
}

function who(deal: DealPicture, seat: number, { names, me }: Readers): { me: string; name: string } {
  return { me: me !== null && deal.seats[seat] === me ? "yes" : "no", name: nameOf(deal, seat, names) };
}

function skatOutcome(deal: SkatPicture, result: SkatResult, readers: Readers): string[] {
  const ended = result.ending === "played" ? [] : [say("table-ended", { ending: { id: `ending-${result.ending}` } })];
  if (result.ramsch) return [...ramschVerdict(deal, result, readers), ...ended];
  if (deal.declarer === null || result.won === null || !deal.contract) {
    return result.ending === "passed-out" ? [say("table-passed-out")] : ended;
  }
  const contract = deal.contract.name;
  const verdict = say(result.won ? "table-won" : "table-lost", { ...who(deal, deal.declarer, readers), contract });
  return [verdict, ...ended, ...taken(deal, result)];
}

/** What the declarer has taken, where that matters. */
function taken(deal: SkatPicture, { facts }: SkatResult): string[] {
  if (!facts) return [];
  const { points, others, tricks } = facts;
  const found: string[] = [];
  if (deal.contract?.null && !facts.given_up) found.push(say("table-null-tricks", { tricks }));
  else if (facts.counted) found.push(say("table-points", { points, others, tricks }));
  if (facts.spitze_missed) found.push(say("table-spitze-missed"));
  return found;
}

function ramschVerdict(deal: SkatPicture, { ramsch, totals }: SkatResult, readers: Readers): string[] {
  if (!ramsch?.charged.length) return [say("table-ramsch-nobody")];
  return ramsch.charged.map((seat) => {
    const wins = (totals[seat] ?? 0) > 0;
    const person = who(deal, seat, readers);
    if (ramsch.marcher === seat) return say(wins ? "table-durchmarsch" : "table-ramsch-swept", person);
    return say(wins ? "table-ramsch-won" : "table-ramsch-lost", person);
  });
}

function skrufOutcome(deal: SkrufPicture, result: SkrufResult, readers: Readers): string[] {
  const { facts, declarer } = result;
  const found: string[] = [];
  if (facts && facts.made !== null && declarer !== null && deal.contract) {
    const { tricks, bets } = facts;
    const id = facts.made ? "table-skruf-made" : "table-skruf-failed";
    found.push(say(id, { ...who(deal, declarer, readers), bid: deal.contract.name, tricks, bets }));
  } else if (facts) {
    const fewer = facts.tricks <= facts.others ? 0 : 1;
    const [tricks, others] = fewer ? [facts.others, facts.tricks] : [facts.tricks, facts.others];
    found.push(say("table-skruf-misere-won", { names: partyOf(deal, result.sides[fewer] ?? [], readers.names), tricks, others }));
  }
  if (result.ending === "passed-out") found.push(say("table-passed-out"));
  else if (result.ending !== "played") found.push(say("table-skruf-ended", { ending: { id: `ending-${result.ending}` } }));
  if (result.alone && declarer !== null) found.push(say("table-skruf-bears", who(deal, declarer, readers)));
  return found;
}
