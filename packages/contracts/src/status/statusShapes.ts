import * as z from "zod/mini";
import { calendarDay } from "../platform/query.ts";

/** Pieces that the documents of several status pages share. */

export const effectKeys = ["nitrogen", "extraction", "afforestation"] as const;
export type EffectKey = (typeof effectKeys)[number];

export const countedStage = z.enum([
  "preliminary_examination_approval",
  "establishment_approval",
  "established",
]);
export type CountedStage = z.infer<typeof countedStage>;

export const unitKind = z.enum(["plan", "tripartite", "municipality"]);
export type UnitKind = z.infer<typeof unitKind>;

/** A unit that a page links to; `slug` is its name in addresses. */
export const unitReference = z.object({ id: z.string(), slug: z.string(), name: z.string() });

/** The same thing for each of the three effects: nitrogen in t, extraction and afforestation in ha. */
export const perEffect = <S extends z.core.$ZodType>(schema: S) =>
  z.object({ nitrogen: schema, extraction: schema, afforestation: schema });

export const perStage = <S extends z.core.$ZodType>(schema: S) =>
  z.object({
    preliminary_examination_approval: schema,
    establishment_approval: schema,
    established: schema,
  });

export const amounts = perEffect(z.number());
export type Amounts = z.infer<typeof amounts>;

export const counts = z.object({
  preliminary_examination_approval: z.int(),
  establishment_approval: z.int(),
  established: z.int(),
  /** The three stages together. */
  total: z.int(),
  sketch_project: z.int(),
});
export type Counts = z.infer<typeof counts>;

/** Sums of what is shared to a unit; null has become 0. */
export const stageTotals = z.object({
  /** The three stages together, never with sketches. */
  total: amounts,
  byStage: perStage(amounts),
  sketches: amounts,
  /** 'Planlagt inkl. skitser', shown for coastal water groups. */
  totalInclSketches: amounts,
  areaHa: z.number(),
});
export type StageTotals = z.infer<typeof stageTotals>;

const reachedOn = z.object({ day: z.string(), reached: z.number() });

/** The sub-catchment, or those without progress, that decide when a group's need is covered. */
const slowestNeed = z.object({
  names: z.array(z.string()),
  missing: z.number(),
  addedPerMonth: z.number(),
  kind: z.enum(["still", "out-of-reach", "month"]),
  /** When the other sub-catchments are covered. */
  rest: z.object({
    kind: z.enum(["covered", "month", "open", "none"]),
    on: z.nullable(z.string()),
  }),
});

/** When a goal is reached if it continues as over the last twelve months. */
export const forecast = z.object({
  /** met: reached. out-of-reach: over 25 years away. still: nothing came. too-short: under 12 months of history. */
  kind: z.enum(["met", "month", "out-of-reach", "still", "too-short"]),
  /** Day of the month that is told, or the day it was met where that is known. */
  on: z.nullable(z.string()),
  /** Negative: before the deadline's month; null where nothing is told of it. */
  monthsAfterDeadline: z.nullable(z.int()),
  /** What this pace leads to on the deadline. */
  atDeadline: z.nullable(z.number()),
  from: reachedOn,
  to: reachedOn,
  added: z.number(),
  addedPerMonth: z.number(),
  /** Of a group's need only; null where none decides. */
  slowest: z.optional(z.nullable(slowestNeed)),
});
export type StatusForecast = z.infer<typeof forecast>;

/** What the agreement names within a goal; most are parts of it, some overlap. */
export const goalPart = z.object({
  key: z.enum([
    "rounded-goal",
    "agricultural-policy",
    "collective-measures",
    "field-regulation",
    "edge-areas",
    "grant-scheme",
    "grant-scheme-untouched",
    "urban-untouched",
    "untouched",
  ]),
  /** In the goal's own unit. */
  amount: z.number(),
});
export type GoalPart = z.infer<typeof goalPart>;

