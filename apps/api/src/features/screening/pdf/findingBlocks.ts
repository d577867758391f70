import type { ScreeningFinding } from "@mars/contracts/screening";
import { areaText } from "@mars/wording/format/areaText";
import { formatDate, formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { shareText } from "@mars/wording/format/shareText";
import { type Language, locales } from "@mars/wording/language/languages";
import type { PdfBlock } from "../../../platform/pdf/PdfDocument.ts";
import type { StoredScreening } from "../StoredScreening.ts";
import type { ScreeningPdfText } from "./pdfText.ts";

const KINDS = ["conflict", "potential", "background"] as const;

/** What lies in the area, by what it means for it, and the datasets that did not answer. */
export function findingBlocks(
  stored: StoredScreening,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock[] {
  const findings = stored.findings.map(({ finding }) => finding);
  const blocks = KINDS.flatMap((kind): PdfBlock[] => {
    const own = findings
      .filter(({ datasetKind, overlapHa }) => datasetKind === kind && overlapHa > 0)
      .toSorted((a, b) => b.overlapHa - a.overlapHa);
    return [
      { kind: "heading", level: 2, text: text.findingsOf[kind] },
      own.length === 0
        ? { kind: "paragraph", text: text.nothingFound }
        : table(own, text, titleOf, language),
    ];
  });
  const failed = stored.rest.failures.map(({ datasetId }) => titleOf(datasetId));
  return failed.length === 0
    ? blocks
    : [...blocks, { kind: "note", tone: "warning", text: text.failedText(failed.join(", ")) }];
}

function table(
  findings: readonly ScreeningFinding[],
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock {
  const f = formats(locales[language]);
  return {
    kind: "table",
    columns: [
      { title: text.dataset, width: 2.6 },
      { title: text.overlap, align: "right" },
      { title: text.share, align: "right", width: 0.8 },
      { title: text.touched, align: "right", width: 0.8 },
      { title: text.source, width: 1.6 },
    ],
    rows: findings.map(({ datasetId, overlapHa, share, touchedCount, source }) => [
      titleOf(datasetId),
      areaText(f, overlapHa),
      shareText(f, share),
      f.integer(touchedCount),
      source,
    ]),
  };
}

/** Findings in the catalogue's order: they came in the order they were ready. */
function inOrder({ findings, rest }: StoredScreening): readonly ScreeningFinding[] {
  const known = new Map(findings.map(({ finding }) => [finding.datasetId, finding]));
  return rest.datasets.flatMap(({ id }) => known.get(id) ?? []);
}

/** What it takes to see that this paper is what was screened: id, fingerprint, data versions. */
export function receiptBlocks(
  stored: StoredScreening,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
): PdfBlock[] {
  return [
    { kind: "heading", level: 2, text: text.receipt },
    {
      kind: "facts",
      header: [text.fact, text.content],
      rows: [
        [text.id, stored.id],
        [text.hash, stored.geometryHash],
        [text.created, formatDateTime(stored.createdAt.toISOString())],
        [text.expires, formatDate(stored.expiresAt.toISOString())],
      ],
    },
    { kind: "heading", level: 3, text: text.versions },
    {
      kind: "table",
      columns: [
        { title: text.dataset, width: 2.6 },
        { title: text.version },
        { title: text.updated },
      ],
      rows: inOrder(stored).map(({ datasetId, version }) => [
        titleOf(datasetId),
        version.origin === "live" ? text.asked : version.label,
        version.updatedOn ? formatDate(version.updatedOn) : formatDate(version.loadedAt),
      ]),
    },
  ];
}
