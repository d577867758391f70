import { defineText } from "@mars/wording/language/text";
import { da } from "./text.da.ts";
import { en } from "./text.en.ts";

export const followingText = defineText({ da, en });
