import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "./http";
import { patiently } from "./patience";

const BUSY = new Refusal("limit", "the bots are busy with games");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Somebody who answers with each of these in turn, and with the last of them from then on. */
function asked(...answers: (string | Refusal)[]) {
  return vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return typeof answer === "string" ? Promise.resolve(answer) : Promise.reject(answer);
  });
}

/** What comes of it in the end. */
async function outcome(ask: () => Promise<string>, wanted = () => true): Promise<unknown> {
  const end = patiently(ask, wanted).catch((problem: unknown) => problem);
  await vi.runAllTimersAsync();
  return end;
}

test("who has no time is asked again", async () => {
  const ask = asked(BUSY, BUSY, "build 3,4");
  expect(await outcome(ask)).toBe("build 3,4");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("but not for ever", async () => {
  const ask = asked(BUSY);
  expect(await outcome(ask)).toBe(BUSY);
  expect(ask).toHaveBeenCalledTimes(4);
});

test("nor when nobody waits for it any more", async () => {
  const ask = asked(BUSY, "build 3,4");
  expect(await outcome(ask, () => false)).toBe(BUSY);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("what cannot be is not asked again", async () => {
  const refusal = new Refusal("not-yours", "it is not your choice now");
  const ask = asked(refusal);
  expect(await outcome(ask)).toBe(refusal);
  expect(ask).toHaveBeenCalledTimes(1);
});
