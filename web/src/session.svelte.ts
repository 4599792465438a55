/** Who is here: a person, the one socket, and the tables that wait for that person. */

import { http } from "./net/http";
import { Socket, type Link } from "./net/socket";
import { preferences } from "./preferences.svelte";
import { LANGUAGES, say, speech } from "./words/language.svelte";
import type { Bulletin, Entrance, Message, Offer, Person, PersonChange, TableList, TableSign } from "./protocol";

const SILENCE: Bulletin = { type: "bulletin" };
/** Within so many milliseconds pages ask what is offered when that has changed. */
const SPREAD = 2000;

type Listener = (message: Message) => void;

class Session {
  person = $state.raw<Person | null>(null);
  offer = $state.raw<Offer | null>(null);
  link = $state<Link>("off");
  /** What the operators tell everybody, and when that was told, on this browser's clock. */
  bulletin = $state.raw<{ bulletin: Bulletin; told: number }>({ bulletin: SILENCE, told: 0 });
  /** The tables of this person, those that wait for them first. */
  tables = $state.raw<TableSign[]>([]);
  /** Counts how often somebody else has logged in: whatever a screen knows belongs to the one before. */
  changes = $state(0);
  /** Whether the session ended without this page's doing. */
  ended = $state(false);
  readonly socket: Socket;
  #listeners = new Set<Listener>();
  #coming: Promise<Person> | null = null;
  #doubting = false;
  /** What the last change has made of the reader, or the one before if it failed. */
  #changed: Promise<Person | null> = Promise.resolve(null);
  /** The list of tables that is on its way. */
  #list: Promise<TableList> | null = null;

  constructor() {
    this.socket = new Socket({
      hear: (message) => this.#hear(message),
      link: (link) => (this.link = link),
      knows: (hello) => hello.person === this.person?.id,
      doubt: () => void this.#makeSure(),
    });
  }

  /** Whether the reader has a role. */
  holds(role: NonNullable<Person["roles"]>[number]): boolean {
    return this.person?.roles?.includes(role) ?? false;
  }

  /** The most urgent table that waits for this person, other than this one. */
  waitingBesides(table: string): TableSign | null {
    return this.tables.find(({ id, yours }) => yours && id !== table) ?? null;
  }

  /** How many tables wait for this person. */
  get waiting(): number {
    return this.tables.filter((table) => table.yours).length;
  }

  /** How many reports wait for this person, if they are a moderator. */
  get reports(): number {
    return this.holds("moderator") ? (this.person?.reports ?? 0) : 0;
  }

  /** Whether people can make accounts here, as far as is known. */
  get registration(): boolean {
    return this.offer?.registration !== false;
  }

  /** Whether the server has named this person, who cannot choose another name as a guest. */
  get nameGiven(): boolean {
    return Boolean(this.offer?.phrases_only) && !this.person?.login;
  }

  /** Find out who is here, if anybody is. */
  async begin(): Promise<void> {
    this.offer = await http.get<Offer>("/offer");
    this.#tell(this.offer.bulletin ?? SILENCE);
    if (!this.offer.person) return;
    this.#welcome(this.offer.person);
    // What waits for them comes first on the page, and is not to push away what is there already. The server's first
    // message asks for the list again, so another one may be on its way when the first has come.
    while (this.#list) await this.#list.catch(() => undefined);
  }

  /** The person who is here; a newcomer becomes a guest at once, without being asked anything. */
  async enter(): Promise<Person> {
    if (this.person) return this.person;
    this.#coming ??= this.#arrive().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #arrive(): Promise<Person> {
    const name = say("guest-name", { number: 100 + Math.floor(Math.random() * 900) });
    const entrance = await http.post<Entrance>("/guests", { name });
    if (speech.language !== entrance.person.language) {
      entrance.person.language = (await http.patch<Person>("/me", { language: speech.language })).language;
    }
    preferences.nameless = entrance.person.id;
    return this.#welcome(entrance.person);
  }

  #welcome(person: Person): Person {
    this.person = person;
    this.ended = false;
    if (person.suspended) return person;
    this.socket.open();
    this.#refreshQuietly();
    if (preferences.push) {
      // Whatever keeps it from being renewed now is gone another time.
      void import("./push/push").then(({ renewPush }) => renewPush()).catch(() => undefined);
    }
    return person;
  }

