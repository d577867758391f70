import { defineText } from "@mars/wording/language/text";

export const logText = defineText({
  da: { empty: "tomt", to: "til" },
  en: { empty: "empty", to: "to" },
});
