import * as z from "zod/mini";
import { APPLICANT_CHOICES } from "@mars/domain/schemes/judgedFor";
import { contract } from "../platform/contract.ts";
import { language } from "../platform/language.ts";
import { line } from "../platform/text.ts";
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
      /** Whom the schemes are judged for; without it as the screening was requested. */
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

/** Alternatives side by side; their letters are their places. */
export const MAX_ALTERNATIVES = 4;
export const MAX_ALTERNATIVE_NAME = 60;

/** Ids with commas between, and what each is called with `|` between. */
const alternatives = z.object({
  analyses: line(MAX_ALTERNATIVES * 65, 20),
  names: z._default(line(MAX_ALTERNATIVES * (MAX_ALTERNATIVE_NAME + 1)), ""),
});

export type AlternativeInAddress = { id: string; name: string };

/** As page, documents and links carry them; the same one twice is shown once. */
export function readAlternatives(asked: {
  analyses: string;
  names: string;
}): AlternativeInAddress[] {
  const names = asked.names.split("|");
  const ids = asked.analyses.split(",").map((id) => id.trim());
  return ids
    .map((id, index) => ({ id, name: (names[index] ?? "").trim().slice(0, MAX_ALTERNATIVE_NAME) }))
    .filter(({ id }, index) => id !== "" && ids.indexOf(id) === index)
    .slice(0, MAX_ALTERNATIVES);
}

export function writeAlternatives(chosen: readonly AlternativeInAddress[]) {
  return {
    analyses: chosen.map(({ id }) => id).join(","),
    names: chosen.map(({ name }) => name.replaceAll("|", "/")).join("|"),
  };
}

const comparison = (path: `/${string}`, produces: string, summary: string) =>
  contract({
    method: "GET",
    path,
    tag: "Screening",
    summary,
    access: "public",
    heavy: true,
    query: z.extend(alternatives, {
      language,
      applicant: z.optional(z.enum(APPLICANT_CHOICES)),
    }),
    produces,
    problems: screeningProblems,
  });

export const downloadComparisonPdf = comparison(
  "/screening/comparison.pdf",
  "application/pdf",
  "Up to four screenings side by side as a document",
);
export const downloadComparisonCsv = comparison(
  "/screening/comparison.csv",
  "text/csv; charset=utf-8",
  "Up to four screenings side by side, one row each (semicolons, Danish numbers)",
);
export const comparisonMap = contract({
  method: "GET",
  path: "/screening/analyses/:id/map.svg",
  tag: "Screening",
  summary: "The area with its findings, in the map section that it shares with others",
  access: "public",
  heavy: "queued",
  params: screeningId,
  query: z.object({ analyses: z._default(line(MAX_ALTERNATIVES * 65), ""), language }),
  produces: "image/svg+xml",
  problems: screeningProblems,
});
