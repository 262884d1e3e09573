import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownNotices } from "../shell/notices.svelte";
import { Line } from "./line.svelte";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  sent: { type: string }[] = [];
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose = () => {};

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
  socket.onclose();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.onopen();
  expect(FakeSocket.last).not.toBe(socket);
  expect(FakeSocket.last.sent.map((each) => each.type)).toEqual(["hello", "act"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.last.sent).toHaveLength(2);
});
