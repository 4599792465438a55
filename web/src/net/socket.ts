/** One WebSocket for everything: it comes back by itself, and what was not answered is sent again. */

import type { Advice, Command, Done, Failed, Foresight, Hello, Message, Request } from "../protocol";
import { Refusal } from "./http";
import { dial, type Wire } from "./wire";

export type Link = "off" | "connecting" | "open" | "lost";

/** How long to wait before each new attempt, in milliseconds; the last one again and again. */
const PAUSES = [50, 200, 500, 1000, 2000, 5000];
/** A server that says nothing to a ping, or to a greeting, for so long is gone, whatever the network claims. */
const PULSE = 15_000;
const PATIENCE = 10_000;
/** How long an answer to a ping may take when there is a reason to doubt. */
const IMPATIENCE = 2000;
/** The server closes with this code when the session has ended. */
const SESSION_OVER = 4401;
/** And with this one when the operators have decided something about the person. */
const DECIDED = 4403;

type Answer = Done | Advice | Foresight;

interface Waiting {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (problem: Refusal) => void;
}

/** What somebody who has a socket wants to know. */
export interface Listener {
  hear(message: Message): void;
  link(link: Link): void;
  /** Whether the one whom the server greets is still the one whom we mean. */
  knows(hello: Hello): boolean;
  /** The server did not let us in, or let us go: perhaps the session has ended. */
  doubt(): void;
}

export class Socket {
  #socket: Wire | null = null;
  #greeted = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #wanted = false;
  #waiting = new Map<string, Waiting>();
  /** Each table that is watched, with the number of the last entry that was heard. */
  #watched = new Map<string, number | null>();
  /** Whether the page wants to be called when it changes who looks for somebody to play with. */
  #lobby = false;
  /** Whether somebody sees what is watched. */
  #here = true;
  #count = 0;
  readonly #name = Math.random().toString(36).slice(2, 10);

  constructor(private readonly listener: Listener) {}

  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.listener.link("connecting");
    this.#connect();
    this.#pulse = setInterval(() => this.#feelPulse(PULSE - 1000), PULSE);
  }

  /** Close it for good, as when somebody else comes in. */
  close(): void {
    this.#wanted = false;
    clearInterval(this.#pulse);
    this.#hangUp();
    for (const { reject } of this.#waiting.values()) reject(new Refusal("offline", "closed"));
    this.#waiting.clear();
    this.#watched.clear();
    this.#attempt = 0;
    this.listener.link("off");
  }

  /** Make sure at once, as when the network is back or gone, or the lid is opened. */
  wake(): void {
    if (!this.#wanted) return;
    if (this.#greeted) this.#feelPulse(IMPATIENCE);
    else {
      this.#hangUp();
      this.#connect();
    }
  }

  watch(table: string, after: number | null = null): void {
    this.#watched.set(table, after);
    this.#send(watching(table, after));
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    this.#send({ type: "unwatch", table });
  }

  /** Say whether somebody sees what is watched: nobody is told of a turn that they look at. */
  look(here: boolean): void {
    if (here === this.#here) return;
    this.#here = here;
    this.#send({ type: "look", here });
  }

  /** Say whether to be called when it changes who looks for somebody to play with. */
  lobby(watch: boolean): void {
    this.#lobby = watch;
    this.#send({ type: "lobby", watch });
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

  /** Whatever is asked before the greeting waits for it. */
  #send(request: Request): void {
    if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #connect(): void {
    const socket = dial();
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#lose(), PATIENCE);
    socket.onmessage = (event) => this.#take(JSON.parse(event.data) as Message);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === SESSION_OVER || code === DECIDED || !this.#greeted) this.listener.doubt();
      this.#lose();
    };
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
  }

  /** There is no connection; try again after a while. */
  #lose(): void {
    this.#hangUp();
    if (!this.#wanted) return;
    this.listener.link("lost");
    const pause = PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #take(message: Message): void {
    this.#heard = performance.now();
    switch (message.type) {
      case "hello":
        clearTimeout(this.#timer);
        if (!this.listener.knows(message)) return this.listener.doubt();
        this.#greeted = true;
        this.#attempt = 0;
        this.listener.link("open");
        this.#send({ type: "listen" });
        if (!this.#here) this.#send({ type: "look", here: false });
        if (this.#lobby) this.#send({ type: "lobby", watch: true });
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
    this.listener.hear(message);
  }

  #fail(message: Failed): void {
    if (!message.id) return;
    this.#waiting.get(message.id)?.reject(new Refusal(message.code, message.message, message.position ?? null));
    this.#waiting.delete(message.id);
  }

  #feelPulse(patience: number): void {
    const socket = this.#socket;
    if (!this.#greeted) return;
    const asked = performance.now();
    this.#send({ type: "ping" });
    setTimeout(() => {
      if (this.#socket === socket && this.#heard < asked) this.#lose();
    }, patience);
  }
}

function watching(table: string, after: number | null): Request {
  return { type: "watch", table, presence: true, ...(after === null ? {} : { after }) };
}
