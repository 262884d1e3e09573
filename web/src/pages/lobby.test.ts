import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wordsOf } from "../../words/plugin";
import { settings } from "../settings/settings.svelte";
import { hear } from "../words/words.svelte";
import Account from "./Account.svelte";
import Daily from "./Daily.svelte";
import Day from "./Day.svelte";
import Home from "./Home.svelte";
import Mine from "./Mine.svelte";
import Open from "./Open.svelte";

globalThis.scrollTo = () => {}; // jsdom has no scrolling

// A slow machine is no reason to fail.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 60_000 });

/** What was asked of the server: `POST /tables`, with what was sent. */
type Asked = [string, Record<string, unknown> | undefined];

let asked: Asked[] = [];

/** A server that answers what stands here; to everything else it says that there is nothing. */
function serve(answers: Record<string, unknown>): void {
  const answer = async (path: string, init: RequestInit = {}) => {
    const line = `${init.method ?? "GET"} ${path.replace("/api/v1", "").split("?")[0] ?? ""}`;
    asked.push([line, init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : undefined]);
    const found = answers[line];
    if (found instanceof Error) {
      const problem = { status: 400, code: "invalid-option", detail: found.message };
      return new Response(JSON.stringify(problem), { status: 400 });
    }
    return new Response(JSON.stringify(found ?? {}), { status: 200 });
  };
  vi.stubGlobal("fetch", vi.fn(answer));
}

const sent = (line: string): unknown[] =>
  asked.filter(([each]) => each === line).map(([, body]) => ({ ...body, command: undefined }));

beforeEach(() => {
  hear("en", wordsOf("../src/knekt/words", "en"));
  asked = [];
  history.replaceState(null, "", "/");
});
afterEach(cleanup);

const day = (preset: string, more = {}) => ({ preset, table: null, finished: false, given_up: false, results: 0, ...more });
const TODAY = { day: "2026-11-16", until: 0, deals: [day("german"), day("skruf"), day("isko")] };
const NOTHING = {
  "GET /daily": TODAY,
  "GET /tables/mine": { tables: [], next: null },
  "GET /tables": { tables: [], next: null },
  "GET /people/me/games": { deals: [], after: null },
};
const TABLE = {
  id: "t1",
  preset: "german",
  options: {},
  kind: "table",
  visibility: "public",
  stage: "open",
  practice: false,
  thinking: null,
  places: 3,
  free: 2,
  created: 0,
  changed: 0,
};

test("one tap opens a table for practice, sits down and fills it with bots of the chosen level", async () => {
  serve({ ...NOTHING, "POST /tables": { id: "x7" } });
  settings.level = 4;
  render(Home);
  await fireEvent.click(await screen.findByRole("button", { name: "Play Skruf" }));
  await waitFor(() => expect(location.pathname).toBe("/table/x7"));
  expect(sent("POST /tables")).toEqual([{ preset: "skruf", practice: true, visibility: "link" }]);
  expect(sent("POST /tables/x7/bots")).toEqual([{ level: 4 }]);
  const commands = asked.map(([line]) => line).filter((line) => line.startsWith("POST"));
  expect(commands).toEqual(["POST /tables", "POST /tables/x7/join", "POST /tables/x7/bots"]);
});

test("the first page shows five games and the deal of the day, first what clubs play, and teaches where a list is empty", async () => {
  serve(NOTHING);
  render(Home);
  const leaves = await screen.findAllByRole("article");
  expect(leaves.map((leaf) => within(leaf).getByRole("heading").textContent)).toEqual([
    "Skat",
    "Skat by the classic book",
    "Tournée Skat",
    "Tournée, house rules",
    "Skruf",
    "The deal of the day",
  ]);
  expect(screen.getByText(/same cards today: Skat\./)).toBeTruthy();
  expect(await screen.findByText(/No table is waiting for players/)).toBeTruthy();
  expect(screen.queryByText("Go on playing")).toBeNull();
  expect(screen.queryByText("My last deals")).toBeNull();
});

test("a table that waits is joined by one tap, one that is being played goes on", async () => {
  serve({
    ...NOTHING,
    "GET /tables/mine": { tables: [{ ...TABLE, id: "t2", stage: "playing" }], next: null },
    "GET /tables": { tables: [TABLE], next: null },
  });
  render(Home);
  expect((await screen.findByRole("link", { name: "Go on" })).getAttribute("href")).toBe("/table/t2");
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down: Skat by the classic book" }));
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(sent("POST /tables/t1/join")).toHaveLength(1);
});

