import { defineDanishText } from "@mars/wording/language/text";
import { da } from "./statusText.da.ts";

/**
 * What is on every status page before its figures are there; the rest is `detailText`. Status
 * pages are Danish only (SPEC 9): English joins with the pages that also have it (`otherLanguages.ts`).
 */
export const statusText = defineDanishText(da);
