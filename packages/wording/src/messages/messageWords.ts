import { isProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { formatDate } from "../format/dates.ts";
import { factName } from "../facts/factName.ts";
import type { Locale } from "../language/languages.ts";
import { type Figures, translator } from "../language/text.ts";
import { projectStatusText } from "../projects/projectStatusText.ts";
import { messageText } from "./messageText.ts";

/** A message as a sentence; statuses and schemes among its figures by name, a day as people write it. */
export function messageWords(code: string, figures: Figures, locale: Locale): string {
  const { status, scheme, day } = figures;
  const named = {
    ...figures,
    ...(typeof status === "string" &&
      isProjectStatus(status) && { status: translator(projectStatusText, locale)(status) }),
    ...(typeof scheme === "string" && { scheme: factName(scheme, locale) }),
    ...(typeof day === "string" && { day: formatDate(day) }),
  };
  return translator(messageText, locale)(code as "moved", named);
}
