import { defineText } from "../../lib/language/text.ts";
import { da } from "./text.da.ts";
import { en } from "./text.en.ts";

export const savingText = defineText(da, en);
