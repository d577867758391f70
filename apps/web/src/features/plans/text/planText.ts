import { defineText } from "@mars/wording/language/text";
import { planTextDa } from "./planText.da.ts";
import { planTextEn } from "./planText.en.ts";

export const planText = defineText({ da: planTextDa, en: planTextEn });
