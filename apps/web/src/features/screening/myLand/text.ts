import { defineText } from "@mars/wording/language/text";
import { da } from "./text.da.ts";
import { en } from "./text.en.ts";

export const myLandText = defineText({ da, en });
