import { standingDecision } from "@mars/domain/lifecycle/decision";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { decisionLetter } from "@mars/wording/cases/decisionLetter";
import { taskText } from "@mars/wording/cases/taskText";
import { formatDate } from "@mars/wording/format/dates";
import { movedKey, statusKey } from "@mars/wording/projects/statusKey";
import { letterText } from "@mars/wording/cases/letterText";
import { type Language, locales } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import type { PdfBlock } from "../../../platform/pdf/PdfDocument.ts";
import type { ProjectDossier } from "./ProjectDossier.ts";
import { factName } from "@mars/wording/facts/factName";

/** What a case rests on, as the letter that is on top of its page: a decision, or what is to be
 * corrected; neither: nothing. */
export function letterBlocks(dossier: ProjectDossier, language: Language): PdfBlock[] {
  return statusKey(dossier.project) === "returned"
    ? correctionBlocks(dossier, language)
    : decisionBlocks(dossier, language);
}

function correctionBlocks({ project }: ProjectDossier, language: Language): PdfBlock[] {
  const t = translator(taskText, locales[language]);
  const sentBack = project.history.findLast((move) => movedKey(move) === "returned");
  return [
    { kind: "heading", level: 2, text: t("correct.title") },
    ...(sentBack ? [{ kind: "paragraph", text: formatDate(sentBack.at) } as const] : []),
    { kind: "paragraph", text: t("correct.text") },
    ...(sentBack?.remark ? [{ kind: "paragraph", text: sentBack.remark } as const] : []),
  ];
}

export function decisionBlocks(
  { project, schemeName, casework, at }: ProjectDossier,
  language: Language,
): PdfBlock[] {
  const decision = standingDecision(project.status, project.history, casework);
  if (decision === null) return [];
  const t = translator(letterText, locales[language]);
  const letter = decisionLetter(
    decision,
    {
      projectName: project.name,
      schemeName: schemeName === null ? "–" : factName(schemeName, locales[language]),
      authority: "MARS",
      casework,
      status: project.status,
      flowType: project.flowType ?? "full",
      completedOn: project.completedOn,
      today: copenhagenDay(at.toISOString()),
    },
    locales[language],
  );
  const { complaint, validity, reason } = letter;
  const part = (title: string, ...texts: readonly string[]): PdfBlock[] => [
    { kind: "heading", level: 3, text: title },
    ...texts.map((text): PdfBlock => ({ kind: "paragraph", text })),
  ];
  return [
    { kind: "heading", level: 2, text: letter.title },
    { kind: "paragraph", text: `${letter.sender}, ${letter.day}` },
    { kind: "paragraph", text: letter.lead },
    ...(reason === null ? [] : part(letter.why, reason)),
    ...(validity ? part(t("validUntil"), `${validity.day} (${validity.left})`) : []),
    ...(letter.terms.length > 0
      ? [...part(t("terms")), { kind: "list", items: letter.terms } as const]
      : []),
    ...part(t("now"), letter.now),
    ...(complaint
      ? part(
          t("disagree"),
          `${complaint.text} ${complaint.by}${complaint.isOver ? "" : "."}`,
          ...(complaint.how ? [complaint.how] : []),
          ...(complaint.url ? [complaint.url] : []),
        )
      : []),
    { kind: "note", tone: "info", text: letter.digitalPost },
  ];
}
