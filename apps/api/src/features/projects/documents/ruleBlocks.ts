import type { RuleName } from "@mars/domain/schemes/ruleResult";
import { areaText } from "@mars/wording/format/areaText";
import { formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import type { PdfBlock } from "../../../platform/pdf/PdfDocument.ts";
import { ruleRow } from "../../../platform/pdf/ruleRow.ts";
import type { PdfText } from "./pdfText.ts";
import type { ProjectDossier } from "./ProjectDossier.ts";

/** Every rule of the scheme with its figure, and the supplementary geometries it asks for. */
export function ruleBlocks(
  { project, judgement, datasetTitle }: ProjectDossier,
  text: PdfText,
  language: Language,
): PdfBlock[] {
  const blocks: PdfBlock[] = [{ kind: "heading", level: 2, text: text.rules }];
  if (judgement === null) {
    blocks.push({ kind: "note", tone: "info", text: text.judgedElsewhere });
  } else if (judgement.schemeId === null) {
    blocks.push({ kind: "note", tone: "info", text: text.noScheme });
  } else {
    blocks.push({ kind: "paragraph", text: text.rulesAt(formatDateTime(judgement.at)) });
    blocks.push({
      kind: "table",
      columns: [
        { title: text.rule, width: 2 },
        { title: text.verdict, width: 2.4 },
        { title: text.measured, width: 1.2 },
      ],
      rows: judgement.rules.map((rule) => {
        const named = { ...rule, rule: rule.rule as RuleName };
        return ruleRow(named, { locale: locales[language], titleOf: datasetTitle });
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
        wordIn(locales[language], area, "typeTitle") ?? text.none,
        area.automatic ? text.automatic : text.drawn,
        area.areaHa === null ? text.none : areaText(formats(locales[language]), area.areaHa),
      ]),
    },
  ];
}
