import type { Missing } from "@mars/domain/schemes/ruleResult";
import { areaText } from "../format/areaText.ts";
import type { Format } from "../format/formats.ts";
import { roundedUp } from "../format/roundedUp.ts";

/** How much must be cut away, as the rule says it: for a share enough, of land in the way its own size. */
export function cutText(f: Format, { haMore, haToCut = 0 }: Missing): string {
  return haMore === undefined ? areaText(f, haToCut) : f.hectares(roundedUp(haToCut));
}
