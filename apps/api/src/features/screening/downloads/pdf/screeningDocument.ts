import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
import { answerWords } from "@mars/wording/answer/answerWords";
import { headlineText } from "@mars/wording/answer/moneyText";
import { formatDate, formatDateTime } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import type { PdfBlock, PdfDocument } from "../../../../platform/pdf/PdfDocument.ts";
import { findingBlocks, versionsText } from "./findingBlocks.ts";
import { pdfText, type ScreeningPdfText } from "./pdfText.ts";
import type { ScreeningDossier } from "./ScreeningDossier.ts";
import { answerOf, isOffLand, verdictBlocks } from "./verdictBlocks.ts";
import { renderSVG } from "uqr";
import type { MapBox, MapShape } from "../../../../platform/pdf/mapGeometry.ts";
import { mapBox, type MapSize, mapSvg } from "../../../../platform/pdf/mapSvg.ts";
import { readPolygons } from "../../../../platform/overlap/readPolygons.ts";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { isTouchedOnly } from "@mars/domain/land/isTouchedOnly";
import { featureName } from "@mars/wording/datasets/featureName";

type PlaceDossier = Pick<ScreeningDossier, "municipalities" | "parcels"> & {
  stored: Pick<ScreeningDossier["stored"], "findings">;
};

const PARCELS_SHOWN = 60;

/** Where the area lies: municipality, catchment and the parcels that it takes land of. */
export function placeBlocks(
  { stored, municipalities, parcels: touched }: PlaceDossier,
  text: ScreeningPdfText,
): PdfBlock[] {
  const parcels = touched.filter((one) => !isTouchedOnly(one));
  const shown = parcels.slice(0, PARCELS_SHOWN).flatMap((one) => featureName(one) ?? []);
  const more = parcels.length - shown.length;
  const listed = [
    byDistrict(shown),
    ...(more > 0 ? [text.andMore(more)] : []),
    ...(parcels.length < touched.length
      ? [text.parcelsLeftOut(touched.length - parcels.length)]
      : []),
  ];
  const catchment = stored.findings
    .find(({ finding }) => finding.datasetId === datasetIds.coastalCatchments)
    ?.finding.features.flatMap((one) => featureName(one) ?? [])[0];
  const rows: [string, string][] = [
    ...municipalities.map(({ municipality, phone, email, url }): [string, string] => [
      text.municipality,
      [municipalityTitle(municipality), phone, email, url].filter(Boolean).join(" · "),
    ]),
    ...(catchment ? [[text.catchment, catchment] as [string, string]] : []),
    ...(shown.length > 0 ? [[text.parcels, listed.join(" ")] as [string, string]] : []),
  ];
  return rows.length === 0 ? [] : [{ kind: "facts", header: [text.fact, text.content], rows }];
}

const parcelName = /^(\d+[a-zæøå]*) (.+)$/;

/** 'Løvel By, Løvel: 20d, 21a; …': the district once, its parcels after it. */
function byDistrict(names: readonly string[]): string {
  const districts = Map.groupBy(names, (name) => parcelName.exec(name)?.[2] ?? "");
  return [...districts]
    .map(([district, parcels]) =>
      district === ""
        ? parcels.join("; ")
        : `${district}: ${parcels.map((name) => parcelName.exec(name)?.[1]).join(", ")}`,
    )
    .join("; ");
}

const colours = { area: "#0e4743", potential: "#b9d8b0", conflict: "#c4453680" };

type Section = { box: MapBox; size?: MapSize; hasKey?: boolean };

/** The area on the land, with what was found in it. */
export function screeningMap(
  { stored, shapes, background }: Pick<ScreeningDossier, "stored" | "shapes" | "background">,
  text: ScreeningPdfText,
  { box, size, hasKey = true }: Section,
): string {
  const area = stored.geometry as MapShape;
  const ofKind = (kind: string) =>
    shapes.flatMap(({ finding, wkb }) =>
      wkb && finding?.datasetKind === kind ? [shapeOf(wkb)] : [],
    );
  return mapSvg({
    box,
    ...(size && { size }),
    north: text.north,
    layers: [
      ...background,
      { shapes: ofKind("potential"), fill: colours.potential },
      { shapes: ofKind("conflict"), hatch: colours.conflict, stroke: "#9c2f22", strokeWidth: 0.8 },
      { shapes: [area], stroke: colours.area, strokeWidth: 2.5 },
    ],
    legend: hasKey
      ? [
          { label: text.legendArea, stroke: colours.area },
          { label: text.legendPotential, fill: colours.potential },
          { label: text.legendConflict, hatch: colours.conflict, stroke: "#9c2f22" },
        ]
      : [],
  });
}

