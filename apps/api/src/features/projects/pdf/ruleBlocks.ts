import type { RuleName } from "@mars/domain/schemes/ruleResult";
import type { PdfBlock } from "../../../platform/pdf/PdfDocument.ts";
import { dateTime, type Language, number } from "../../../platform/pdf/text/format.ts";
import { ruleWords } from "../../../platform/pdf/text/ruleSentence.ts";
import type { PdfText } from "./pdfText.ts";
import type { ProjectDossier } from "./ProjectDossier.ts";

/** Every rule of the scheme with its figure, and the supplementary geometries it asks for. */
export function ruleBlocks(
  { project, judgement, datasetTitle }: ProjectDossier,
  text: PdfText,
  language: Language,
): PdfBlock[] {
  const blocks: PdfBlock[] = [{ kind: "heading", level: 2, text: text.rules }];
  if (judgement.schemeId === null) {
    blocks.push({ kind: "note", tone: "info", text: text.noScheme });
  } else {
    blocks.push({ kind: "paragraph", text: text.rulesAt(dateTime(judgement.at)) });
    blocks.push({
      kind: "table",
      columns: [
        { title: text.rule, width: 2.4 },
        { title: text.verdict, width: 1.3 },
        { title: text.measured, width: 1.2 },
        { title: text.demand, width: 1.2 },
      ],
      rows: judgement.rules.map((rule) => {
        const words = ruleWords({ ...rule, rule: rule.rule as RuleName }, language, datasetTitle);
        return [words.title, words.verdict, words.measured, words.demand];
      }),
    });
  }
  const areas = project.supplementaryGeometries;
  if (areas.length === 0) return blocks;
  return [
    ...blocks,
    { kind: "heading", level: 2, text: text.supplementary },
    {
      kind: "table",
      columns: [
        { title: text.name, width: 2 },
        { title: text.type, width: 2 },
        { title: text.origin },
        { title: text.areaHa, align: "right" },
      ],
      rows: areas.map((area) => [
        area.name,
        (language === "en" ? area.typeTitleEn : null) ?? area.typeTitle ?? text.none,
        area.automatic ? text.automatic : text.drawn,
        `${number(area.areaHa, language, 2)} ha`,
      ]),
    },
  ];
}
