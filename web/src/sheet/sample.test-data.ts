import type { SkatSheet, SkrufSheet } from "../wire/types";

/** A list of two deals for money. */
export const SKAT: SkatSheet = {
  game: "skat",
  players: 3,
  traditional: false,
  over: true,
  last: 2,
  rows: [
    {
      number: 1,
      dealer: 2,
      seats: [0, 1, 2],
      declarer: 0,
      charged: [0],
      contract: "GH",
      name: { id: "contract", args: { game: "G", hand: "yes", said: "none" } },
      ending: "played",
      won: true,
      bid: 18,
      matadors: 1,
      bock: 1,
      schieberramsch: false,
      kontra: 0,
      score: 72,
      totals: [72, 0, 0],
      count: [
        { id: "count-with", args: { n: 1 } },
        { id: "count-hand", args: { n: 3 } },
      ],
      reason: null,
    },
    {
      number: 2,
      dealer: 0,
      seats: [1, 2, 0],
      declarer: 2,
      charged: [2],
      contract: "N",
      name: { id: "contract", args: { game: "N", hand: "no", said: "none" } },
      ending: "played",
      won: false,
      bid: 20,
      matadors: 0,
      bock: 1,
      schieberramsch: false,
      kontra: 0,
      score: -46,
      totals: [72, 0, -46],
      count: [{ id: "count-lost", args: { n: 46 } }],
      reason: "misread",
    },
  ],
  totals: [72, 0, -46],
  standing: [
    { place: 1, player: 0, total: 72 },
    { place: 2, player: 1, total: 0 },
    { place: 3, player: 2, total: -46 },
  ],
  tournament: [
    { player: 0, total: 72, won: 1, lost: 0, others_lost: 1, won_points: 50, lost_points: 0, others_points: 40, final: 162 },
    { player: 1, total: 0, won: 0, lost: 0, others_lost: 1, won_points: 0, lost_points: 0, others_points: 40, final: 40 },
    { player: 2, total: -46, won: 0, lost: 1, others_lost: 0, won_points: 0, lost_points: -50, others_points: 0, final: -96 },
  ],
  money: {
    rate: "0.01",
    payments: [{ payer: 2, payee: 0, points: 118, exact: "1.18", rounded: "1.18" }],
    net: ["1.90", "-0.26", "-1.64"],
  },
};

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
