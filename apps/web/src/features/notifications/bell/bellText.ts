import { defineText } from "@mars/wording/language/text";

export const bellText = defineText({
  da: { bell_zero: "Beskeder", bell_one: "1 besked", bell_other: "{count} beskeder" },
  en: { bell_zero: "Messages", bell_one: "1 message", bell_other: "{count} messages" },
});
