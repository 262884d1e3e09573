import { comeIn, person } from "../shell/me.svelte";
import { tell } from "../shell/notices.svelte";
import { language } from "../words/words.svelte";
import { ask, newName, Refusal } from "./api";
import type { Action, FromClient, ToClient } from "./types";

/** What a table hears of its line. */
export interface Listener {
  /** The last event that is known; 0 if there is none. */
  seq: number;
  hear(message: ToClient): void;
}

export type LineState = "connecting" | "open" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const SILENCE = 45_000; // the server says something every twenty seconds
const ENDED = 4401; // the code of a socket that is closed because the browser's session or token has ended

/** The one socket of this tab. It comes back by itself, and takes every table up again where it was. */
export class Line {
  state = $state<LineState>("connecting");
  #socket: WebSocket | undefined;
  #listeners = new Map<string, Listener>();
  #unsent = new Map<string, FromClient>(); // acts that are not answered yet, by their names
  #later: FromClient[] = []; // messages that wait until the server listens again
  #pause: ReturnType<typeof setTimeout> | undefined;
  #opening = false;
  #isAnew = false; // the reader may be another person, and what is known of the tables was told to the earlier one
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** Hear of a table until the function that is returned is called. */
  watch(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    if (this.#socket === undefined && this.#timer === undefined) void this.#open();
    else this.#hello(table, listener);
    return () => {
      if (this.#listeners.get(table) === listener) this.#listeners.delete(table);
      if (this.#listeners.size === 0) this.#rest();
    };
  }

  /** Act at a table; the answer comes as `done` or `refused` under the name that is returned. */
  act(table: string, action: Action, seq: number, question: string): string {
    const command = newName();
    const message: FromClient = { type: "act", table, action, seq, command, ask: question };
    this.#unsent.set(command, message);
    this.#send(message);
    return command;
  }

  say(table: string, phrase: string): void {
    this.#send({ type: "say", table, phrase });
  }

  mute(table: string, player: number, muted: boolean): void {
    this.#send({ type: "mute", table, player, muted });
  }

  /** Try again now, and not only when the waiting time is over. */
  retry(): void {
    if (this.state !== "lost" || this.#socket) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    void this.#open();
  }

  /** React to changes of the network and to the page being hidden; the function that is returned ends this. */
  attend(): () => void {
    const offline = () => this.#drop();
    const online = () => this.retry();
    const seen = () => document.hidden || this.retry();
    addEventListener("offline", offline);
    addEventListener("online", online);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("offline", offline);
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async #open(): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    this.#timer = undefined;
    try {
      if (this.#isAnew) await this.#comeInAnew();
      const { ticket } = await this.#ticket();
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}/api/v1/ws?ticket=${ticket}&lang=${language()}`);
      this.#socket = socket;
      socket.onopen = () => this.#opened();
      socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToClient);
      socket.onclose = ({ code }) => {
        if (code === ENDED && socket === this.#socket) this.#isAnew = true;
        this.#lost(socket);
      };
    } catch {
      this.#lost(this.#socket);
    } finally {
      this.#opening = false;
    }
  }

  async #ticket(): Promise<{ ticket: string }> {
    try {
      return await ask<{ ticket: string }>("/people/me/ticket", {});
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      await this.#comeInAnew(); // the server does not know this browser any more
      return ask<{ ticket: string }>("/people/me/ticket", {});
    }
  }

  /** Ask who the reader is now, perhaps a new guest; what an earlier person has not sent yet is dropped. */
  async #comeInAnew(): Promise<void> {
    const before = person()?.id;
    const { id } = await comeIn();
    if (id !== before) this.#unsent.clear();
    this.#isAnew = true;
  }

  #opened(): void {
    this.state = "open";
    this.#speakAgain();
    this.#listen();
    for (const [table, listener] of this.#listeners) this.#hello(table, listener);
    this.#isAnew = false;
    for (const message of this.#unsent.values()) this.#send(message);
  }

  #hello(table: string, listener: Listener): void {
    this.#send({ type: "hello", table, seq: (!this.#isAnew && listener.seq) || null });
  }

  #hear(message: ToClient): void {
    this.#listen();
    this.#wait = FIRST_WAIT; // not earlier, so that a line that closes as soon as it opens is tried less and less often
    if (message.type === "ping") {
      this.#send({ type: "pong" });
      return;
    }
    if (message.type === "wait") {
      tell(message.message);
      this.#keepSilent(message.seconds);
      return;
    }
    if (message.type === "done") this.#unsent.delete(message.command);
    if (message.type === "refused" && message.command) this.#unsent.delete(message.command);
    const table = message.table;
    if (table) this.#listeners.get(table)?.hear(message);
  }

  /** The server got too much at once: send nothing for this number of seconds. */
  #keepSilent(seconds: number): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      const later = this.#later;
      this.#speakAgain();
      later.forEach((message) => this.#send(message));
    }, seconds * 1000);
  }

  #speakAgain(): void {
    clearTimeout(this.#pause);
    [this.#pause, this.#later] = [undefined, []];
  }

  /** Nobody listens: a socket would only go on hearing of tables that are no longer shown. */
  #rest(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.state = "connecting";
    clearTimeout(this.#silence);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    socket?.close();
  }

  /** The network is gone: a socket may not hear of it for a long time. */
  #drop(): void {
    const socket = this.#socket;
    this.#lost(socket);
    socket?.close();
  }

  #lost(socket: WebSocket | undefined): void {
    if (socket !== this.#socket) return; // an old one
    this.#socket = undefined;
    this.state = "lost";
    clearTimeout(this.#silence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), SILENCE);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#pause !== undefined) this.#later.push(message);
    else this.#socket.send(JSON.stringify(message));
  }
}

export const line = new Line();
