import { defineText } from "@mars/wording/language/text";

export const retiredText = defineText({
  da: {
    mark: "nedlagt",
    since: "Nedlagt {date}. Siden viser det, der stadig hører til.",
  },
  en: {
    mark: "discontinued",
    since: "Discontinued on {date}. This page shows what still belongs to it.",
  },
});
