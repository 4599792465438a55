/** What a browser tells of itself, as short as people would say it. */

/** The first that fits counts: most of them claim to be some of the others, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Such as "Firefox, Linux"; for a program, the first word that it says. */
export function browserName(agent: string): string {
  const known = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([sign]) => sign.test(agent))?.[1]);
  return known.filter((name) => name !== undefined).join(", ") || (agent.split(" ")[0] ?? "");
}