function shapeOf(wkb: Buffer): MapShape {
  const places = (ring: Float64Array) =>
    Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i]!, ring[2 * i + 1]!]);
  return {
    type: "MultiPolygon",
    coordinates: readPolygons(wkb).map((rings) => rings.map(places)),
  };
}

const QR_MM = 28;

/** What it takes to see that this paper is what was screened, and the way back to the result. */
function receiptBlocks(
  { stored, address }: ScreeningDossier,
  text: ScreeningPdfText,
  titleOf: (id: string) => string,
): PdfBlock[] {
  return [
    { kind: "heading", level: 2, text: text.receipt },
    // First, so that it stays with its heading when the page ends here.
    {
      kind: "image",
      svg: renderSVG(address, { border: 1 }),
      alt: text.qrAlt(address),
      caption: text.qrCaption,
      widthMm: QR_MM,
    },
    {
      kind: "facts",
      header: [text.fact, text.content],
      rows: [
        [text.link, address],
        [text.created, formatDateTime(stored.createdAt.toISOString())],
        [text.expires, formatDate(stored.expiresAt.toISOString())],
        [text.hash, stored.geometryHash],
      ],
    },
    { kind: "heading", level: 3, text: text.versions },
    { kind: "paragraph", text: versionsText(stored, text, titleOf) },
  ];
}

/** The result for a bank or a municipality: in one paragraph first, then what it is on. */
export function screeningDocument(dossier: ScreeningDossier, language: Language): PdfDocument {
  const { stored } = dossier;
  const municipality = dossier.municipalities[0]?.municipality ?? null;
  const text = pdfText[language];
  const locale = locales[language];
  const f = formats(locale);
  const { verdict, datasets } = stored.rest;
  const titles = new Map(datasets.map((one) => [one.id, wordIn(locale, one, "title") ?? one.id]));
  const titleOf = (id: string) => titles.get(id) ?? id;
  const touched = (kind: string) =>
    stored.findings.filter(({ finding }) => finding.datasetKind === kind && finding.overlapHa > 0)
      .length;
  const areaHa = f.amount(stored.areaHa);
  const answer = answerOf(stored);
  const words = answerWords(answer, locale);
  const payment = answer.ranked.options[0]?.payment ?? null;
  const isDemo = stored.findings.some(({ finding }) => finding.version.origin === "demo");
  return {
    language,
    title: stored.name ?? text.titleOf(areaHa, municipality),
    kicker: isDemo ? `${text.kicker} · ${text.demo}` : text.kicker,
    description: text.description,
    author: text.author,
    footer: text.footer(formatDateTime(stored.createdAt.toISOString()), stored.id),
    at: stored.createdAt,
    blocks: [
      {
        kind: "paragraph",
        text: isOffLand(verdict)
          ? text.offLand
          : [
              words.title,
              words.text,
              ...(stored.rest.failures.length > 0
                ? [text.incomplete(stored.rest.failures.length)]
                : []),
              text.guidance,
            ].join(" "),
      },
      ...(isDemo ? ([{ kind: "note", tone: "warning", text: text.demoText }] as const) : []),
      {
        kind: "figures",
        items: [
          { label: text.area, value: areaHa, unit: "ha" },
          ...(answer.ledger
            ? [{ label: text.usable, value: f.amount(answer.ledger.usableHa), unit: "ha" }]
            : []),
          ...(payment
            ? [{ label: text.payment, value: headlineText(payment, locale), unit: "" }]
            : []),
          { label: text.conflicts, value: String(touched("conflict")), unit: "" },
        ],
      },
      {
        kind: "image",
        svg: screeningMap(dossier, text, { box: mapBox([stored.geometry]) }),
        alt: text.mapAlt(areaHa),
        caption: text.mapCaption,
      },
      ...placeBlocks(dossier, text),
      ...verdictBlocks(stored, text, titleOf, language),
      ...findingBlocks(dossier, text, titleOf, language),
      ...receiptBlocks(dossier, text, titleOf),
    ],
  };
}
