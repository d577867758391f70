import { projectWords } from "@mars/contracts/projectWords";
import { defineText } from "../../../lib/language/text.ts";

/** The fifteen statuses as people know them. */
export const statusText = defineText(projectWords.da.status, projectWords.en.status);
