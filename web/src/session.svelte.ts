/** Who is here: a person, the one socket, and the tables that wait for that person. */

import { http } from "./net/http";
import { Socket, type Link } from "./net/socket";
import { LANGUAGES, say, speech, type Language } from "./words/language.svelte";
import type { Entrance, Message, Offer, Person, TableList, TableSign } from "./protocol";

type Listener = (message: Message) => void;

class Session {
  person = $state.raw<Person | null>(null);
  offer = $state.raw<Offer | null>(null);
  link = $state<Link>("off");
  /** The tables of this person, those that wait for him first. */
  tables = $state.raw<TableSign[]>([]);
  readonly socket: Socket;
  #listeners = new Set<Listener>();
  #coming: Promise<Person> | null = null;

  constructor() {
    this.socket = new Socket(
      (message) => this.#hear(message),
      (link) => (this.link = link),
    );
  }

  /** How many tables wait for this person. */
  get waiting(): number {
    return this.tables.filter((table) => table.yours).length;
  }

  /** Find out who is here, if anybody is. */
  async begin(): Promise<void> {
    this.offer = await http.get<Offer>("/offer");
    if (this.offer.person) this.#welcome(this.offer.person);
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
    return this.#welcome(entrance.person);
  }

  #welcome(person: Person): Person {
    this.person = person;
    this.socket.open();
    void this.refresh();
    return person;
  }

  /** Log in to an account, taking the guest's tables along if he says so. */
  async logIn(login: string, password: string, claim: boolean): Promise<void> {
    const entrance = await http.post<Entrance>("/sessions", { login, password, claim });
    this.socket.close();
    const language = LANGUAGES.find((known) => known === entrance.person.language);
    if (language && language !== speech.language) await speech.speak(language as Language);
    this.#welcome(entrance.person);
  }

  /** Leave this browser, or with `everywhere` all of them. */
  async logOut(everywhere = false): Promise<void> {
    // First the socket: it would try to come back with a session that has ended.
    this.socket.close();
    await http.delete(everywhere ? "/sessions" : "/sessions/this");
    this.forget();
  }

  /** Nobody is here any more. */
  forget(): void {
    this.socket.close();
    this.person = null;
    this.tables = [];
  }

  async change(change: Record<string, unknown>): Promise<void> {
    this.person = await http.patch<Person>("/me", change);
  }

  async refresh(): Promise<void> {
    if (!this.person) return;
    this.tables = (await http.get<TableList>("/me/tables")).tables;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #hear(message: Message): void {
    if (message.type === "turn") {
      this.tables = this.tables.map((table) =>
        table.id === message.table ? { ...table, yours: message.yours } : table,
      );
      if (!this.tables.some((table) => table.id === message.table)) void this.refresh().catch(() => undefined);
    }
    for (const listener of this.#listeners) listener(message);
  }
}

export const session = new Session();
