import { defineText } from "../../../lib/language/text.ts";
import { sketchTextDa } from "./sketchText.da.ts";
import { sketchTextEn } from "./sketchText.en.ts";

export const sketchText = defineText(sketchTextDa, sketchTextEn);
