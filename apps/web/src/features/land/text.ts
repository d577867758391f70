import { defineDanishText } from "@mars/wording/language/text";
import { da } from "./text.da.ts";

/** Like all status pages Danish in both languages (SPEC 9). */
export const landText = defineDanishText(da);
