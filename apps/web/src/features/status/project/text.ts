import { defineDanishText } from "@mars/wording/language/text";
import { da } from "./text.da.ts";

/** Status pages are Danish in both languages (SPEC 9). */
export const projectPageText = defineDanishText(da);
