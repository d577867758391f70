import { areaText } from "@mars/wording/format/areaText";
import { formatDate, formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import { loggedValueWords } from "@mars/wording/projects/loggedValueWords";
import { movedKey } from "@mars/wording/projects/statusKey";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import type { PdfBlock, PdfColumn } from "../../../platform/pdf/PdfDocument.ts";
import { revisionTexts } from "../history/revisionTexts.ts";
import type { PdfText } from "./pdfText.ts";
import type { ProjectDossier } from "./ProjectDossier.ts";

/** A log of years would bury the rest; the CSV has it all. */
const MAX_LOG_LINES = 150;

/** What has happened: applications, decisions, remarks, log, and the data it was judged by. */
export function caseBlocks(dossier: ProjectDossier, text: PdfText, language: Language): PdfBlock[] {
  return [
    ...applications(dossier, text, language),
    ...history(dossier, text, language),
    ...remarks(dossier, text),
    ...log(dossier, text, language),
    ...data(dossier, text),
  ];
}

function section(
  title: string,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
): PdfBlock[] {
  if (rows.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: title },
    { kind: "table", columns, rows },
  ];
}

function applications({ project }: ProjectDossier, text: PdfText, language: Language): PdfBlock[] {
  return section(
    text.applications,
    [
      { title: text.at, width: 1.5 },
      { title: text.action, width: 1.6 },
      { title: text.areaHa, align: "right" },
    ],
    project.applications.map((one) => [
      formatDateTime(one.at),
      text.actions[one.action],
      one.areaHa === null ? "–" : areaText(formats(locales[language]), one.areaHa),
    ]),
  );
}

function history({ project }: ProjectDossier, text: PdfText, language: Language): PdfBlock[] {
  const names = projectStatusText.texts[language];
  return section(
    text.history,
    [
      { title: text.at, width: 1.5 },
      { title: text.status, width: 1.7 },
      { title: text.decidedOn, width: 0.9 },
      { title: text.by, width: 1.5 },
      { title: text.remark, width: 1.6 },
    ],
    project.history.map((entry) => [
      formatDateTime(entry.at),
      entry.cause === "revision" ? text.revised : names[movedKey(entry)],
      entry.decidedOn ? formatDate(entry.decidedOn) : "–",
      entry.organization ?? entry.person ?? "–",
      entry.remark ?? "–",
    ]),
  );
}

function remarks({ remarks: all }: ProjectDossier, text: PdfText): PdfBlock[] {
  return section(
    text.remarks,
    [
      { title: text.at, width: 1.5 },
      { title: text.by, width: 1.5 },
      { title: text.remark, width: 3.2 },
    ],
    all.map((one) => [formatDateTime(one.at), one.organization ?? one.person ?? "–", one.text]),
  );
}

function log({ revisions }: ProjectDossier, text: PdfText, language: Language): PdfBlock[] {
  const { fields } = revisionTexts[language];
  const lines = revisions.flatMap((entry) =>
    entry.changes.map(({ field, from, to }) => [
      formatDateTime(entry.lastAt),
      entry.organization ?? entry.person ?? "–",
      fields[field] ?? field,
      loggedValueWords(from, field, locales[language]) ?? "–",
      loggedValueWords(to, field, locales[language]) ?? "–",
    ]),
  );
  const blocks = section(
    text.log,
    [
      { title: text.at, width: 1.4 },
      { title: text.by, width: 1.2 },
      { title: text.field, width: 1 },
      { title: text.from, width: 1.75 },
      { title: text.to, width: 1.75 },
    ],
    lines.slice(0, MAX_LOG_LINES),
  );
  return lines.length > MAX_LOG_LINES
    ? [...blocks, { kind: "paragraph", text: text.shortened(String(MAX_LOG_LINES)) }]
    : blocks;
}

function data({ judgement, datasetTitle }: ProjectDossier, text: PdfText): PdfBlock[] {
  return section(
    text.data,
    [
      { title: text.dataset, width: 3 },
      { title: text.version, width: 1 },
    ],
    Object.entries(judgement?.datasetVersions ?? {}).map(([id, label]) => [
      datasetTitle(id),
      label,
    ]),
  );
}
