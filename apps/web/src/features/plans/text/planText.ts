import { defineText } from "../../../lib/language/text.ts";
import { planTextDa } from "./planText.da.ts";
import { planTextEn } from "./planText.en.ts";

export const planText = defineText(planTextDa, planTextEn);
