import { projectWords } from "@mars/contracts/projectWords";
import { defineText } from "../../../lib/language/text.ts";

/** What changed in a project: actions as whole sentences, fields by their names. */
export const logActionText = defineText(projectWords.da.action, projectWords.en.action);
export const logFieldText = defineText(projectWords.da.field, projectWords.en.field);

export const logText = defineText(
  {
    empty: "tomt",
    to: "til",
    privatePerson: projectWords.da.privatePerson,
    extraction: "{ha} udtagning",
    forest: "{ha} skov",
  },
  {
    empty: "empty",
    to: "to",
    privatePerson: projectWords.en.privatePerson,
    extraction: "{ha} extraction",
    forest: "{ha} forest",
  },
);
