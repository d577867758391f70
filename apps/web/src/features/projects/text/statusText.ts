import { projectWords } from "@mars/contracts/projectWords";
import { defineText } from "@mars/wording/language/text";

/** The fifteen statuses as people know them. */
export const statusText = defineText({ da: projectWords.da.status, en: projectWords.en.status });
