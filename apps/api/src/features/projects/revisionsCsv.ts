import type { RevisionEntry } from "@mars/contracts/projectShapes";
import type { EffectName } from "@mars/domain/effects/effects";
import { stepText } from "@mars/wording/effects/stepText";
import { areaText } from "@mars/wording/format/areaText";
import { formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { tonsText } from "@mars/wording/format/tonsText";
import { type Language, locales } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { writeCsv } from "../../platform/csv/writeCsv.ts";
import { revisionTexts } from "./text/revisionTexts.ts";
import { statusNames } from "./text/statusNames.ts";

type Line = { entry: RevisionEntry; field: string; from: unknown; to: unknown };

/** The revision log as a sheet opens it: one line per changed field, newest first. */
export function revisionsCsv(entries: readonly RevisionEntry[], language: Language): string {
  const text = revisionTexts[language];
  const values: readonly ((line: Line) => string)[] = [
    ({ entry }) => formatDateTime(entry.lastAt),
    ({ entry }) => entry.organization ?? text.privatePerson,
    ({ entry }) => entry.person ?? "",
    ({ entry }) => text.entities[entry.entity] ?? entry.entity,
    ({ entry }) => text.actions[entry.action] ?? entry.action,
    ({ field }) => text.fields[field] ?? field,
    ({ from }) => readable(from, language),
    ({ to }) => readable(to, language),
  ];
  return writeCsv(
    values.map((value, index) => ({ title: text.columns[index]!, value })),
    entries.flatMap((entry) => entry.changes.map((change) => ({ entry, ...change }))),
  );
}

/** A value of the log in words. */
export function readable(value: unknown, language: Language): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return statusNames[language][value] ?? value;
  if (typeof value === "number") return formats(locales[language]).exact(value);
  if (typeof value !== "object") return typeof value === "boolean" ? String(value) : "";
  const figures = value as Record<string, unknown>;
  if ("geoLocationId" in figures) return hectares(figures.areaHa, language);
  if ("nitrogenReductionT" in figures) return effectsText(figures, language);
  const name =
    typeof figures.name === "string" ? figures.name : revisionTexts[language].privatePerson;
  if ("areaHa" in figures) return `${name} (${hectares(figures.areaHa, language)})`;
  return typeof figures.vat === "string" ? `${name} (${figures.vat})` : name;
}

function hectares(value: unknown, language: Language): string {
  return typeof value === "number" ? areaText(formats(locales[language]), value) : "";
}

function effectsText(effects: Record<string, unknown>, language: Language): string {
  const f = formats(locales[language]);
  const t = translator(stepText, locales[language]);
  const figure = (key: EffectName, name: "nitrogen" | "extraction" | "afforestation") => {
    const value = effects[key];
    if (typeof value !== "number") return [];
    const written = name === "nitrogen" ? tonsText(f, value) : areaText(f, value);
    return [`${t(name)} ${written}`];
  };
  return [
    ...figure("nitrogenReductionT", "nitrogen"),
    ...figure("extractionEffortHa", "extraction"),
    ...figure("afforestationEffortHa", "afforestation"),
  ].join(", ");
}
