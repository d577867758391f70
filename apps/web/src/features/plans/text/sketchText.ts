import { defineText } from "@mars/wording/language/text";
import { sketchTextDa } from "./sketchText.da.ts";
import { sketchTextEn } from "./sketchText.en.ts";

export const sketchText = defineText({ da: sketchTextDa, en: sketchTextEn });
