import { defineText } from "../language/text.ts";
import { da } from "./text.da.ts";
import { en } from "./text.en.ts";

export const answerText = defineText({ da, en });
