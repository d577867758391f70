import { defineText } from "@mars/wording/language/text";
import { registerProblemSentences } from "../lib/http/problemSentence.ts";
import { da } from "./text.da.ts";
import { en } from "./text.en.ts";

export const mapText = defineText({ da, en });
registerProblemSentences(mapText);
