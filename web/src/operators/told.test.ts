import { expect, it } from "vitest";
import { told } from "./told";

it("is told in the reader's language, else in English, else in any", () => {
  const texts = { en: "Hello", de: "Hallo" };
  expect(told({ texts }, "de")).toEqual(["de", "Hallo"]);
  expect(told({ texts }, "nl")).toEqual(["en", "Hello"]);
  expect(told({ texts: { nl: "Hoi" } }, "de")).toEqual(["nl", "Hoi"]);
});