const PRESETS = {
  presets: [
    { name: "skruf", family: "skruf", form: "skruf", players: 4, options: [] },
    {
      name: "isko",
      family: "skat",
      form: "german",
      players: 3,
      options: [
        { name: "players", chapter: "table", rule: "7.1", kind: "number", value: 3, values: [3, 4] },
        { name: "kontra.enabled", chapter: "kontra", rule: "17.1", kind: "yes-no", value: false, values: [false, true] },
        { name: "session.deals", kind: "number", value: null, values: null },
      ],
    },
  ],
};

test("only what differs is sent, every place gets who is to sit there, and the link is shown", async () => {
  const reach = { addresses: ["https://skat.example"], public: true };
  serve({ "GET /presets": PRESETS, "POST /tables": { id: "x7" }, "GET /reach": reach });
  render(Open);
  await fireEvent.click(await screen.findByLabelText(/^Kontra: a defender may double/));
  const games = screen.getByRole<HTMLSelectElement>("combobox", { name: "The game" });
  expect([...games.options].map((each) => each.label)).toEqual(["Skat", "Skruf"]); // first what clubs play
  await fireEvent.click(screen.getByLabelText("4: the dealer sits the deal out"));
  await fireEvent.change(screen.getByLabelText("Place 3"), { target: { value: "2" } });
  await fireEvent.click(screen.getByLabelText(/^Anyone: /));
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  expect(await screen.findByDisplayValue("https://skat.example/table/x7")).toBeTruthy();
  const wanted = { preset: "isko", visibility: "public", practice: false, thinking: null, result: 20 };
  expect(sent("POST /tables")).toEqual([{ ...wanted, set: { "kontra.enabled": true, players: 4 } }]);
  expect(sent("POST /tables/x7/bots")).toEqual([{ level: 2, player: 2 }]);
});

test("what contradicts itself is refused beside the form, which stays as it is", async () => {
  serve({ "GET /presets": PRESETS, "POST /tables": new Error("session.deals and session.rounds exclude each other.") });
  render(Open);
  await fireEvent.change(await screen.findByLabelText(/^How many deals/), { target: { value: "12" } });
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  expect(await screen.findByText("session.deals and session.rounds exclude each other.")).toBeTruthy();
  const [, about] = await screen.findAllByText(/^How many deals are played/); // the rule that was changed, named again
  expect(about?.tagName).toBe("LI");
  expect(screen.getByLabelText<HTMLInputElement>(/^How many deals/).value).toBe("12");
  await fireEvent.click(screen.getByRole("button", { name: "Usual rules again" }));
  expect(screen.getByLabelText<HTMLInputElement>(/^How many deals/).value).toBe("");
});

test("at a private table nobody is waited for: bots take the places", async () => {
  serve({ "GET /presets": PRESETS, "POST /tables": { id: "x7" } });
  settings.level = 5;
  render(Open);
  await fireEvent.click(await screen.findByLabelText(/^Nobody: you play against bots/));
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(location.pathname).toBe("/table/x7"));
  expect(sent("POST /tables/x7/bots")).toEqual([
    { level: 5, player: 1 },
    { level: 5, player: 2 },
  ]);
});

