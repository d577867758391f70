import { isProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { Locale } from "../language/languages.ts";
import { type Figures, translator } from "../language/text.ts";
import { projectStatusText } from "../projects/projectStatusText.ts";
import { messageText } from "./messageText.ts";

/** A message as a sentence; a status among its figures by its name. */
export function messageWords(code: string, figures: Figures, locale: Locale): string {
  const { status } = figures;
  const named =
    typeof status === "string" && isProjectStatus(status)
      ? { ...figures, status: translator(projectStatusText, locale)(status) }
      : figures;
  return translator(messageText, locale)(code as "moved", named);
}
