import { isProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { formats } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { statusText } from "../text/statusText.ts";
import { logText } from "./logText.ts";

/** A logged value as people read it; null: nothing stood there. */
export function valueWords(value: unknown, field: string, locale: Locale): string | null {
  const f = formats(locale);
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "string") {
    if (field === "status" && isProjectStatus(value)) return translator(statusText, locale)(value);
    return field === "completedOn" ? f.date(value) : value;
  }
  if (typeof value === "number") return f.number(value, 1);
  if (typeof value !== "object") return null;
  return figuresWords(value as Record<string, unknown>, locale);
}

function figuresWords(figures: Record<string, unknown>, locale: Locale): string | null {
  const t = translator(logText, locale);
  const f = formats(locale);
  const ha = typeof figures["areaHa"] === "number" ? f.hectares(figures["areaHa"], 1) : null;
  if ("geoLocationId" in figures && !("name" in figures)) return ha;
  if ("nitrogenReductionT" in figures) {
    const amount = (key: string) => (typeof figures[key] === "number" ? figures[key] : null);
    const [n, e, a] = [
      amount("nitrogenReductionT"),
      amount("extractionEffortHa"),
      amount("afforestationEffortHa"),
    ];
    return [
      n !== null && `${f.tons(n, 2)} N`,
      e !== null && t("extraction", { ha: f.hectares(e, 1) }),
      a !== null && t("forest", { ha: f.hectares(a, 1) }),
    ]
      .filter(Boolean)
      .join(", ");
  }
  const name = typeof figures["name"] === "string" ? figures["name"] : t("privatePerson");
  return ha ? `${name} (${ha})` : name;
}