export const goalProgress = z.object({
  goal: z.number(),
  /** Of a group's need: that of the national nitrogen goal. */
  byYear: z.nullable(z.int()),
  /** The last day to reach it. */
  deadline: z.nullable(z.string()),
  /** Anlagt: carried out. */
  established: z.number(),
  establishedShare: z.nullable(z.number()),
  /** Med tilsagn: the three stages together, established among them. */
  reached: z.number(),
  /** 1 = all of it; null where there is no goal ('intet behov'). */
  share: z.nullable(z.number()),
  remaining: z.number(),
  /** 20 % of what has establishment approval. */
  expectedDropout: z.number(),
  reachedAfterDropout: z.number(),
  shareAfterDropout: z.nullable(z.number()),
  byStage: perStage(z.number()),
  sketch: z.number(),
  /** Of a national goal; empty for goals of a unit. */
  parts: z.array(goalPart),
  /** Each extrapolates the figure it is named by. */
  forecasts: z.object({
    established: forecast,
    committed: forecast,
    committedAfterDropout: forecast,
  }),
});
export type StatusGoal = z.infer<typeof goalProgress>;

/** What stood at the end of a day. */
export const developmentPoint = z.object({
  day: z.string(),
  counts: perStage(z.int()),
  effects: perStage(amounts),
});
export type DevelopmentPoint = z.infer<typeof developmentPoint>;

export const measureRow = z.object({
  mitigationMeasureId: z.nullable(z.string()),
  name: z.string(),
  color: z.nullable(z.string()),
  counts: perStage(z.int()),
  total: z.int(),
  areaHa: z.number(),
  effects: amounts,
});
export type MeasureRow = z.infer<typeof measureRow>;

export const changeRow = z.object({
  projectId: z.string(),
  name: z.string(),
  municipality: z.nullable(unitReference),
  measure: z.nullable(z.string()),
  /** Null: it was not in public status before. */
  from: z.nullable(countedStage),
  to: countedStage,
  at: z.string(),
  areaHa: z.number(),
});
export type ChangeRow = z.infer<typeof changeRow>;

export const projectRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Counted on that day and no longer public now: its id leads nowhere, and its name is not told. */
  isNoLongerPublic: z.optional(z.literal(true)),
  stage: countedStage,
  measureId: z.nullable(z.string()),
  measure: z.nullable(z.string()),
  schemeId: z.nullable(z.string()),
  scheme: z.nullable(z.string()),
  /** The municipality that holds most of it. */
  municipality: z.nullable(unitReference),
  areaHa: z.number(),
  /** Part of the area within the unit; the whole where no unit is asked about. */
  overlapHa: z.number(),
  /** Part of its effects that is shared to the unit, 0 to 1. */
  share: z.number(),
  effects: amounts,
  wholeEffects: amounts,
  appliedAt: z.nullable(z.string()),
  lastStateChanged: z.nullable(z.string()),
  /** Easting, northing of a point inside it, EPSG:25832. */
  point: z.nullable(z.tuple([z.number(), z.number()])),
  geoLocationId: z.nullable(z.string()),
});
export type ProjectRow = z.infer<typeof projectRow>;

export const sketchRow = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["sketch_project", "uroert_skov"]),
  measureId: z.nullable(z.string()),
  measure: z.nullable(z.string()),
  schemeId: z.nullable(z.string()),
  areaHa: z.number(),
  overlapHa: z.number(),
  share: z.number(),
  effects: amounts,
  wholeEffects: amounts,
  point: z.nullable(z.tuple([z.number(), z.number()])),
  geoLocationId: z.string(),
});
export type SketchRow = z.infer<typeof sketchRow>;

/** Of every page: from when its figures are, and which geography they lie on. */
export const pageBasis = {
  /** The day the figures speak of: the one asked for, or the last that imported ones are known of. */
  day: z.string(),
  /** Whole months from that day to the one asked for; above 0 only where imported figures are old. */
  monthsOld: z.int(),
  /** The last change that the figures include; null before the first. */
  dataDate: z.nullable(z.string()),
  /** The day asked for; null: now. */
  asOf: z.nullable(z.string()),
  /** The earliest day that can be requested; null without history. */
  historyFrom: z.nullable(z.string()),
  /** `none`: no borders are loaded yet. */
  geographySource: z.enum(["none", "demo", "official"]),
};

export const asOfQuery = z.object({
  /** The figures as they stood at the end of this Danish day. */
  asOf: z.optional(calendarDay()),
});
