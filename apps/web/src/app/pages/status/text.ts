import { defineText } from "../../../lib/language/text.ts";
import { da } from "./text.da.ts";

/** Status pages are Danish in both languages (SPEC 9). */
export const pagesText = defineText(da, da);
