import { projectWords } from "@mars/contracts/projectWords";
import { defineText } from "@mars/wording/language/text";

/** What changed in a project: actions as whole sentences, fields by their names. */
export const logActionText = defineText({ da: projectWords.da.action, en: projectWords.en.action });
export const logFieldText = defineText({ da: projectWords.da.field, en: projectWords.en.field });

export const logText = defineText({
  da: {
    empty: "tomt",
    to: "til",
    privatePerson: projectWords.da.privatePerson,
    extraction: "{ha} udtagning",
    forest: "{ha} skov",
  },
  en: {
    empty: "empty",
    to: "to",
    privatePerson: projectWords.en.privatePerson,
    extraction: "{ha} extraction",
    forest: "{ha} forest",
  },
});
