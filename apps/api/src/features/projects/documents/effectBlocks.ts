import { EFFECT_NAMES, type Effects } from "@mars/domain/effects/effects";
import { namedStepWords } from "@mars/wording/effects/stepWords";
import { areaText } from "@mars/wording/format/areaText";
import { formats } from "@mars/wording/format/formats";
import { tonsText } from "@mars/wording/format/tonsText";
import { type Language, locales } from "@mars/wording/language/languages";
import type { PdfBlock } from "../../../platform/pdf/PdfDocument.ts";
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
  const f = formats(locales[language]);
  const written = [tonsText, areaText, areaText];
  const cell = (effects: Effects | null, index: number) => {
    const value = effects?.[EFFECT_NAMES[index]!] ?? null;
    return value === null ? "–" : written[index]!(f, value);
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
  const steps = judgement?.steps ?? [];
  if (steps.length === 0) return blocks;
  return [
    ...blocks,
    { kind: "heading", level: 3, text: text.how },
    { kind: "list", items: steps.map((step) => namedStepWords(step, locales[language])) },
  ];
}
