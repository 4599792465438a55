/** One WebSocket for everything: it comes back by itself, and what was not answered is sent again. */

import type { Advice, Command, Done, Failed, Foresight, Message, Request } from "../protocol";
import { API, Refusal } from "./http";

export type Link = "off" | "connecting" | "open" | "lost";

/** How long to wait before each new attempt, in milliseconds; the last one again and again. */
const PAUSES = [50, 200, 500, 1000, 2000, 5000];
/** A server that says nothing to a ping for so long is gone, whatever the network claims. */
const PULSE = 15_000;

type Answer = Done | Advice | Foresight;

interface Waiting {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (problem: Refusal) => void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #wanted = false;
  #waiting = new Map<string, Waiting>();
  /** Each table that is watched, with the number of the last entry that was heard. */
  #watched = new Map<string, number | null>();
  #count = 0;
  readonly #name = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly hear: (message: Message) => void,
    private readonly tell: (link: Link) => void,
  ) {}

  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#connect();
    this.#pulse = setInterval(() => this.#feelPulse(), PULSE);
  }

  /** Close it for good, as when somebody else comes in. */
  close(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.#socket = null;
    for (const { reject } of this.#waiting.values()) reject(new Refusal("offline", "closed"));
    this.#waiting.clear();
    this.#watched.clear();
    this.tell("off");
  }

  /** Try at once, as when the network is back or the lid is opened. */
  wake(): void {
    if (!this.#wanted) return;
    if (this.#socket === null) {
      this.#attempt = 0;
      clearTimeout(this.#timer);
      this.#connect();
    } else this.#feelPulse(3000);
  }

  watch(table: string, after: number | null = null): void {
    this.#watched.set(table, after);
    this.#send(watching(table, after));
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    this.#send({ type: "unwatch", table });
  }

  do(table: string, command: Command): Promise<Done> {
    return this.#ask((id) => ({ type: "do", id, table, command })) as Promise<Done>;
  }

  hint(table: string, at: number): Promise<Advice> {
    return this.#ask((id) => ({ type: "hint", id, table, at })) as Promise<Advice>;
  }

  foresee(table: string, at: number, action: string): Promise<Foresight> {
    return this.#ask((id) => ({ type: "foresee", id, table, at, action })) as Promise<Foresight>;
  }

  #ask(make: (id: string) => Request): Promise<Answer> {
    const id = `${this.#name}-${++this.#count}`;
    const request = make(id);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { request, resolve, reject });
      this.#send(request);
    });
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #connect(): void {
    this.tell(this.#attempt === 0 ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${API}/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (!this.#wanted) return;
      this.tell("lost");
      const pause = PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)];
      this.#timer = setTimeout(() => this.#connect(), pause);
    };
  }

  #take(message: Message): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "hello":
        this.#attempt = 0;
        this.tell("open");
        for (const [table, after] of this.#watched) this.#send(watching(table, after));
        for (const { request } of this.#waiting.values()) this.#send(request);
        break;
      case "position":
      case "news":
        if (this.#watched.has(message.table)) this.#watched.set(message.table, message.number);
        break;
      case "done":
      case "advice":
      case "foresight":
        this.#waiting.get(message.id)?.resolve(message);
        this.#waiting.delete(message.id);
        break;
      case "failed":
        this.#fail(message);
        break;
    }
    this.hear(message);
  }

  #fail(message: Failed): void {
    if (!message.id) return;
    this.#waiting.get(message.id)?.reject(new Refusal(message.code, message.message, message.position ?? null));
    this.#waiting.delete(message.id);
  }

  #feelPulse(patience = PULSE): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.#send({ type: "ping" });
    setTimeout(() => {
      if (this.#socket === socket && this.#heard < asked) {
        this.#socket = null;
        socket.close();
        this.tell("lost");
        this.#connect();
      }
    }, patience - 1000);
  }
}

function watching(table: string, after: number | null): Request {
  return after === null ? { type: "watch", table } : { type: "watch", table, after };
}
