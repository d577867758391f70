import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { withExample } from "../platform/query.ts";
import {
  asOfQuery,
  effectKeys,
  pageBasis,
  perStage,
  unitKind,
  unitReference,
} from "./statusShapes.ts";

/** A figure as it is read: the part of the goal, and the amount. */
const sheetFigure = z.object({ share: z.string(), amount: z.string() });

const sheetTable = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  /** The first cell names the row; a list that is cut ends in a row that completes the sum. */
  rows: z.array(z.array(z.string())),
  /** What the figures are, or why there are none. */
  note: z.nullable(z.string()),
});
export type SheetTable = z.infer<typeof sheetTable>;

/** One page for a minister or a mayor: every word and figure as it is printed, in Danish. */
export const statusSheet = z.object({
  ...pageBasis,
  /** Null: the whole country. */
  place: z.nullable(z.extend(unitReference, { kind: unitKind })),
  title: z.string(),
  /** Sentences; the first is the answer. */
  lead: z.array(z.string()),
  /** Said on the sheet where people, projects or borders are invented. */
  demonstration: z.nullable(z.string()),
  goals: z.array(
    z.object({
      effect: z.enum(effectKeys),
      name: z.string(),
      aim: z.string(),
      established: sheetFigure,
      committed: sheetFigure,
      /** Parts of the bar, 0 to 1. */
      shares: perStage(z.number()),
      /** What had commitment, month by month; fewer than two points are no trend. */
      trend: z.object({ since: z.string(), values: z.array(z.number()) }),
      /** When it is reached at today's pace; null where there is no goal of its own. */
      forecast: z.nullable(z.string()),
    }),
  ),
  missing: sheetTable,
  changes: sheetTable,
  /** What comes next and who can act, a sentence each. */
  steps: z.array(z.string()),
  /** What the map shows, in words. */
  mapCaption: z.string(),
  /** The page these figures are from, on this day. */
  address: z.string(),
  /** The same with the site's name, as it is printed. */
  source: z.string(),
});
export type StatusSheet = z.infer<typeof statusSheet>;

export const sheetCall = {
  method: "GET",
  tag: "Status pages",
  access: "public",
  heavy: "queued",
  query: z.extend(asOfQuery, {
    /** One unit: its kind and its id or name in addresses; the country when left out. */
    place: z.optional(
      withExample(
        z.string().check(z.regex(/^(?:plan|tripartite|municipality)\/[^/]{1,64}$/)),
        "municipality/viborg",
      ),
    ),
  }),
} as const;

export const readStatusSheet = contract({
  ...sheetCall,
  path: "/status/pages/sheet",
  summary: "One page on the country or a unit, in words and figures as they are printed",
  response: statusSheet,
});

export const drawStatusSheetMap = contract({
  ...sheetCall,
  path: "/status/sheet.svg",
  summary: "The map of that page",
  produces: "image/svg+xml",
});

export const writeStatusSheet = contract({
  ...sheetCall,
  heavy: true,
  path: "/status/sheet.pdf",
  summary: "That page as a tagged PDF of one A4 sheet",
  produces: "application/pdf",
});