  /** The session may have ended, or another tab has logged in: the server knows who we are. */
  async #makeSure(): Promise<void> {
    if (this.#doubting) return;
    this.#doubting = true;
    try {
      const { person } = await http.get<Offer>("/offer");
      if (person?.id === this.person?.id) {
        // The operators may have decided something about them.
        this.person = person ?? null;
        if (person?.suspended) this.socket.close();
        return;
      }
      this.#leave();
      if (!person) {
        // The screen goes with its owner: set up anew, a table would let a new guest in.
        this.ended = true;
        return;
      }
      this.changes++;
      this.#welcome(person);
    } catch {
      // The server cannot be reached: there is nothing to doubt yet.
    } finally {
      this.#doubting = false;
    }
  }

  /** Log in to an account, taking the guest's tables along if wanted. */
  async logIn(login: string, password: string, claim: boolean): Promise<void> {
    const { person } = await http.post<Entrance>("/sessions", { login, password, claim });
    this.forget();
    this.#welcome(person);
    const language = LANGUAGES.find((known) => known === person.language);
    if (language && language !== speech.language) await speech.speak(language);
  }

  /** Leave this browser, or with `everywhere` all of them. */
  async logOut(everywhere = false): Promise<void> {
    await http.delete(everywhere ? "/sessions" : "/sessions/this");
    if (preferences.push) await import("./push/push").then(({ endPush }) => endPush()).catch(() => undefined);
    this.forget();
  }

  /** Nobody is here any more. */
  forget(): void {
    this.#leave();
    this.changes++;
  }

  #leave(): void {
    this.socket.close();
    this.person = null;
    this.tables = [];
    this.#list = null;
  }

  /** Change something about the reader. Changes are sent in turn, and show when the last of them is answered. */
  async change(change: PersonChange): Promise<void> {
    const { person } = this;
    const earlier = this.#changed;
    const answer = earlier.then(() => http.patch<Person>("/me", change));
    const latest = (this.#changed = answer.catch(() => earlier));
    try {
      await answer;
      if (change.name) preferences.nameless = null;
    } finally {
      const changed = await latest;
      if (latest === this.#changed && changed && this.person?.id === person?.id) this.person = changed;
    }
  }

  async refresh(): Promise<void> {
    if (!this.person) return;
    const list = (this.#list = http.get<TableList>("/me/tables"));
    try {
      const { tables } = await list;
      // What was asked for before the last thing that happened may not know of it.
      if (list === this.#list) this.tables = tables;
    } finally {
      if (list === this.#list) this.#list = null;
    }
  }

  /** What is not seen now is seen when the next thing happens. */
  #refreshQuietly(): void {
    this.refresh().catch(() => undefined);
  }

  /** What waits for a moderator has changed, or may have while there was no connection. */
  async #recount(): Promise<void> {
    const asked = this.person?.id;
    const found = await http.get<Person>("/me").catch(() => null);
    if (!found || !this.person || this.person.id !== asked || found.id !== asked) return;
    this.person = { ...this.person, reports: found.reports ?? 0 };
  }

  #tell(bulletin: Bulletin): void {
    this.bulletin = { bulletin, told: performance.now() };
    if (!this.offer || (bulletin.settings ?? "") === (this.offer.bulletin?.settings ?? "")) return;
    // Other settings, so that other things are offered. Not everybody asks at once.
    setTimeout(() => void this.#askAnew(), Math.random() * SPREAD);
  }

  /** What cannot be asked now is seen with the next visit. */
  async #askAnew(): Promise<void> {
    this.offer = await http.get<Offer>("/offer").catch(() => this.offer);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #hear(message: Message): void {
    if (message.type === "hello") {
      this.#refreshQuietly();
      if (this.holds("moderator")) void this.#recount();
    } else if (message.type === "call" && message.what === "reports") void this.#recount();
    else if (message.type === "bulletin") this.#tell(message);
    else if (message.type === "turn") {
      const known = this.tables.some((table) => table.id === message.table);
      if (!known || this.#list) this.#refreshQuietly();
      this.tables = this.tables.map((table) =>
        table.id === message.table ? { ...table, yours: message.yours } : table,
      );
    }
    for (const listener of this.#listeners) listener(message);
  }
}

export const session = new Session();
