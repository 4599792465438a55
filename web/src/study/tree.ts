/** Lines that were tried, as a tree: what was played first at a position is its main line, all else branches off. */

export interface Branch {
  action: string;
  /** What was played after it; the first is the main line. */
  next: readonly Branch[];
}

export type Tree = readonly Branch[];

/** The tree with a line in it. */
export function grown(tree: Tree, line: readonly string[]): Tree {
  const [first, ...rest] = line;
  if (first === undefined) return tree;
  const known = tree.find(({ action }) => action === first);
  if (!known) return [...tree, { action: first, next: grown([], rest) }];
  const next = grown(known.next, rest);
  return next === known.next ? tree : tree.map((branch) => (branch === known ? { action: first, next } : branch));
}

/** The tree without a line and all that follows from it. */
export function pruned(tree: Tree, line: readonly string[]): Tree {
  const [first, ...rest] = line;
  if (first === undefined) return tree;
  if (!rest.length) return tree.filter(({ action }) => action !== first);
  return tree.map((branch) => (branch.action === first ? { ...branch, next: pruned(branch.next, rest) } : branch));
}

/** Every line of the tree to its end. */
export function linesOf(tree: Tree): string[][] {
  return tree.flatMap(({ action, next }) =>
    next.length ? linesOf(next).map((rest) => [action, ...rest]) : [[action]],
  );
}

/** How many actions there are in all. */
export function sizeOf(tree: Tree): number {
  return tree.reduce((sum, { next }) => sum + 1 + sizeOf(next), 0);
}

const SIGNS = /[%;()]/g;
const escaped = (action: string) => action.replace(SIGNS, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const unescaped = (text: string) =>
  text.replace(/%(25|3b|28|29)/g, (_, code) => String.fromCharCode(parseInt(code, 16)));

/** A tree in one line: `a;b(c;d);e` is a, b, e, with the branch c, d in the place of b. */
export function written(tree: Tree): string {
  const [main, ...others] = tree;
  if (!main) return "";
  const branches = others.map((branch) => `(${written([branch])})`).join("");
  return escaped(main.action) + branches + (main.next.length ? `;${written(main.next)}` : "");
}

/** The tree of a line of text; where that is none, as far as it can be read. */
export function read(text: string): Tree {
  let at = 0;

  function branches(): Tree {
    const action = unescaped(/^[^;()]*/.exec(text.slice(at))![0]);
    at += escaped(action).length;
    const others: Branch[] = [];
    while (text[at] === "(") {
      at += 1;
      others.push(...branches());
      if (text[at] === ")") at += 1;
    }
    let next: Tree = [];
    if (text[at] === ";") {
      at += 1;
      next = branches();
    }
    return action ? [{ action, next }, ...others] : others;
  }

  return branches();
}
