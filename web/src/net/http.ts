/** Asking the server over HTTP. */

import { BASE } from "../base";
import type { Position, Problem } from "../protocol";

export const API = `${BASE}/api/v1`;

/** Something that the server refused, or that did not reach it (`offline`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly position: Position | null = null,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(API + path, request);
  } catch {
    throw new Refusal("offline", "the server cannot be reached");
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(problem.code, problem.message, problem.position ?? null);
  } catch {
    return new Refusal("internal", answer.statusText || String(answer.status));
  }
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const http = {
  get: <T>(path: string) => json<T>("GET", path),
  post: <T>(path: string, body: unknown) => json<T>("POST", path, body),
  put: <T>(path: string, body: unknown) => json<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown) => json<T>("PATCH", path, body),
  delete: <T>(path: string, body?: unknown) => json<T>("DELETE", path, body),
  text: async (path: string) => (await ask("GET", path)).text(),
  blob: async (path: string) => (await ask("GET", path)).blob(),
};

/** An address with those values of the query that there are. */
export function query(path: string, values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}
