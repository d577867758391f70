import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { worded } from "../platform/language.ts";
import { asOfQuery, unitKind } from "./statusShapes.ts";

/** Every figure of the status pages that can be asked where it comes from. */
export const provenanceFigure = z.enum([
  "nitrogen",
  "extraction",
  "afforestation",
  "projects",
  "sketches",
  "dropout",
  "pace",
  "development",
  "measures",
  "latest-changes",
  "unit-share",
  "ranking",
  "plan-goal",
  "sub-catchments",
  "forest-split",
  "land-holdings",
  "land-trade",
]);
export type ProvenanceFigure = z.infer<typeof provenanceFigure>;

const text = worded;

export const provenance = z.object({
  figure: provenanceFigure,
  title: text,
  /** How it is computed, in words. */
  method: text,
  /** The same as a formula. */
  formula: z.string(),
  sources: z.array(z.object({ name: text, updated: z.nullable(z.string()) })),
  lastUpdated: z.nullable(z.string()),
  /** The rows behind it, as CSV: address relative to the API. */
  rowsCsv: z.string(),
});
export type Provenance = z.infer<typeof provenance>;

export const readProvenance = contract({
  method: "GET",
  path: "/status/provenance/:figure",
  tag: "Status pages",
  summary: "Formula, sources, last update and rows of a figure",
  access: "public",
  params: z.object({ figure: provenanceFigure }),
  response: provenance,
});

const csv = {
  heavy: "queued",
  method: "GET",
  tag: "Status pages",
  access: "public",
  query: asOfQuery,
  /** Semicolons, decimal comma and a byte order mark: opens right in a Danish spreadsheet. */
  produces: "text/csv; charset=utf-8",
} as const;

/** National tables. */
export const statusTable = z.enum([
  "projects",
  "sketches",
  "goals",
  "development",
  "measures",
  "changes",
  "afforestation",
]);
export type StatusTable = z.infer<typeof statusTable>;

export const downloadStatusTable = contract({
  ...csv,
  path: "/status/tables/:table.csv",
  params: z.object({ table: statusTable }),
  summary: "A national table as CSV",
});

export const downloadUnits = contract({
  ...csv,
  path: "/status/tables/units/:kind.csv",
  params: z.object({ kind: unitKind }),
  summary: "All units of a kind as CSV",
});

/** Tables of one unit. */
export const unitTable = z.enum([
  "projects",
  "sketches",
  "sub-catchments",
  "measures",
  "development",
  "goals",
  "totals",
]);
export type UnitTable = z.infer<typeof unitTable>;

export const downloadUnitTable = contract({
  ...csv,
  path: "/status/tables/units/:kind/:id/:table.csv",
  params: z.object({ kind: unitKind, id: line(64), table: unitTable }),
  summary: "A table of one unit as CSV",
});

/** As 'CSV on the Web' asks for it: what the tables are, from where, of when and under what terms. */
export const tablesMetadata = z.object({
  "@context": z.string(),
  "dc:title": z.string(),
  "dc:publisher": z.string(),
  "dc:license": z.string(),
  /** When the newest of the sources changed last. */
  "dc:modified": z.nullable(z.string()),
  "dc:source": z.array(z.object({ name: text, updated: z.nullable(z.string()) })),
  dialect: z.object({
    delimiter: z.string(),
    encoding: z.string(),
    header: z.boolean(),
    lineTerminators: z.array(z.string()),
  }),
  /** Addresses relative to this document. */
  tables: z.array(z.object({ url: z.string(), "dc:title": z.string() })),
});

export const readTablesMetadata = contract({
  method: "GET",
  path: "/status/tables/metadata.json",
  tag: "Status pages",
  summary: "Sources, date and licence of the tables (CSV on the Web)",
  description: "Every table names it in `Link` with `rel=describedby`.",
  access: "public",
  query: asOfQuery,
  produces: "application/csvm+json",
  response: tablesMetadata,
});
