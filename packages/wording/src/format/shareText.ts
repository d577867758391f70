import type { Format } from "./formats.ts";

/** A share of an area: overlaps that measure a little more than the whole are the whole. */
export function shareText(f: Format, share: number): string {
  return f.percent(Math.min(1, share));
}
