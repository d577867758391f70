import { isProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { DELEGATION_SCOPES, lastDayBefore } from "@mars/domain/rights/delegation";
import { stepText } from "../effects/stepText.ts";
import { factName } from "../facts/factName.ts";
import { areaText } from "../format/areaText.ts";
import { formats } from "../format/formats.ts";
import { tonsText } from "../format/tonsText.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { projectStatusText } from "./projectStatusText.ts";
import { projectTermText } from "./projectTermText.ts";

/** Fields whose value is the name of a scheme or measure. */
const namedFacts: ReadonlySet<string> = new Set(["subsidyScheme", "mitigationMeasure"]);

/** A value of a project's log as people read it; null: nothing stood there. */
export function loggedValueWords(value: unknown, field: string, locale: Locale): string | null {
  const f = formats(locale);
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "string") {
    if (field === "completedOn" || field === "formSentOn") return f.date(value);
    if (namedFacts.has(field)) return factName(value, locale);
    return field === "status" && (isProjectStatus(value) || value === "returned")
      ? translator(projectStatusText, locale)(value)
      : value;
  }
  if (typeof value === "number") return f.exact(value);
  if (typeof value !== "object") return typeof value === "boolean" ? String(value) : null;
  return figuresWords(value as Record<string, unknown>, locale);
}

/** An area, the entered effects, a party or a supplementary area. */
function figuresWords(figures: Record<string, unknown>, locale: Locale): string | null {
  const f = formats(locale);
  const ha = typeof figures["areaHa"] === "number" ? areaText(f, figures["areaHa"]) : null;
  if ("geoLocationId" in figures && !("name" in figures)) return ha;
  if ("scope" in figures) return delegationWords(figures, locale);
  if ("nitrogenReductionT" in figures) return effectsWords(figures, locale);
  const name =
    typeof figures["name"] === "string"
      ? figures["name"]
      : translator(projectTermText, locale)("privatePerson");
  if (ha !== null) return `${name} (${ha})`;
  return typeof figures["vat"] === "string" ? `${name} (${figures["vat"]})` : name;
}

function delegationWords({ scope, endsAt }: Record<string, unknown>, locale: Locale): string {
  const t = translator(projectTermText, locale);
  const known = DELEGATION_SCOPES.find((one) => one === scope) ?? "apply";
  const until =
    typeof endsAt === "string"
      ? t("untilDay", { day: formats(locale).date(lastDayBefore(endsAt)) })
      : t("noEnd");
  return `${t(`scope.${known}`)}, ${until}`;
}

function effectsWords(effects: Record<string, unknown>, locale: Locale): string {
  const f = formats(locale);
  const t = translator(stepText, locale);
  const part = (key: string, name: "nitrogen" | "extraction" | "afforestation") => {
    const value = effects[key];
    if (typeof value !== "number") return [];
    return [`${t(name)} ${name === "nitrogen" ? tonsText(f, value) : areaText(f, value)}`];
  };
  return [
    ...part("nitrogenReductionT", "nitrogen"),
    ...part("extractionEffortHa", "extraction"),
    ...part("afforestationEffortHa", "afforestation"),
  ].join(", ");
}
