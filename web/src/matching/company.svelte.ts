/** Somebody to play with: the reader's search, wherever they are on the page, and challenges to them and by them. */

import { http } from "../net/http";
import { notify, title } from "../notices.svelte";
import { toast } from "../parts/toast.svelte";
import type { Accepted, ChallengeSign, NewChallenge, SearchSign, SearchState, SearchWish } from "../protocol";
import { router } from "../router.svelte";
import { session } from "../session.svelte";
import { play } from "../sound/play";
import { say } from "../words/language.svelte";
import { together } from "../words/names";

/** How often it is asked what a lost message may have told. */
const PAUSE = 15_000;

class Company {
  search = $state.raw<SearchSign | null>(null);
  /** What was searched for last. */
  wish: SearchWish | null = null;
  /** Whether somebody came while the reader was not there. */
  missed = $state(false);
  challenges = $state.raw<ChallengeSign[]>([]);
  /** When what is known of the search was heard, in milliseconds. */
  heard = $state(0);
  #asked = 0;
  /** The table at which this page has said that the reader is there. */
  #ready: string | null = null;

  get incoming(): ChallengeSign[] {
    return this.challenges.filter(({ mine }) => !mine);
  }

  async begin(wish: SearchWish): Promise<void> {
    await session.enter();
    this.missed = false;
    this.wish = wish;
    this.#take(await http.put<SearchState>("/me/search", wish));
  }

  async cancel(): Promise<void> {
    this.#asked++;
    await http.delete("/me/search");
    this.missed = false;
    this.#forget();
  }

  /** Ask for everything anew. */
  async refresh(): Promise<void> {
    await Promise.all([this.refreshSearch(), this.refreshChallenges()]);
  }

  async refreshSearch(): Promise<void> {
    if (!session.person || !session.offer?.matching) return this.#forget();
    const asked = ++this.#asked;
    const state = await http.get<SearchState>("/me/search");
    if (asked === this.#asked) this.#take(state);
  }

  async refreshChallenges(): Promise<void> {
    if (!session.person || !session.offer?.challenges) {
      this.challenges = [];
      return;
    }
    const before = this.challenges;
    this.challenges = await http.get<ChallengeSign[]>("/me/challenges");
    const news = this.incoming.filter(({ id }) => !before.some((known) => known.id === id));
    if (news.length) {
      play(["turn"]);
      if (document.hidden) void notify(say("challenge-from", { player: news[0]!.name }), news[0]!.table);
    }
  }

  #take({ search }: SearchState): void {
    const before = this.search;
    if (!search) {
      // Whoever was found and has not said that they are there is not waited for any longer.
      if (before?.found && this.#ready !== before.found.table) this.missed = true;
      this.#forget();
      return;
    }
    this.search = search;
    this.wish = search.wish;
    this.heard = Date.now();
    const { found } = search;
    title.call = found ? say("match-call") : "";
    if (!found) return;
    if (before?.found?.table !== found.table) {
      play(["turn"]);
      if (document.hidden) void notify(say("match-found", { names: together(found.names) }), found.table);
    }
    void this.beReady();
  }

  #forget(): void {
    this.search = null;
    title.call = "";
  }

  /** Whoever sees the page is there. */
  async beReady(): Promise<void> {
    const found = this.search?.found;
    if (!found || found.ready || document.hidden || this.#ready === found.table) return;
    this.#ready = found.table;
    try {
      this.#take(await http.post<SearchState>("/me/search/ready", { table: found.table }));
    } catch {
      // They have gone meanwhile, and the search goes on.
      this.#ready = null;
      await this.refreshSearch().catch(() => undefined);
    }
  }

  /** The game begins: this page goes there if it is the one that is looked at. */
  arrive(table: string): void {
    this.#asked++;
    this.#forget();
    void session.refresh().catch(() => undefined);
    if (document.hidden && this.#ready !== table) return void notify(say("match-call"), table);
    if (router.route.what !== table) router.go(`/table/${table}`);
  }

  // Challenges

  async challenge(challenge: NewChallenge): Promise<void> {
    await session.enter();
    const sign = await http.post<ChallengeSign>("/me/challenges", challenge);
    await this.refreshChallenges();
    toast.show(say("challenge-sent", { player: sign.name }));
  }

  async accept({ id }: ChallengeSign): Promise<void> {
    const { table } = await http.post<Accepted>(`/me/challenges/${id}/table`, undefined);
    this.challenges = this.challenges.filter((each) => each.id !== id);
    this.arrive(table);
  }

  /** Decline a challenge, or take back one's own. */
  async end({ id }: ChallengeSign): Promise<void> {
    // Nobody has to be told what they have done themselves.
    this.challenges = this.challenges.filter((each) => each.id !== id);
    await http.delete(`/me/challenges/${id}`);
    await this.refreshChallenges();
  }

  /** One's own challenge was accepted, or it is over. */
  async hearOfChallenges(table: string | null): Promise<void> {
    const mine = this.challenges.filter((each) => each.mine);
    const accepted = mine.find((each) => each.table === table);
    await this.refreshChallenges();
    if (accepted && table) return this.arrive(table);
    const over = table ? undefined : mine.find(({ id }) => !this.challenges.some((each) => each.id === id));
    if (over) toast.show(say("challenge-over", { player: over.name }));
  }
}

export const company = new Company();

/** To be called once, inside an effect root. */
export function keepCompany(): void {
  $effect(() => {
    // What cannot be asked now is asked again soon.
    const quietly = (asked: Promise<void>) => void asked.catch(() => undefined);
    const leave = session.listen((message) => {
      if (message.type === "hello") quietly(company.refresh());
      else if (message.type === "call" && message.what === "search") {
        if (message.table) company.arrive(message.table);
        else quietly(company.refreshSearch());
      } else if (message.type === "call" && message.what === "challenges") {
        quietly(company.hearOfChallenges(message.table ?? null));
      }
    });
    const look = () => document.hidden || quietly(company.beReady());
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(() => company.search && quietly(company.refreshSearch()), PAUSE);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
    };
  });
}
