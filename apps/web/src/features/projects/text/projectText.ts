import { defineText } from "../../../lib/language/text.ts";
import { da } from "./projectText.da.ts";
import { en } from "./projectText.en.ts";

export const projectText = defineText(da, en);
