import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { isTouchedOnly } from "@mars/domain/land/isTouchedOnly";
import { featureName } from "@mars/wording/datasets/featureName";
import type { PdfBlock } from "../../../../platform/pdf/PdfDocument.ts";
import type { ScreeningPdfText } from "./pdfText.ts";
import type { ScreeningDossier } from "./ScreeningDossier.ts";

type PlaceDossier = Pick<ScreeningDossier, "municipality" | "parcels"> & {
  stored: Pick<ScreeningDossier["stored"], "findings">;
};

const PARCELS_SHOWN = 60;

/** Where the area lies: municipality, catchment and the parcels that it takes land of. */
export function placeBlocks(
  { stored, municipality, parcels: touched }: PlaceDossier,
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
    ...(municipality ? [[text.municipality, municipality] as [string, string]] : []),
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
