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

/** A figure's definition (docs/figures.md), what it is computed for, and its value before rounding. */
const sheetMark = z.object({ name: z.string(), of: z.string(), value: z.number() });
export type SheetMark = z.infer<typeof sheetMark>;

/** A figure as it is read: the part of the goal, and the amount. */
const sheetFigure = z.object({
  share: z.string(),
  amount: z.string(),
  marks: z.array(sheetMark),
});

const sheetTable = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  /** The first cell names the row. */
  rows: z.array(z.array(z.string())),
  /** Which figures the cells after the first hold, row by row; null where a cell holds none. */
  marks: z.array(z.array(z.nullable(sheetMark))),
  /** 'og 3 mere' where the list was cut, or why it is empty. */
  note: z.nullable(z.string()),
});
export type SheetTable = z.infer<typeof sheetTable>;

/** One page for a minister or a mayor: every word and figure as it is printed, in Danish. */
export const statusSheet = z.object({
  ...pageBasis,
  /** Null: the whole country. */
  place: z.nullable(z.extend(unitReference, { kind: unitKind })),
  title: z.string(),
  lead: z.string(),
  leadMarks: z.array(sheetMark),
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
    }),
  ),
  missing: sheetTable,
  changes: sheetTable,
  who: sheetTable,
  /** When the goals are reached at today's pace, a sentence each; empty where there is no goal. */
  forecast: z.array(z.string()),
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
