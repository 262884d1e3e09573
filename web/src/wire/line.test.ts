import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownNotices } from "../shell/notices.svelte";
import { comeIn, person } from "../shell/me.svelte";
import { Line } from "./line.svelte";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  sent: { type: string }[] = [];
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {}

  tells(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ ticket: "t" })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<[Line, FakeSocket]> {
  const line = new Line();
  line.watch("t1", { seq: 0, hear() {} });
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.last;
  socket.onopen();
  return [line, socket];
}

test("told to wait, the page is silent for as long, and then says all of it", async () => {
  const [line, socket] = await opened();
  socket.tells({ type: "wait", code: "too-many", message: "Wait two seconds.", seconds: 2 });
  expect(shownNotices().map((each) => each.text)).toContain("Wait two seconds.");
  line.act("t1", { kind: "pass" }, 1, "q");
  line.say("t1", "greet");
  await vi.advanceTimersByTimeAsync(1999);
  expect(socket.sent.map((each) => each.type)).toEqual(["hello"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.sent.map((each) => each.type)).toEqual(["hello", "act", "say"]);
});

test("a new socket begins with hello and what was not answered, whatever the old one was told", async () => {
  const [line, socket] = await opened();
  socket.tells({ type: "wait", code: "too-many", message: "Wait.", seconds: 5 });
  line.act("t1", { kind: "pass" }, 1, "q");
  socket.onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.onopen();
  expect(FakeSocket.last).not.toBe(socket);
  expect(FakeSocket.last.sent.map((each) => each.type)).toEqual(["hello", "act"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.last.sent).toHaveLength(2);
});

/** A server that answers every question about people with this person, and keeps what it was asked. */
function serverOf(me: { id: string }): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.endsWith("/people") ? me : { ticket: "t" }));
  });
  return asked;
}

test("when what let it in has ended, the page asks who it is and is shown the table as that one", async () => {
  const [line, socket] = await opened();
  const asked = serverOf({ id: "another" });
  line.watch("t1", { seq: 7, hear() {} });
  line.act("t1", { kind: "pass" }, 7, "q");
  socket.onclose({ code: 4401 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(["/api/v1/people", "/api/v1/people/me/ticket"]);
  expect(person()?.id).toBe("another");
  FakeSocket.last.onopen();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", table: "t1", seq: null }]);
});

test("who is still the same goes on with what was not answered", async () => {
  serverOf({ id: "me" });
  await comeIn();
  const [line, socket] = await opened();
  serverOf({ id: "me" });
  line.act("t1", { kind: "pass" }, 7, "q");
  socket.onclose({ code: 4401 });
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.onopen();
  expect(FakeSocket.last.sent.map((each) => each.type)).toEqual(["hello", "act"]);
});

test("a line that is closed again as soon as it opens is tried ever more seldom", async () => {
  let tries = 0;
  class ClosedAtOnce extends FakeSocket {
    constructor() {
      super();
      tries += 1;
      queueMicrotask(() => (this.onopen(), this.onclose({ code: 4401 })));
    }
  }
  vi.stubGlobal("WebSocket", ClosedAtOnce);
  serverOf({ id: "me" });
  new Line().watch("t1", { seq: 0, hear() {} });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(100);
});
