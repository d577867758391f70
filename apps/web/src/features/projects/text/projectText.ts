import { defineText } from "@mars/wording/language/text";
import { da } from "./projectText.da.ts";
import { en } from "./projectText.en.ts";

export const projectText = defineText({ da, en });