test("my deals are told in words, lead to their replay, and are read part by part", async () => {
  const deal = { table: "t1", number: 2, preset: "german", kind: "table", ended: 0, player: 0, seat: 1 };
  const contract = { id: "contract", args: { game: "G", hand: "yes", said: "none" } };
  const told = { id: "lobby-deal-own", args: { contract, won: "yes" } };
  serve({ ...NOTHING, "GET /people/me/games": { deals: [{ ...deal, told, scores: [72] }], after: "0.2.t1" } });
  render(Mine);
  const line = await screen.findByRole("link", { name: /Played grand hand and won/ });
  expect(line.getAttribute("href")).toBe("/table/t1/deal/2");
  expect(screen.getByText("+72")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show more" })).toBeTruthy();
});

test("one deal of the day stands first, the others behind it; one that is played leads to the comparison", async () => {
  serve({ "GET /daily": { ...TODAY, deals: [day("skruf"), day("isko", { table: "t5", finished: true })] }, "POST /daily/skruf": { id: "t6" } });
  render(Daily);
  const [first, second] = await screen.findAllByRole("listitem", { hidden: true });
  expect(within(first!).getByRole("link", { name: "Compare: Skat" }).getAttribute("href")).toBe("/daily/2026-11-16/isko");
  await fireEvent.click(within(second!).getByRole("button", { name: "Play Skruf", hidden: true }));
  await waitFor(() => expect(location.pathname).toBe("/table/t6"));
});

const result = (me: boolean, score: number, level: number | null = null, more = {}) => ({
  me,
  kind: level ? "bot" : "account",
  level,
  name: null,
  seat: 0,
  told: { id: "lobby-deal-ramsch" },
  scores: [score],
  ...more,
});

test("a deal of the day that one has closed before its end is said to be over, and cannot be played", async () => {
  serve({ "GET /daily": { ...TODAY, deals: [day("german", { table: "t5", given_up: true }), day("skruf")] } });
  render(Daily);
  const [first] = await screen.findAllByRole("listitem", { hidden: true });
  expect(within(first!).getByText("Closed before its end")).toBeTruthy();
  expect(within(first!).queryByText("begun")).toBeNull();
  expect(within(first!).queryByRole("button")).toBeNull();
});

test("guests stand apart, a bot's result is never a person's, and it is said if not all results are shown", async () => {
  const guest = { kind: "guest", name: "Guest 4821" };
  const results = [result(false, 24), result(false, 60, null, guest), result(false, 36, 5), result(true, 48, 3)];
  const comparison = { day: "2026-11-16", preset: "german", over: true, playing: 0, count: 612, results };
  serve({ "GET /daily": TODAY, "GET /daily/2026-11-16/german": comparison });
  render(Day, { places: { day: "2026-11-16", preset: "german" } });
  const [first, guests] = await screen.findAllByRole("table");
  const named = (table: HTMLElement) => within(table).getAllByRole("rowheader").map((each) => each.textContent);
  expect(named(first!)).toEqual(["Bot of level 3, in your place", "Bot of level 5", "Somebody"]);
  expect(named(guests!)).toEqual(["Guest 4821"]);
  expect(screen.getByRole("heading", { name: "Guests" })).toBeTruthy();
  expect(screen.getByText("4 of 612 results are shown.")).toBeTruthy();
});

test("a day is compared with the best first, bots by their levels; who has not played it is told to", async () => {
  const comparison = { day: "2026-11-16", preset: "german", over: false, playing: 1, count: 3, results: [result(true, -24), result(false, 36), result(false, 48, 5)] };
  serve({ "GET /daily": TODAY, "GET /daily/2026-11-16/german": comparison });
  render(Day, { places: { day: "2026-11-16", preset: "german" } });
  const [, ...rows] = await screen.findAllByRole("row");
  expect(rows.map((row) => within(row).getByRole("rowheader").textContent)).toEqual(["Bot of level 5", "Somebody", "You"]);
  expect(screen.getByText("One bot is still playing.")).toBeTruthy();
  cleanup();
  serve({ "GET /daily/2026-11-16/german": new Error("First finish it.") });
  render(Day, { places: { day: "2026-11-16", preset: "german" } });
  expect((await screen.findByRole("alert")).textContent).toBe("First finish it.");
});

test("a token is made with the scopes that are ticked, and its secret is shown", async () => {
  const token = { id: "k1", name: "my bot", scopes: ["read", "play"], created: 0, used: null };
  serve({ "GET /people/me/tokens": [], "POST /people/me/tokens": { token, secret: "knekt_secret" } });
  render(Account);
  await fireEvent.input(screen.getByLabelText("What it is for"), { target: { value: "my bot" } });
  await fireEvent.click(screen.getByLabelText("open tables, sit down, leave"));
  await fireEvent.click(screen.getByRole("button", { name: "Create a token" }));
  expect(await screen.findByDisplayValue("knekt_secret")).toBeTruthy();
  expect(sent("POST /people/me/tokens")).toEqual([{ name: "my bot", scopes: ["read", "play"] }]);
});

test("what cannot be undone asks first", async () => {
  serve({ "GET /people/me/tokens": [] });
  render(Account);
  await fireEvent.click(screen.getByRole("button", { name: "Delete everything about me" }));
  expect(sent("DELETE /people/me")).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "No" }));
  await fireEvent.click(screen.getByRole("button", { name: "Delete everything about me" }));
  await fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(sent("DELETE /people/me")).toHaveLength(1));
});
