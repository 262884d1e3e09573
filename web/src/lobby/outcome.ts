import { signed, written, type Said } from "../words/words.svelte";

/** The result of a deal, as records state it. */
export type Facts = Record<string, unknown>;

/** A deal in a line, as one of its players tells it: what was played, and what it brought. */
export interface Outcome {
  told: Said;
  score: string; // as the sheet has it; empty if the player got nothing from it
  worth: number; // to sort by
}

const WAYS: Record<string, string> = { T: "turn", TT: "second-turn", H: "solo" };

/** A contract of Skat as records write it, as a message: `GHS` is a grand hand with schneider announced. */
export function skatContract(text: string, preset: string): Said {
  const [, game = "N", way = "", said = "none", spitzen] = /^([DHSCGNR])(TT|T|H)?([SZO])?(\d+)?$/.exec(text) ?? [];
  if (preset.startsWith("tournee")) {
    const unturned = preset === "tournee-house" ? "guetz" : "guckser"; // one thing under two names
    return { id: "contract-tournee", args: { game, way: WAYS[way] ?? unturned, said } };
  }
  const contract: Said = { id: "contract", args: { game, hand: way === "H" ? "yes" : "no", said } };
  return spitzen ? { id: "contract-spitzen", args: { contract, spitzen: Number(spitzen) } } : contract;
}

/** A bid of Skruf as records write it, as a message: `4S`. */
export const skrufContract = (text: string): Said => ({
  id: "skruf-bid",
  args: { level: Number(text[0]), strain: text.slice(1) },
});

/** A finished deal as one of its players tells it: `seat` null who sat out; `side` 0 who was of the side that comes first. */
export function outcome(preset: string, { facts, seat, side }: { facts: Facts; seat: number | null; side: number | null }): Outcome {
  return "us" in facts ? skruf(facts, side) : skat(preset, facts, seat);
}

function skat(preset: string, facts: Facts, seat: number | null): Outcome {
  const { contract, ramsch, declarer } = facts;
  if (typeof ramsch === "string") {
    const own = seat === null ? 0 : Number(ramsch.split(" ")[seat]);
    return { told: { id: "lobby-deal-ramsch" }, score: own ? signed(own) : "", worth: own };
  }
  if (typeof contract !== "string") return unplayed(facts);
  const isOwn = seat !== null && declarer === seat;
  const id = isOwn ? "lobby-deal-own" : seat === null ? "lobby-deal-rested" : "lobby-deal-against";
  const score = isOwn ? Number(facts["score"]) : 0;
  return {
    told: { id, args: { contract: skatContract(contract, preset), won: facts["won"] ? "yes" : "no" } },
    score: isOwn ? signed(score) : "",
    worth: score,
  };
}

function skruf(facts: Facts, side: number | null): Outcome {
  const { contract } = facts;
  if (typeof contract !== "string") return unplayed(facts);
  const isOwn = side === 0;
  const id = isOwn ? "lobby-deal-bid" : side === null ? "lobby-deal-bid-rested" : "lobby-deal-bid-against";
  const [us, them] = [Number(facts["us"]), Number(facts["them"])];
  const [own, others] = isOwn ? [us, them] : [them, us];
  return {
    told: contract === "misere" ? { id: "lobby-deal-misere" } : {
      id,
      args: {
        contract: skrufContract(contract),
        made: facts["made"] ? "yes" : "no",
        tricks: Number(facts["tricks"]),
      },
    },
    score: side === null ? "" : `${written(own)} : ${written(others)}`,
    worth: own - others,
  };
}

const unplayed = (facts: Facts): Outcome => ({ told: { id: `ending-${String(facts["ending"])}` }, score: "", worth: 0 });
