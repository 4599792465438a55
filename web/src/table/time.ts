/** The time on a clock. */

import { say, speech } from "../words/language.svelte";

/** A stretch of time, as exact as it matters: days and hours, or minutes and seconds. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86_400)
    return say("time-days", { days: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3600) });
  const minutes = Math.floor(whole / 60) % 60;
  const rest = String(whole % 60).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** How long ago something was, in the largest unit that it fills: "2 min". */
export function since(seconds: number): string {
  const [unit, length] = seconds < 3600 ? ["minute", 60] : seconds < 86_400 ? ["hour", 3600] : ["day", 86_400];
  const style = { style: "unit", unit: unit as string, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(speech.language, style).format(Math.floor(seconds / (length as number)));
}
