import * as z from "zod/mini";
import { APPLICANT_CHOICES } from "@mars/domain/schemes/judgedFor";
import { contract } from "../platform/contract.ts";
import { language } from "../platform/language.ts";
import { screeningId, screeningProblems } from "./screeningReceipt.ts";

const download = (path: `/${string}`, produces: string, summary: string) =>
  contract({
    method: "GET",
    path,
    tag: "Screening",
    summary,
    access: "public",
    heavy: true,
    params: screeningId,
    query: z.object({
      language,
      /** Whom the schemes are judged for; without it as the screening was asked for. */
      applicant: z.optional(z.enum(APPLICANT_CHOICES)),
    }),
    produces,
    problems: screeningProblems,
  });

export const downloadFindingsCsv = download(
  "/screening/analyses/:id/findings.csv",
  "text/csv; charset=utf-8",
  "The findings as a table (semicolons, Danish numbers)",
);
export const downloadFindingsGeojson = download(
  "/screening/analyses/:id/findings.geojson",
  "application/geo+json",
  "The area and the touched features with figures (EPSG:25832)",
);
export const downloadFindingsGeopackage = download(
  "/screening/analyses/:id/findings.gpkg",
  "application/geopackage+sqlite3",
  "The area and the touched features as a GeoPackage (EPSG:25832)",
);
export const downloadScreeningPdf = download(
  "/screening/analyses/:id/pdf",
  "application/pdf",
  "The screening as a document",
);
