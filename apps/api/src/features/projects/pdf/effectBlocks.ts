import { EFFECT_NAMES, type Effects } from "@mars/domain/effects/effects";
import type { PdfBlock } from "../../../platform/pdf/PdfDocument.ts";
import { effectSentence } from "../../../platform/pdf/text/effectSentence.ts";
import { type Language, number } from "../../../platform/pdf/text/format.ts";
import type { PdfText } from "./pdfText.ts";
import type { ProjectDossier } from "./ProjectDossier.ts";

/** The three effects beside each other, and how they came about. */
export function effectBlocks(
  { project, judgement }: ProjectDossier,
  text: PdfText,
  language: Language,
): PdfBlock[] {
  const { counting, computed, original, source } = project.effects;
  if (source === null) return [];
  const names = [text.nitrogen, text.extraction, text.afforestation];
  const units = ["t N", "ha", "ha"];
  const cell = (effects: Effects | null, index: number) => {
    const value = effects?.[EFFECT_NAMES[index]!] ?? null;
    return value === null ? "–" : `${number(value, language, 3)} ${units[index]}`;
  };
  const blocks: PdfBlock[] = [
    { kind: "heading", level: 2, text: text.effects },
    { kind: "paragraph", text: text.effectsSource[source] },
    {
      kind: "table",
      columns: [
        { title: text.effect, width: 2 },
        { title: text.counting, align: "right" },
        { title: text.computed, align: "right" },
        ...(original ? [{ title: text.original, align: "right" as const }] : []),
      ],
      rows: names.map((name, index) => [
        name,
        cell(counting, index),
        cell(computed, index),
        ...(original ? [cell(original, index)] : []),
      ]),
    },
  ];
  if (judgement.steps.length === 0) return blocks;
  return [
    ...blocks,
    { kind: "heading", level: 3, text: text.how },
    { kind: "list", items: judgement.steps.map((step) => effectSentence(step, language)) },
  ];
}
