import { defineText } from "@mars/wording/language/text";

export const errorSummaryText = defineText({
  da: {
    summary_one: "Ret 1 fejl, før du går videre",
    summary_other: "Ret {count} fejl, før du går videre",
  },
  en: {
    summary_one: "Correct 1 error before you continue",
    summary_other: "Correct {count} errors before you continue",
  },
});
