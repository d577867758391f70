import {
  downloadFindingsCsv,
  downloadFindingsGeojson,
  downloadFindingsGeopackage,
  downloadScreeningPdf,
} from "@mars/contracts/screening/screeningDownloads";
import type { ApplicantChoice } from "@mars/domain/schemes/judgedFor";
import type { Language } from "@mars/wording/language/languages";

const paths = {
  csv: downloadFindingsCsv.path,
  geojson: downloadFindingsGeojson.path,
  gpkg: downloadFindingsGeopackage.path,
  pdf: downloadScreeningPdf.path,
};
export type Download = keyof typeof paths;

/** A plain address: the browser fetches and names the file itself. */
export function downloadAddress(
  api: string,
  id: string,
  kind: Download,
  language: Language,
  applicant: ApplicantChoice | null,
): string {
  const address = `${api}${paths[kind].replace(":id", encodeURIComponent(id))}?language=${language}`;
  return applicant === null ? address : `${address}&applicant=${applicant}`;
}
