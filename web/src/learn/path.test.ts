import { describe, expect, it } from "vitest";
import type { CourseSign, LessonSign } from "../protocol";
import { behind, fitting, shortfalls } from "./path";

const nothing = { learnt: false, first: null, reviewed: false, tables: [], off: false };

describe("the path of a newcomer", () => {
  it("begins with nothing behind one", () => expect(behind(nothing)).toEqual(new Set()));

  it("goes on with every station", () => {
    const over = [{ id: "a", phase: "over" }];
    expect(behind({ ...nothing, learnt: true })).toEqual(new Set(["lesson"]));
    expect(behind({ ...nothing, first: "a", tables: [{ id: "a", phase: "playing" }] })).toEqual(new Set());
    expect(behind({ ...nothing, first: "a", reviewed: true, tables: over })).toEqual(new Set(["game", "review"]));
  });

  it("is nothing for those who have played, or do not want it", () => {
    expect(behind({ ...nothing, tables: [{ id: "b", phase: "over" }] })).toBeNull();
    expect(behind({ ...nothing, off: true })).toBeNull();
  });
});

describe("what to learn next", () => {
  const lesson = (name: string, thing: string | null = null): LessonSign => ({
    name,
    title: name,
    about: "",
    steps: 1,
    thing,
  });
  const course: CourseSign = {
    game: "g",
    language: "en",
    parts: [{ title: "", lessons: [lesson("one"), lesson("two")] }],
    exercises: [lesson("try-card-lords", "card-lords")],
  };

  it("is where one fell furthest behind", () => {
    const scores = [
      { castles: 3, knights: 2 },
      { castles: 6, knights: 14, lords: 12 },
    ];
    expect(shortfalls({ scores }, 0)).toEqual(["knights", "lords", "castles"]);
    expect(shortfalls({ scores }, 1)).toEqual([]);
  });

  it("is about that if there is a lesson for it, else the next of the course", () => {
    expect(fitting(course, ["card-knights", "card-lords"], () => false)?.name).toBe("try-card-lords");
    expect(fitting(course, ["card-knights"], ({ name }) => name === "one")?.name).toBe("two");
    expect(fitting(course, [], () => true)).toBeNull();
  });
});
