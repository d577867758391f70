import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { featureName } from "@mars/wording/datasets/featureName";
import type { PdfBlock } from "../../../platform/pdf/PdfDocument.ts";
import type { ScreeningPdfText } from "./pdfText.ts";
import type { ScreeningDossier } from "./ScreeningDossier.ts";

const PARCELS_SHOWN = 24;

/** Where the area lies: municipality, catchment and the parcels that it touches. */
export function placeBlocks(
  { stored, municipality }: ScreeningDossier,
  text: ScreeningPdfText,
): PdfBlock[] {
  const finding = (id: string) =>
    stored.findings.find((known) => known.finding.datasetId === id)?.finding;
  const namesOf = (id: string) =>
    (finding(id)?.features ?? []).flatMap((feature) => featureName(feature) ?? []);
  const parcels = namesOf(datasetIds.parcels);
  const shown = parcels.slice(0, PARCELS_SHOWN);
  const more = (finding(datasetIds.parcels)?.touchedCount ?? 0) - shown.length;
  const catchment = namesOf(datasetIds.coastalCatchments)[0];
  const rows: [string, string][] = [
    ...(municipality ? [[text.municipality, municipality] as [string, string]] : []),
    ...(catchment ? [[text.catchment, catchment] as [string, string]] : []),
    ...(shown.length > 0
      ? [
          [
            text.parcels,
            more > 0 ? `${byDistrict(shown)} ${text.andMore(more)}` : byDistrict(shown),
          ] as [string, string],
        ]
      : []),
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
