import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { calendarDay, withExample } from "../platform/query.ts";

const quarter = { year: z.int(), quarter: z.int() };

const figures = {
  projectLandHa: z.number(),
  compensationLandHa: z.number(),
  /** Only agreements whose land redistribution ruling is completed. */
  bindingAgreementsHa: z.number(),
  /** Within the quarter. */
  boughtHa: z.number(),
  soldHa: z.number(),
  vkpHa: z.number(),
  klpHa: z.number(),
};

const municipalityHolding = z.object({
  municipalityId: z.string(),
  municipalityCode: z.string(),
  municipalityName: z.string(),
  ...quarter,
  ...figures,
});

const landTotals = z.object({
  ...figures,
  /** Project land, compensation land and binding agreements. */
  inventoryHa: z.number(),
});

export const listLandHoldings = contract({
  method: "GET",
  path: "/status/land-holdings",
  tag: "Land",
  summary: "State land by municipality and quarter",
  access: "public",
  response: z.array(municipalityHolding),
});

export type MunicipalityHolding = z.infer<typeof municipalityHolding>;

export const landPage = z.object({
  /** The quarter shown; null where there are no holdings. */
  shown: z.nullable(z.object(quarter)),
  /** Quarters that can be chosen, oldest first. */
  quarters: z.array(z.object({ ...quarter, totals: landTotals })),
  now: landTotals,
  /** Lowest to highest effort among the municipalities in the quarter shown. */
  effort: z.object({ lowestHa: z.number(), medianHa: z.number(), highestHa: z.number() }),
  municipalities: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      slug: z.string(),
      name: z.string(),
      /** The day since which it is none, where that is the day shown or one before it. */
      retiredOn: z.nullable(z.string()),
      ...figures,
      inventoryHa: z.number(),
      /** Since the quarter before; null without one. */
      inventoryChangeHa: z.nullable(z.number()),
      /** Among those of today; null for a retired one. */
      rank: z.nullable(z.int()),
      /** 0 lowest to 1 highest effort; null where all are alike, and for a retired one. */
      effortPosition: z.nullable(z.number()),
    }),
  ),
});
export type LandPage = z.infer<typeof landPage>;

const landQuery = z.object({
  /** As 2026-2; the last there is when left out. */
  quarter: z.optional(withExample(z.string().check(z.regex(/^(?:19|2\d)\d\d-[1-4]$/)), "2026-2")),
  asOf: z.optional(calendarDay()),
});

export const readLandPage = contract({
  method: "GET",
  path: "/status/pages/land",
  tag: "Land",
  summary: "State land: holdings, bought and sold, inventory by quarter, status by municipality",
  access: "public",
  query: landQuery,
  response: landPage,
});

export const downloadLandHoldings = contract({
  method: "GET",
  path: "/status/land-holdings.csv",
  tag: "Land",
  summary: "State land by municipality and quarter as CSV",
  access: "public",
  heavy: "queued",
  produces: "text/csv; charset=utf-8",
});
