import { defineText } from "../language/text.ts";
import { da } from "./taskText.da.ts";
import { en } from "./taskText.en.ts";

export const taskText = defineText({ da, en });
