import { defineText } from "@mars/wording/language/text";

export const logText = defineText({
  da: { empty: "tomt", to: "til", actingFor: "på vegne af {name}" },
  en: { empty: "empty", to: "to", actingFor: "on behalf of {name}" },
});
