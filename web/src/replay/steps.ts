import { Company } from "../table/company";
import type { Replay, TablePicture, TrickPicture } from "../wire/types";
import { sayTold } from "../words/told";
import { say } from "../words/words.svelte";

/** The table of a replay after one of its steps, as a table that is played shows itself. */
export function tableAt(replay: Replay, at: number): TablePicture {
  const deal = replay.steps[at]?.picture ?? null;
  const me = replay.seat === null ? null : (deal?.seats[replay.seat] ?? null);
  return {
    id: "",
    stage: "over",
    settings: { options: { preset: replay.preset } },
    places: replay.players.map((_, player) => placeAt(replay, player, player === me)),
    me,
    host: false,
    keeper: [],
    proposal: null,
    commitment: "",
    promised: null,
    deadline: null,
    next_deal: null,
    takes_back: false,
    sheet: { totals: [], deals: 0, last: null, over: false, rounds: [], rubber: null },
    deal,
  };
}

/** A place as a table has it. The player whose view is shown counts as no bot. */
function placeAt(replay: Replay, player: number, isMe: boolean): TablePicture["places"][number] {
  const { name = null, level = null } = replay.players[player] ?? {};
  const called = name || say("page-replay-player", { number: player + 1 });
  const place = { player, name: called, level, away: false, present: true, ready: false, looking: false };
  return isMe ? { ...place, level: null } : place;
}

/** What is told of each step, in sentences; of some steps there is nothing to tell. */
export function toldOf(replay: Replay): string[][] {
  const { names, table } = new Company(tableAt(replay, 0));
  return replay.steps.map(({ told, comments }) => [
    ...comments.map((comment) => `“${comment}”`),
    ...told.map((each) => sayTold(each, { names, me: table.me })),
  ]);
}

/** The trick that lies on the table after a step: also the one that its card has just ended, and at the end the last. */
export function trickAt(replay: Replay, at: number): TrickPicture | null {
  const step = replay.steps[at];
  if (!step) return null;
  if (step.picture.trick) return step.picture.trick;
  const before = replay.steps[at - 1]?.picture;
  if (step.picture.stage === "over") return step.picture.last.at(-1) ?? null;
  const isNew = before !== undefined && taken(step.picture.won) > taken(before.won);
  return isNew ? (step.picture.last.at(-1) ?? null) : null;
}

/** The steps that the eye goes to trick by trick: the beginning, each full trick, the end. */
export function tricksOf(replay: Replay): number[] {
  const full = replay.steps.flatMap(({ picture }, at) => {
    const before = replay.steps[at - 1]?.picture;
    return before && taken(picture.won) > taken(before.won) ? [at] : [];
  });
  return [...new Set([0, ...full, replay.steps.length - 1])];
}

/** What the deal came to, in sentences; none if its record ends before that. */
export function endOf(replay: Replay): string[] {
  const last = replay.steps.length - 1;
  const { names, table, deal } = new Company(tableAt(replay, last));
  return deal?.result?.told.map((each) => sayTold(each, { names, me: table.me })) ?? [];
}

const taken = (won: readonly number[]): number => won.reduce((sum, each) => sum + each, 0);

/** A number from an address, kept within the limits; `usual` if the address has none. */
export function stepIn(text: string | null, count: number, usual: number): number {
  const number = text !== null && /^\d+$/.test(text) ? Number(text) : usual;
  return Math.max(0, Math.min(number, count - 1));
}
