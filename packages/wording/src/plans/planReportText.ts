import { defineText } from "../language/text.ts";
import { da } from "./planReportText.da.ts";
import { en } from "./planReportText.en.ts";

/** A coastal water group's report as document and table. */
export const planReportText = defineText({ da, en });
