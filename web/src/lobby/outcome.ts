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

/** A finished deal as the player in this seat tells it; null: sat out. */
export function outcome(preset: string, facts: Facts, seat: number | null): Outcome {
  return "us" in facts ? skruf(preset, facts, seat) : skat(preset, facts, seat);
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

function skruf(preset: string, facts: Facts, seat: number | null): Outcome {
  const { contract, declarer } = facts;
  if (typeof contract !== "string") return unplayed(facts);
  if (contract === "misere") return { told: { id: "lobby-deal-misere" }, score: "", worth: 0 };
  const isOwn = seat !== null && isOfSide(preset, Number(declarer), seat);
  const id = isOwn ? "lobby-deal-bid" : seat === null ? "lobby-deal-bid-rested" : "lobby-deal-bid-against";
  const [us, them] = [Number(facts["us"]), Number(facts["them"])];
  const [own, others] = isOwn ? [us, them] : [them, us];
  return {
    told: {
      id,
      args: {
        contract: skrufContract(contract),
        made: facts["made"] ? "yes" : "no",
        tricks: Number(facts["tricks"]),
      },
    },
    score: seat === null ? "" : `${written(own)} : ${written(others)}`,
    worth: own - others,
  };
}

// Partners sit opposite each other; in trekarl the declarer's partner is a hand that nobody has.
function isOfSide(preset: string, declarer: number, seat: number): boolean {
  return preset === "trekarl" ? declarer === seat : (declarer - seat) % 2 === 0;
}

const unplayed = (facts: Facts): Outcome => ({ told: { id: `ending-${String(facts["ending"])}` }, score: "", worth: 0 });
