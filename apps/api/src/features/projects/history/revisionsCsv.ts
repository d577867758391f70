import type { RevisionEntry } from "@mars/contracts/projects/projectShapes";
import { formatDateTime } from "@mars/wording/format/dates";
import { type Language, locales } from "@mars/wording/language/languages";
import { loggedValueWords } from "@mars/wording/projects/loggedValueWords";
import { projectTermText } from "@mars/wording/projects/projectTermText";
import { writeCsv } from "../../../platform/csv/writeCsv.ts";
import { revisionTexts } from "./revisionTexts.ts";

type Line = { entry: RevisionEntry; field: string; from: unknown; to: unknown };

/** The revision log as a sheet opens it: one line per changed field, newest first. */
export function revisionsCsv(
  entries: readonly RevisionEntry[],
  language: Language,
  of: { project: string; at: Date },
): string {
  const text = revisionTexts[language];
  const values: readonly ((line: Line) => string)[] = [
    ({ entry }) => formatDateTime(entry.lastAt),
    ({ entry }) => entry.organization ?? projectTermText.texts[language].privatePerson,
    ({ entry }) => personText(entry, language),
    ({ entry }) => text.entities[entry.entity] ?? entry.entity,
    ({ entry }) => text.actions[entry.action] ?? entry.action,
    ({ field }) => text.fields[field] ?? field,
    ({ field, from }) => loggedValueWords(from, field, locales[language]) ?? "",
    ({ field, to }) => loggedValueWords(to, field, locales[language]) ?? "",
  ];
  return writeCsv(
    values.map((value, index) => ({ title: text.columns[index]!, value })),
    entries.flatMap((entry) => entry.changes.map((change) => ({ entry, ...change }))),
    text.about(of.project, formatDateTime(of.at)),
  );
}

/** A delegate is told with the owner in whose name they acted. */
function personText({ person, actingFor }: RevisionEntry, language: Language): string {
  if (actingFor === null) return person ?? "";
  const name = actingFor.name ?? projectTermText.texts[language].privatePerson;
  return `${person ?? ""} (${revisionTexts[language].actingFor} ${name})`.trim();
}
