import { defineText } from "../../lib/language/text.ts";
import { da } from "./text.da.ts";

/** Status pages are Danish only (SPEC 9): English joins with the pages that also have it (`english.ts`). */
export const statusText = defineText(da, { ...da });
