import { describe, expect, it } from "vitest";
import { grown, linesOf, pruned, read, sizeOf, written, type Tree } from "./tree";

const lines = (...all: string[][]): Tree => all.reduce<Tree>((tree, line) => grown(tree, line), []);

describe("a tree of lines", () => {
  const tree = lines(["build 1,2", "build 3,4", "end"], ["build 1,2", "use farm"], ["draw"]);

  it("keeps every line that was tried, the first as the main line", () => {
    expect(linesOf(tree)).toEqual([["build 1,2", "build 3,4", "end"], ["build 1,2", "use farm"], ["draw"]]);
    expect(sizeOf(tree)).toBe(5);
  });

  it("does not change for what is known", () => {
    expect(grown(tree, ["build 1,2", "build 3,4"])).toBe(tree);
  });

  it("loses a branch with all that follows", () => {
    expect(linesOf(pruned(tree, ["build 1,2", "build 3,4"]))).toEqual([["build 1,2", "use farm"], ["draw"]]);
    expect(pruned(tree, ["nothing"])).toEqual(tree);
  });

  it("is the same after it was written and read", () => {
    for (const each of [tree, lines(), lines(["a;b", "c(d)", "50 %3b"]), lines(["a"], ["b", "c"], ["d", "e"])])
      expect(read(written(each))).toEqual(each);
    expect(written(tree)).toBe("build 1,2(draw);build 3,4(use farm);end");
  });

  it("is read as far as it goes", () => {
    for (const text of ["(", ")", ";;", "a(b", "a)b", "((((", "a;(b)"]) expect(() => linesOf(read(text))).not.toThrow();
    expect(linesOf(read("a(b"))).toEqual([["a"], ["b"]]);
  });
});
