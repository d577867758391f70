import type { Format } from "./formats.ts";
import { shareText } from "./shareText.ts";

/** A share of a goal, which may be passed: told as any share, and beyond all of it as it is. */
export function goalShareText(f: Format, share: number): string {
  return share > 1 ? f.percent(share) : shareText(f, share);
}
