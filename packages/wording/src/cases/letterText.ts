import { defineText } from "../language/text.ts";
import { da } from "./letterText.da.ts";
import { en } from "./letterText.en.ts";

export const letterText = defineText({ da, en });
