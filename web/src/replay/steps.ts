import { tell } from "../table/telling";
import type { Replay, TablePicture, TrickPicture } from "../wire/types";
import { say } from "../words/words.svelte";

/** The table of a replay after one of its steps, as a table that is played shows itself. */
export function tableAt(replay: Replay, at: number): TablePicture {
  const deal = replay.steps[at]?.picture ?? null;
  const seat = replay.seat;
  return {
    id: "",
    stage: "over",
    settings: { options: { preset: replay.preset } },
    places: replay.players.map(({ name, level }, player) => ({
      player,
      name: level === null ? name || say("page-replay-player", { number: player + 1 }) : null,
      level,
      away: false,
      present: true,
      ready: false,
    })),
    me: seat === null ? null : (deal?.seats[seat] ?? null),
    host: false,
    commitment: "",
    promised: null,
    deadline: null,
    sheet: { totals: [], deals: 0, last: null, over: false, rounds: [], rubber: null },
    deal,
  };
}

/** What is told of each step, in sentences; of some there is nothing to tell. */
export function toldOf(replay: Replay): string[][] {
  const tables = replay.steps.map((_, at) => tableAt(replay, at));
  return replay.steps.map(({ event, comments }, at) => {
    const after = tables[at];
    const sentences = after ? tell(event as { kind: string }, after, tables[at - 1]) : [];
    return [...comments.map((comment) => `“${comment}”`), ...sentences];
  });
}

/** The trick that lies on the table after a step: also the one that its card has just ended. */
export function trickAt(replay: Replay, at: number): TrickPicture | null {
  const step = replay.steps[at];
  if (!step) return null;
  if (step.picture.trick) return step.picture.trick;
  const before = replay.steps[at - 1]?.picture;
  const isNew = before !== undefined && taken(step.picture.won) > taken(before.won);
  return isNew ? (step.picture.last.at(-1) ?? null) : null;
}

const taken = (won: readonly number[]): number => won.reduce((sum, each) => sum + each, 0);

/** A number of an address, within what there is; `usual` where it says nothing of the kind. */
export function stepIn(text: string | null, count: number, usual: number): number {
  const number = text !== null && /^\d+$/.test(text) ? Number(text) : usual;
  return Math.max(0, Math.min(number, count - 1));
}
