import {
  comparisonMap,
  downloadComparisonCsv,
  downloadComparisonPdf,
  readAlternatives,
  writeAlternatives,
} from "@mars/contracts/screening/screeningDownloads";
import type { ApplicantChoice } from "@mars/domain/schemes/judgedFor";
import { compareCodes } from "@mars/domain/order/compareCodes";
import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import { answerText } from "@mars/wording/answer/answerText";
import { plainName } from "@mars/wording/answer/answerWords";
import {
  comparisonWords,
  deadlineOf,
  letterOf,
  optionOf,
  takenHaOf,
} from "@mars/wording/answer/comparisonWords";
import { areaText } from "@mars/wording/format/areaText";
import { formats } from "@mars/wording/format/formats";
import { formatDateTime } from "@mars/wording/format/dates";
import { type Language, locales } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { wordIn } from "@mars/wording/language/wordIn";
import { renderSVG } from "uqr";
import { writeCsv } from "../../../platform/csv/writeCsv.ts";
import type { App } from "../../../platform/http/App.ts";
import { nameFile } from "../../../platform/http/answers/nameFile.ts";
import { route } from "../../../platform/http/route.ts";
import { mapBackground } from "../../../platform/pdf/mapBackground.ts";
import { mapBox, type MapSize } from "../../../platform/pdf/mapSvg.ts";
import type { PdfBlock, PdfDocument } from "../../../platform/pdf/PdfDocument.ts";
import { openScreening } from "../receipt/openScreening.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";
import type { Drawn } from "./findingFilesWorker.ts";
import { rateSource } from "./findingsCsv.ts";
import { findingShapes } from "./findingShapes.ts";
import { pdfText } from "./pdf/pdfText.ts";
import { screeningMap } from "./pdf/screeningDocument.ts";
import { answerOf } from "./pdf/verdictBlocks.ts";
import { screeningText } from "./text.ts";

type Sources = {
  drawn: (id: string) => Promise<Drawn>;
  forApplicant: (
    stored: StoredScreening,
    applicant: ApplicantChoice | undefined,
  ) => Promise<StoredScreening>;
};
type Compared = { id: string; name: string; stored: StoredScreening };
type Asked = {
  analyses: string;
  names: string;
  language: Language;
  applicant?: ApplicantChoice | undefined;
};

const MAP_SIZE: MapSize = { width: 440, height: 300 };
const QR_MM = 28;

/** Alternatives side by side: as maps of one section of the land, as a document and as a table. */
export function comparisonRoutes(
  app: App,
  { config, database, now, pdf }: ScreeningParts,
  { drawn, forApplicant }: Sources,
): void {
  const open = async ({ applicant, ...asked }: Asked): Promise<Compared[]> =>
    Promise.all(
      readAlternatives(asked).map(async ({ id, name }) => ({
        id,
        name,
        stored: await forApplicant(await openScreening(database.read, id, now()), applicant),
      })),
    );
  const drawMap = async (id: string, all: readonly StoredScreening[], language: Language) => {
    const { all: stored, outlines } = await drawn(id);
    const box = mapBox(
      [stored, ...all].map(({ geometry }) => geometry),
      { size: MAP_SIZE },
    );
    return screeningMap(
      {
        stored,
        shapes: findingShapes(stored, outlines, language),
        background: await mapBackground(database.read, box),
      },
      pdfText[language],
      { box, size: MAP_SIZE, hasKey: false },
    );
  };

  route(app, comparisonMap, async ({ params: { id }, query: { analyses, language } }) => {
    const others = readAlternatives({ analyses, names: "" }).filter((one) => one.id !== id);
    const opened = others.map((one) => openScreening(database.read, one.id, now()));
    return Buffer.from(await drawMap(id, await Promise.all(opened), language));
  });

  route(app, downloadComparisonPdf, async ({ query, reply }) => {
    const compared = await open(query);
    const maps = [];
    for (const { id } of compared)
      maps.push(
        await drawMap(
          id,
          compared.map(({ stored }) => stored),
          query.language,
        ),
      );
    const address = `${config.server.publicUrl}/screening/sammenlign?${new URLSearchParams(writeAlternatives(compared)).toString()}`;
    nameFile(reply, { parts: ["alternativer"], at: now(), ending: "pdf" });
    return pdf.write(
      comparisonDocument(compared, { maps, address, language: query.language, at: now() }),
    );
  });

  route(app, downloadComparisonCsv, async ({ query, reply }) => {
    const compared = await open(query);
    nameFile(reply, { parts: ["alternativer"], at: now(), ending: "csv" });
    return Buffer.from(comparisonCsv(compared, config.server.publicUrl, query.language));
  });
}

function alternativesOf(compared: readonly Compared[], language: Language) {
  return compared.map(({ name, stored }) => {
    const titles = new Map(
      stored.rest.datasets.map((one) => [one.id, wordIn(locales[language], one, "title")]),
    );
    return {
      ...answerOf(stored),
      name,
      conflicts: stored.findings
        .filter(({ finding }) => finding.datasetKind === "conflict" && finding.overlapHa > TOUCH_HA)
        .map(({ finding: { datasetId, overlapHa } }) => ({
          datasetId,
          title: titles.get(datasetId) ?? datasetId,
          ha: overlapHa,
        })),
    };
  });
}

