import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { featureName } from "@mars/wording/datasets/featureName";
import { nextStepOf } from "@mars/wording/datasets/nextStepOf";
import { areaText } from "@mars/wording/format/areaText";
import { formatDate } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { shareText } from "@mars/wording/format/shareText";
import { type Language, locales } from "@mars/wording/language/languages";
import type { PdfBlock } from "../../../../platform/pdf/PdfDocument.ts";
import type { StoredScreening } from "../../receipt/StoredScreening.ts";
import type { ScreeningPdfText } from "./pdfText.ts";
import type { ScreeningDossier } from "./ScreeningDossier.ts";

/** Names of features that are under a dataset; the page has them all. */
const NAMES_SHOWN = 3;

/** What lies in the area, by what it means for it, and the datasets that did not answer. */
export function findingBlocks(
  { stored, municipalities }: ScreeningDossier,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
  language: Language,
): PdfBlock[] {
  const f = formats(locales[language]);
  const of = (kind: ScreeningFinding["datasetKind"]) =>
    stored.findings
      .map(({ finding }) => finding)
      .filter(({ datasetKind, overlapHa }) => datasetKind === kind && overlapHa > 0)
      .toSorted((a, b) => b.overlapHa - a.overlapHa);
  const size = ({ overlapHa, share }: ScreeningFinding) =>
    `${areaText(f, overlapHa)} (${shareText(f, share)})`;
  const named = (finding: ScreeningFinding) => {
    const names = namesOf(finding, text);
    return names === "" ? titleOf(finding.datasetId) : `${titleOf(finding.datasetId)}: ${names}`;
  };
  const section = (kind: ScreeningFinding["datasetKind"], block: PdfBlock | null): PdfBlock[] => [
    { kind: "heading", level: 2, text: text.findingsOf[kind] },
    block ?? { kind: "paragraph", text: text.nothingFound },
  ];
  const conflicts = of("conflict");
  const potentials = of("potential");
  const facts = of("background");
  const failed = stored.rest.failures.map(({ datasetId }) => titleOf(datasetId));
  return [
    ...section(
      "conflict",
      conflicts.length === 0
        ? null
        : {
            kind: "table",
            isTall: true,
            columns: [
              { title: text.dataset, width: 2.1 },
              { title: text.overlap },
              { title: text.takes, width: 2.1 },
              { title: text.from, width: 1.7 },
              { title: text.duration, width: 1.7 },
            ],
            rows: conflicts.map((finding) => {
              const next = nextStepOf(
                finding.datasetId,
                language,
                municipalities[0]?.municipality ?? null,
              );
              return [
                named(finding),
                size(finding),
                next?.takes ?? "–",
                next?.from ?? "–",
                next?.duration ?? "–",
              ];
            }),
          },
    ),
    ...section(
      "potential",
      potentials.length === 0
        ? null
        : {
            kind: "table",
            columns: [{ title: text.dataset, width: 3 }, { title: text.overlap }],
            rows: potentials.map((finding) => [named(finding), size(finding)]),
          },
    ),
    ...section(
      "background",
      facts.length === 0
        ? null
        : {
            kind: "paragraph",
            text: facts.map((one) => `${titleOf(one.datasetId)} ${size(one)}`).join(" · "),
          },
    ),
    ...(failed.length === 0
      ? []
      : [{ kind: "note", tone: "warning", text: text.failedText(failed.join(", ")) } as const]),
  ];
}

function namesOf({ features, touchedCount }: ScreeningFinding, text: ScreeningPdfText): string {
  const names = features.flatMap((one) => featureName(one) ?? []);
  const shown = [...new Set(names)].slice(0, NAMES_SHOWN);
  // Several features may bear one name, and all of them are told of by it.
  const more = touchedCount - names.filter((name) => shown.includes(name)).length;
  if (shown.length === 0) return "";
  return more > 0 ? `${shown.join(", ")} ${text.andMore(more)}` : shown.join(", ");
}

/** Findings in the catalogue's order: they came in the order they were ready. */
function inOrder({ findings, rest }: StoredScreening): readonly ScreeningFinding[] {
  const known = new Map(findings.map(({ finding }) => [finding.datasetId, finding]));
  return rest.datasets.flatMap(({ id }) => known.get(id) ?? []);
}

/** 'Matrikelkort (2026-1, 14.05.2026)', one after the other. */
export function versionsText(
  stored: StoredScreening,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
): string {
  return inOrder(stored)
    .map(({ datasetId, version, source }) => {
      const label = version.origin === "live" ? text.asked : version.label;
      const day = formatDate(version.updatedOn ?? version.loadedAt);
      return `${titleOf(datasetId)} (${source}, ${label}, ${day})`;
    })
    .join(" · ");
}
