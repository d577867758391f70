import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";
import type { ContentOrigin } from "../../../platform/sources/contentOrigins.ts";

const t = translator(sheetText, "da-DK");

/** Paper and pictures leave the site's notice behind, so they say themselves what is invented. */
export function demonstrationNote(parts: readonly ContentOrigin[]): string | null {
  const originOf = (wanted: ContentOrigin["part"]) =>
    parts.find(({ part }) => part === wanted)?.origin;
  const projects = originOf("projects");
  if (projects === "demo") return t("demonstration.all");
  if (projects === "mixed") return t("demonstration.some");
  const borders = originOf("geography");
  return borders === "demo" || borders === "mixed" ? t("demonstration.borders") : null;
}
