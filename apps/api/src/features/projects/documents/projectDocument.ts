import type { Project, ProjectParty } from "@mars/contracts/projects/projectShapes";
import { EFFECT_NAMES, type Effects } from "@mars/domain/effects/effects";
import { writtenProjectFields } from "@mars/domain/fields/projectFields";
import type { RuleName } from "@mars/domain/schemes/ruleResult";
import { namedStepWords } from "@mars/wording/effects/stepWords";
import { factName } from "@mars/wording/facts/factName";
import { areaText } from "@mars/wording/format/areaText";
import { formatDate, formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { shareText } from "@mars/wording/format/shareText";
import { tonsText } from "@mars/wording/format/tonsText";
import { type Language, locales } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { statusKey } from "@mars/wording/projects/statusKey";
import type { PdfBlock, PdfDocument } from "../../../platform/pdf/PdfDocument.ts";
import { ruleRow } from "../../../platform/pdf/ruleRow.ts";
import type { ProjectDossier } from "./ProjectDossier.ts";
import { caseBlocks } from "./caseBlocks.ts";
import { decisionBlocks, letterBlocks } from "./letterBlocks.ts";
import { pdfText, type PdfText } from "./pdfText.ts";

/** The whole project as a document: everything the owner and the caseworker see, in one reading. */
export function projectDocument(dossier: ProjectDossier, language: Language): PdfDocument {
  const { project } = dossier;
  const text = pdfText[language];
  return documentOf(dossier, language, [
    ...letterBlocks(dossier, language),
    keyFigures(project, language),
    ...areaBlocks(dossier, text, language),
    { kind: "heading", level: 2, text: text.overview },
    overview(dossier, text, language),
    ...writtenBlocks(project, language),
    ...effectBlocks(dossier, text, language),
    ...ruleBlocks(dossier, text, language),
    ...caseBlocks(dossier, text, language),
  ]);
}

/** The letter of the last decision alone; undefined where nothing is decided. */
export function decisionDocument(
  dossier: ProjectDossier,
  language: Language,
): PdfDocument | undefined {
  const letter = decisionBlocks(dossier, language);
  return letter.length === 0 ? undefined : documentOf(dossier, language, letter);
}

function documentOf(
  { project, at }: ProjectDossier,
  language: Language,
  blocks: PdfBlock[],
): PdfDocument {
  const text = pdfText[language];
  return {
    language,
    title: project.name,
    kicker: `${text.kicker} · ${projectStatusText.texts[language][statusKey(project)]}`,
    description: text.description(project.name),
    author: text.author,
    footer: text.footer(formatDateTime(at.toISOString()), project.caseNumber),
    at,
    blocks,
  };
}

function keyFigures(project: Project, language: Language): PdfBlock {
  const text = pdfText[language];
  const { counting } = project.effects;
  const f = formats(locales[language]);
  const figure = (label: string, value: number | null, textOf: typeof areaText) => {
    const [written = "–", unit = ""] = value === null ? [] : textOf(f, value).split("\u00a0");
    return { label, value: written, unit };
  };
  return {
    kind: "figures",
    items: [
      figure(text.areaHa, project.areaHa, areaText),
      figure(text.nitrogen, counting.nitrogenReductionT, tonsText),
      figure(text.extraction, counting.extractionEffortHa, areaText),
      figure(text.afforestation, counting.afforestationEffortHa, areaText),
    ],
  };
}

function overview(
  { project, schemeName, measureName }: ProjectDossier,
  text: PdfText,
  language: Language,
): PdfBlock {
  const names = (units: readonly { name: string }[]) =>
    units.map(({ name }) => name).join(", ") || text.none;
  const named = (fact: string | null) =>
    fact === null ? text.none : factName(fact, locales[language]);
  const { units } = project;
  const rows: [string, string][] = [
    [text.caseNumber, project.caseNumber],
    [text.status, projectStatusText.texts[language][statusKey(project)]],
    [text.owner, partyText(project.owner, text)],
    ...(project.delegate
      ? [[text.delegate, partyText(project.delegate, text)] as [string, string]]
      : []),
    [text.caseId, project.caseId ?? text.none],
    [text.scheme, named(schemeName)],
    [text.measure, named(measureName)],
    [text.applied, project.appliedAt ? formatDateTime(project.appliedAt) : text.notApplied],
    ...(project.completedOn
      ? [[text.completed, formatDate(project.completedOn)] as [string, string]]
      : []),
    [text.created, formatDateTime(project.createdAt)],
    [text.updated, formatDateTime(project.updatedAt)],
    [text.municipalities, names(units.municipalities)],
    [text.plans, names(units.plans)],
    [text.tripartites, names(units.tripartites)],
    [text.subcatchments, names(units.subcatchments)],
  ];
  return { kind: "facts", header: [text.fact, text.content], rows };
}

function partyText(party: ProjectParty | null, text: PdfText): string {
  if (party === null) return text.none;
  const name = party.name ?? text.privatePerson;
  return party.vat === null ? name : `${name} (${party.vat})`;
}

/** Every text of the project that is not its name, which is the title. */
function writtenBlocks(project: Project, language: Language): PdfBlock[] {
  return writtenProjectFields.flatMap((field): PdfBlock[] => {
    const lines = project[field].split(/\n+/).filter((line) => line.trim() !== "");
    if (field === "name" || lines.length === 0) return [];
    return [
      { kind: "heading", level: 2, text: projectFieldText.texts[language][field] },
      ...lines.map((text): PdfBlock => ({ kind: "paragraph", text })),
    ];
  });
}

function areaBlocks(
  { project, mapSvg, isDemoGeography }: ProjectDossier,
  text: PdfText,
  language: Language,
): PdfBlock[] {
  const f = formats(locales[language]);
  const blocks: PdfBlock[] = [{ kind: "heading", level: 2, text: text.area }];
  if (mapSvg === null || project.areaHa === null) {
    return [...blocks, { kind: "note", tone: "info", text: text.noArea }];
  }
  const where = project.units.municipalities.map(({ name }) => name).join(", ");
  blocks.push({
    kind: "image",
    svg: mapSvg,
    alt: text.mapAlt(project.name, f.hectares(project.areaHa), where),
    caption: isDemoGeography ? `${text.mapCaption} ${text.demoGeography}` : text.mapCaption,
  });
  if (project.carbonOverlapHa !== null && project.carbonShare !== null) {
    blocks.push({
      kind: "paragraph",
      text: text.carbon(areaText(f, project.carbonOverlapHa), shareText(f, project.carbonShare)),
    });
  }
  for (const { code, figures } of project.warnings) {
    if (code !== "geometry.partly-outside-container") continue;
    const outsideHa = areaText(f, Number(figures?.outsideHa ?? 0));
    blocks.push({ kind: "note", tone: "warning", text: text.partlyOutside(outsideHa) });
  }
  return blocks;
}

/** The three effects next to each other, and how they came about. */
function effectBlocks(
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

/** Every rule of the scheme with its figure, and the supplementary geometries it asks for. */
function ruleBlocks(
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
