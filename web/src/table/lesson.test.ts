import { describe, expect, it } from "vitest";
import english from "../../../src/realmwright/rules/kingdom_builder/text/en.ftl?raw";
import type { Scene } from "../games/games";
import { Words } from "../words/words";
import { lessonMark, lessonOf } from "./lesson";

const words = new Words("en", [english]);
const scene = (...recent: Scene["recent"]) => ({ words, eyes: 0, recent }) as unknown as Scene;
const build = { kind: "build", args: {} };
const knowing =
  (...lessons: string[]) =>
  (id: string) =>
    lessons.includes(id);
const started = knowing("learn-welcome", "learn-build");

describe("lessons", () => {
  it("begin with a welcome, and explain each thing once", () => {
    expect(lessonOf(scene(), build, false, knowing())).toBe("learn-welcome");
    expect(lessonOf(scene(), build, false, knowing("learn-welcome"))).toBe("learn-build");
    expect(lessonOf(scene(), build, false, started)).toBeNull();
  });

  it("explain what the reader did, not what others did, unless it concerns all", () => {
    const taken = (seat: number) => ({ kind: "tile-taken", args: { seat } });
    expect(lessonOf(scene(taken(0)), null, false, started)).toBe("learn-event-tile-taken");
    expect(lessonOf(scene(taken(1)), null, false, started)).toBeNull();
    expect(lessonOf(scene({ kind: "last-round", args: { seat: 1 } }), null, false, started)).toBe(
      "learn-any-last-round",
    );
  });

  it("are kept in mind for each game by itself", () => {
    expect(lessonMark("one", "learn-welcome")).not.toBe(lessonMark("other", "learn-welcome"));
  });

  it("end with the game", () => {
    expect(lessonOf(scene(), null, true, started)).toBe("learn-over");
  });
});