function comparisonDocument(
  compared: readonly Compared[],
  {
    maps,
    address,
    language,
    at,
  }: { maps: readonly string[]; address: string; language: Language; at: Date },
): PdfDocument {
  const text = pdfText[language];
  const t = translator(answerText, locales[language]);
  const alternatives = alternativesOf(compared, language);
  const words = comparisonWords(alternatives, locales[language]);
  const nameOf = (index: number) =>
    [letterOf(index), compared[index]!.name].filter((word) => word !== "").join(" ");
  const isDemo = compared.some(({ stored }) =>
    stored.findings.some(({ finding }) => finding.version.origin === "demo"),
  );
  // Three in a row, four in two.
  const inRow = maps.length === 3 ? 3 : 2;
  const row = (from: number): PdfBlock => ({
    kind: "columns",
    columns: maps.slice(from, from + inRow).map((svg, index): PdfBlock[] => [
      {
        kind: "image",
        svg,
        alt: text.mapAlt(alternatives[from + index]!.areaHa.toFixed(1)),
        caption: nameOf(from + index),
      },
    ]),
  });
  const sources = alternatives.flatMap((one) => rateSource(optionOf(one) ?? undefined) ?? []);
  return {
    language,
    title: words.title,
    kicker: isDemo ? `${text.comparison} · ${text.demo}` : text.comparison,
    description: text.comparisonDescription,
    author: text.author,
    footer: `${text.comparison} · ${formatDateTime(at.toISOString())}`,
    at,
    blocks: [
      { kind: "paragraph", text: `${words.text} ${text.guidance}`.trim() },
      ...(isDemo ? ([{ kind: "note", tone: "warning", text: text.demoText }] as const) : []),
      row(0),
      ...(maps.length > inRow ? [row(inRow)] : []),
      { kind: "paragraph", text: text.comparisonKey },
      {
        kind: "table",
        columns: [
          { title: "", width: 0.8 },
          ...compared.map((_, index) => ({ title: nameOf(index) })),
        ],
        rows: words.rows.map(({ label, cells }) => [
          label,
          ...cells.map(
            (cell) =>
              cell?.map(({ text: line, note }) => (note ? `${line} (${note})` : line)).join("; ") ??
              t("compare.none"),
          ),
        ]),
        isTall: true,
      },
      {
        kind: "paragraph",
        text: text.comparisonSource(
          [...new Set(sources)].toSorted(compareCodes).join("; ") || t("compare.none"),
        ),
      },
      {
        kind: "image",
        svg: renderSVG(address, { border: 1 }),
        alt: text.qrAlt(address),
        caption: text.comparisonQr,
        widthMm: QR_MM,
      },
    ],
  };
}

function comparisonCsv(
  compared: readonly Compared[],
  publicUrl: string,
  language: Language,
): string {
  const text = screeningText[language];
  const locale = locales[language];
  const t = translator(answerText, locale);
  const f = formats(locale);
  type Line = ReturnType<typeof alternativesOf>[number] & { index: number };
  const lines = alternativesOf(compared, language).map((one, index): Line => ({ ...one, index }));
  const option = (line: Line) => optionOf(line);
  return writeCsv<Line>(
    [
      { title: text.alternative, value: ({ index }) => letterOf(index) },
      { title: text.name, value: ({ name }) => name },
      { title: text.areaHa, value: ({ areaHa }) => areaHa, isEven: true },
      {
        title: t("compare.best"),
        value: (line) => {
          const best = option(line);
          return best && plainName(best, locale);
        },
      },
      { title: text.scheme, value: (line) => option(line)?.schemeName },
      {
        title: text.verdict,
        value: (line) => {
          const best = option(line);
          return best && t(`verdict.${best.verdict ?? "unknown"}`);
        },
      },
      { title: text.usableHa, value: (line) => option(line)?.usableHa, isEven: true },
      { title: text.fromKr, value: (line) => option(line)?.payment?.fromKr },
      { title: text.toKr, value: (line) => option(line)?.payment?.toKr },
      { title: text.rateSource, value: (line) => rateSource(option(line) ?? undefined) },
      {
        title: text.afforestationHa,
        value: (line) => option(line)?.usableEffects?.afforestationEffortHa,
        isEven: true,
      },
      {
        title: text.extractionHa,
        value: (line) => option(line)?.usableEffects?.extractionEffortHa,
        isEven: true,
      },
      {
        title: text.nitrogenT,
        value: (line) => option(line)?.usableEffects?.nitrogenReductionT,
        isEven: true,
      },
      { title: text.takenHa, value: takenHaOf, isEven: true },
      {
        title: t("compare.conflictsIn"),
        value: ({ conflicts }) =>
          conflicts.map(({ title, ha }) => `${title} (${areaText(f, ha)})`).join(", "),
      },
      {
        title: t("compare.deadline"),
        value: (line) => {
          const best = option(line);
          return best && deadlineOf(best)?.slice(0, 10);
        },
      },
      {
        title: text.link,
        value: ({ index }) => `${publicUrl}/screening?analysis=${compared[index]!.id}`,
      },
    ],
    lines,
    text.about(formatDateTime(compared[0]?.stored.createdAt ?? new Date(0))),
  );
}
