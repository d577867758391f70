import { defineText } from "../../lib/language/text.ts";

export const bellText = defineText(
  { bell_one: "1 besked", bell_other: "{count} beskeder" },
  { bell_one: "1 notification", bell_other: "{count} notifications" },
);
