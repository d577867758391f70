import { defineText } from "../../lib/language/text.ts";
import { da } from "./text.da.ts";

/** Like all status pages Danish in both languages (SPEC 9). */
export const landText = defineText(da, da);
