import { expect, test } from "vitest";
import { errandOf } from "./keys";

const stroke = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("a letter is an errand, in either case", () => {
  expect(errandOf(stroke("n"), true)).toBe("next");
  expect(errandOf(stroke("E"), true)).toBe("end");
  expect(errandOf(stroke("r"), true)).toBe("rules");
  expect(errandOf(stroke("/"), true)).toBe("search");
  expect(errandOf(stroke("x"), true)).toBeNull();
});

test("whoever does without letters keeps the space bar and chords", () => {
  expect(errandOf(stroke("e"), false)).toBeNull();
  expect(errandOf(stroke("?"), false)).toBeNull();
  expect(errandOf(stroke(" "), false)).toBe("skip");
  expect(errandOf(stroke("z", { ctrlKey: true }), false)).toBe("undo");
  expect(errandOf(stroke("Enter", { metaKey: true }), false)).toBe("end");
});

test("chords of the browser stay its own", () => {
  expect(errandOf(stroke("t", { ctrlKey: true }), true)).toBeNull();
  expect(errandOf(stroke("n", { altKey: true }), true)).toBeNull();
});
