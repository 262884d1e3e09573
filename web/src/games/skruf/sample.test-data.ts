import type { SkrufPicture, SkrufResult, SkrufSheet } from "./wire";

/** Four spades of the dealer's left that were made. */
export function skrufOver(result: Partial<SkrufResult> = {}): SkrufPicture {
  const bid = { bid: "4S", name: { id: "skruf-bid", args: { level: 4, strain: "S" } }, level: 4, strain: "S", trumps: "S", due: 10 };
  const hands = [["SA"], ["SK"], ["SQ"], ["SJ"]];
  return {
    game: "skruf",
    number: 3,
    rubber: 1,
    dealer: 3,
    seats: [0, 1, 2, 3],
    resting: [],
    seat: null,
    stage: "over",
    turn: [],
    hand: null,
    circle: [0, 1, 2, 3],
    roles: [["declarer"], [], [], ["dealer"]],
    hands: [[], [], [], []],
    open: [],
    new: [],
    sorted: {},
    calls: [],
    auction: { callers: [3, 0, 1, 2], stands: [] },
    bought_at: null,
    high: bid,
    bidder: 0,
    must_bid: false,
    buyer: 0,
    contract: bid,
    misere: false,
    talon: [],
    gifts: [],
    due: [],
    laid: [],
    barred: null,
    sides: [[0, 1], [2, 3]],
    trick: null,
    last: [],
    won: [6, 4, 2, 1],
    tricks: [10, 3],
    claim: null,
    result: {
      ending: "played",
      ended_by: null,
      told: [{ id: "table-passed-out" }],
      declarer: 0,
      sides: [[0, 1], [2, 3]],
      facts: { tricks: 10, others: 3, made: true, bets: 0, aces: 3, honours: 4 },
      entries: [
        { side: 0, points: 120, below: false, name: { id: "skruf-line-aces", args: { aces: 3, level: 4 } } },
        { side: 0, points: 40, below: true, name: { id: "skruf-line-tricks", args: { tricks: 10, level: 4 } } },
        { side: 1, points: 12, below: true, name: { id: "skruf-line-tricks", args: { tricks: 3, level: 4 } } },
      ],
      totals: [160, 12],
      below: [40, 12],
      alone: false,
      dealt: hands,
      talon: ["C2"],
      played: hands,
      ...result,
    },
  };
}

const item = (deal: number, points: number) => ({ deal, name: { id: "skruf-line-tricks", args: { tricks: 10, level: 4 } }, points, carried: points });

/** A rubber of one deal that is under way. */
export const SKRUF: SkrufSheet = {
  game: "skruf",
  players: 4,
  trekarl: false,
  over: false,
  last: null,
  rubbers: [
    {
      number: 1,
      out: [],
      deals: [
        {
          number: 1,
          dealer: 3,
          seats: [0, 1, 2, 3],
          declarer: 0,
          bid: "4S",
          name: { id: "skruf-bid", args: { level: 4, strain: "S" } },
          misere: false,
          ending: "played",
          tricks: 10,
          bets: 0,
          alone: false,
          reason: null,
        },
      ],
      columns: [
        { party: [0, 2], above: [item(1, 120), item(1, 80)], below: [item(1, 40)], total_above: 200, total_below: 40, total: 240, part: 40, games: 0 },
        { party: [1, 3], above: [item(1, 7)], below: [item(1, 12)], total_above: 7, total_below: 12, total: 19, part: 12, games: 0 },
      ],
      balances: [{ one: 0, two: 1, difference: 221, points: 2 }],
      alone: [],
      points: [2, -2, 2, -2],
      settled: false,
    },
  ],
  adjusted: [],
  totals: [0, 0, 0, 0],
  stake: "0.10",
  winnings: ["0.00", "0.00", "0.00", "0.00"],
};
