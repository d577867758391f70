import type { RevisionEntry } from "@mars/contracts/projectShapes";
import { writeCsv } from "../../platform/csv/writeCsv.ts";
import { dateTime, number, type Language } from "../../platform/pdf/text/format.ts";
import { revisionTexts } from "./text/revisionTexts.ts";
import { statusNames } from "./text/statusNames.ts";

type Line = { entry: RevisionEntry; field: string; from: unknown; to: unknown };

/** The revision log as a sheet opens it: one line per changed field, newest first. */
export function revisionsCsv(entries: readonly RevisionEntry[], language: Language): string {
  const text = revisionTexts[language];
  const values: readonly ((line: Line) => string)[] = [
    ({ entry }) => dateTime(entry.lastAt),
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
  if (typeof value === "number") return number(value, language, 3);
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
  return typeof value === "number" ? `${number(value, language, 2)} ha` : "";
}

function effectsText(effects: Record<string, unknown>, language: Language): string {
  const figure = (key: string, unit: string) =>
    typeof effects[key] === "number" ? `${number(effects[key], language, 3)} ${unit}` : null;
  return [
    figure("nitrogenReductionT", "t N"),
    figure("extractionEffortHa", language === "da" ? "ha udtagning" : "ha extraction"),
    figure("afforestationEffortHa", language === "da" ? "ha skov" : "ha forest"),
  ]
    .filter((part) => part !== null)
    .join(", ");
}
