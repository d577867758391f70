import { registerProblemSentences } from "../lib/http/problemSentence.ts";
import { defineText } from "../lib/language/text.ts";
import { da } from "./text.da.ts";
import { en } from "./text.en.ts";

export const mapText = defineText(da, en);
registerProblemSentences(mapText);
