import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { coverage, needVerdict } from "../plans/coverage.ts";
import { integerInQuery } from "../platform/query.ts";
import {
  amounts,
  asOfQuery,
  changeRow,
  counts,
  countedStage,
  developmentPoint,
  effectKeys,
  goalProgress,
  measureRow,
  pageBasis,
  perEffect,
  perStage,
  projectRow,
  sketchRow,
  stageTotals,
  unitKind,
  unitReference,
} from "./statusShapes.ts";

const page = { method: "GET", tag: "Status pages", access: "public", query: asOfQuery } as const;

export const overviewPage = z.object({
  ...pageBasis,
  goals: perEffect(goalProgress),
  /** The coastal water groups' own nitrogen goals together; differs from the national goal. */
  sumOfPlanGoalsT: z.number(),
  counts,
  totals: stageTotals,
  /** Month by month, oldest first; the last point is the day of the figures. */
  development: z.array(developmentPoint),
  byMeasure: z.array(measureRow),
  latestChanges: z.array(changeRow),
  land: z.nullable(
    z.object({
      year: z.int(),
      quarter: z.int(),
      projectLandHa: z.number(),
      compensationLandHa: z.number(),
      bindingAgreementsHa: z.number(),
      inventoryHa: z.number(),
    }),
  ),
});
export type OverviewPage = z.infer<typeof overviewPage>;

export const readOverviewPage = contract({
  ...page,
  path: "/status/pages/overview",
  summary: "National figures: goals, stages, development, measures, latest changes",
  response: overviewPage,
});

/** Plan-only figures are null for tripartites and municipalities. */
const unitSummary = {
  id: z.string(),
  /** Municipality code or main catchment number; null for plans. */
  code: z.nullable(z.string()),
  /** Its name in addresses: `/status/kommuner/viborg`. */
  slug: z.string(),
  name: z.string(),
  geoLocationId: z.string(),
  areaHa: z.number(),
  /** Since which day it is no more; null for what is a unit on the day of the figures. */
  retiredOn: z.nullable(z.string()),
  counts,
  totals: stageTotals,
  /** Of the whole country's total, 0 to 1; null where the country has none. */
  shareOfCountry: perEffect(z.nullable(z.number())),
  rank: perEffect(z.int()),
  plan: z.nullable(
    z.object({
      status: z.enum(["draft", "published", "unpublished"]),
      lastPublishedAt: z.nullable(z.string()),
      nitrogenReductionGoalT: z.number(),
      fieldRegulationT: z.number(),
      /** The need that projects and sketches are held against: that of the sub-catchments together. */
      needT: z.number(),
      extractionPotentialHa: z.number(),
      /** What is said before any figure; by what has commitment. */
      verdict: needVerdict,
      /** By the projects of the three stages that the plan counts. */
      coverage,
      /** By the same and published sketches. */
      coverageInclSketches: coverage,
      /** By the same after the expected dropout: the figure that its planners work by. */
      inclSketchesAfterDropout: z.pick(coverage, {
        missingT: true,
        missingCount: true,
        needCount: true,
        isCovered: true,
      }),
      /** Nitrogen of the totals that no sub-catchment has: it lies in none, or the plan leaves it out. */
      outside: z.object({
        committedT: z.number(),
        /** Of what is committed. */
        achievedT: z.number(),
        sketchT: z.number(),
        leftOutT: z.number(),
      }),
      /** The public version with what it counted when it was published. */
      version: z.nullable(
        z.object({
          number: z.int(),
          publishedAt: z.string(),
          plannedT: z.nullable(z.number()),
          /** Of it on land that was counted twice. */
          twiceT: z.nullable(z.number()),
          /** Why it was published although land counted twice or sketches had no measure. */
          reason: z.string(),
          /** How sure the planners were on the day that nothing will be missing, and what they
           * assumed; only where they chose to tell it. */
          certainty: z.optional(
            z.object({
              probability: z.number(),
              sketchDropout: z.number(),
              preliminaryDropout: z.number(),
              source: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
};
export const unitListItem = z.object(unitSummary);
export type UnitListItem = z.infer<typeof unitListItem>;

export const unitsPage = z.object({
  ...pageBasis,
  kind: unitKind,
  /** In Danish order of name. */
  units: z.array(unitListItem),
  /** Former units that projects or sketches still belong to; not to be chosen, ranked or compared. */
  retired: z.array(unitListItem),
  /** Each project once, however many units it lies in. */
  country: z.object({ counts, totals: stageTotals }),
  /** What lies in no unit of the two lists. */
  outside: z.object({ counts, totals: stageTotals }),
  median: amounts,
});
export type UnitsPage = z.infer<typeof unitsPage>;

export const readUnitsPage = contract({
  ...page,
  path: "/status/pages/units/:kind",
  params: z.object({ kind: unitKind }),
  summary: "All coastal water groups, tripartites or municipalities with totals and ranks",
  response: unitsPage,
});

const overlappingUnit = z.object({
  id: z.string(),
  code: z.nullable(z.string()),
  slug: z.string(),
  name: z.string(),
  areaHa: z.nullable(z.number()),
  /** Of the unit of the page, 0 to 1. */
  shareOfUnit: z.nullable(z.number()),
  /** Of the other unit, 0 to 1. */
  shareOfOther: z.nullable(z.number()),
  isMinor: z.boolean(),
  /** Need of a coastal water group; null for others. */
  needT: z.nullable(z.number()),
  /** Part of that need that has commitment, 0 to 1; null where nothing is needed. */
  coveredShare: z.nullable(z.number()),
});
export type OverlappingUnit = z.infer<typeof overlappingUnit>;

export const subCatchmentRow = z.object({
  opId: z.string(),
  name: z.string(),
  areaHa: z.number(),
  nitrogenCounts: z.boolean(),
  needT: z.number(),
  needSource: z.enum(["official", "edited", "shared-by-area"]),
  hasNeed: z.boolean(),
  byStage: perStage(z.number()),
  sketchT: z.number(),
  /** Projects of the three stages. */
  committedT: z.number(),
  /** The same and published sketches. */
  plannedT: z.number(),
  achievedT: z.number(),
  /** Of the need, by what has commitment. */
  coveredT: z.number(),
  missingT: z.number(),
  surplusT: z.number(),
  /** Covered of the need, 0 to 1; null where nothing is needed. */
  coveredShare: z.nullable(z.number()),
  missingInclSketchesT: z.number(),
  dropoutT: z.number(),
});
export type SubCatchmentRow = z.infer<typeof subCatchmentRow>;

/** What falls on a municipality or tripartite of the groups' needs, by area; no legal goal. */
export const ownShare = z.object({
  /** The shares together; only what covers one counts. */
  goal: goalProgress,
  groups: z.array(
    z.object({
      ...unitReference.shape,
      /** Of the group's area, 0 to 1. */
      areaShare: z.number(),
      /** The group's need times that share. */
      needT: z.number(),
      /** Of the unit's own projects within the group. */
      byStage: perStage(z.number()),
      committedT: z.number(),
      coveredT: z.number(),
      missingT: z.number(),
      surplusT: z.number(),
    }),
  ),
});
export type OwnShare = z.infer<typeof ownShare>;

const standing = z.object({
  rank: z.int(),
  of: z.int(),
  value: z.number(),
  median: z.number(),
  highest: z.extend(unitReference, { value: z.number() }),
  /** All units' figures, lowest first: one tick each on the strip. */
  values: z.array(z.number()),
});

export const unitPage = z.object({
  ...pageBasis,
  kind: unitKind,
  ...unitSummary,
  /** West, south, east, north, EPSG:25832. */
  extent: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Goals of a coastal water group; null for others, who contribute to the national ones. */
  goals: z.nullable(z.object({ nitrogen: goalProgress })),
  /** Of a municipality or tripartite; null for groups, which have needs of their own. */
  ownShare: z.nullable(ownShare),
  /** What the public version of a group's report says of itself; null where none is public. */
  report: z.nullable(
    z.object({ title: z.string(), description: z.string(), isTextInvented: z.boolean() }),
  ),
  nationalGoals: perEffect(z.number()),
  countryTotals: amounts,
  standing: perEffect(standing),
  overlapping: z.object({
    municipalities: z.array(overlappingUnit),
    tripartites: z.array(overlappingUnit),
    plans: z.array(overlappingUnit),
  }),
  /** Of a coastal water group; empty for others. */
  subCatchments: z.array(subCatchmentRow),
  projects: z.array(projectRow),
  /** Published only. */
  sketches: z.array(sketchRow),
  byMeasure: z.array(measureRow),
  development: z.array(developmentPoint),
  latestChanges: z.array(changeRow),
});
export type UnitPage = z.infer<typeof unitPage>;

export const readUnitPage = contract({
  ...page,
  path: "/status/pages/units/:kind/:id",
  params: z.object({ kind: unitKind, id: line(64) }),
  summary: "One coastal water group, tripartite or municipality",
  description:
    "`id` is the unit's id or its name in addresses (`viborg`); municipalities also by code, tripartites by number.",
  response: unitPage,
});

const forestFigures = z.object({
  count: z.int(),
  totalHa: z.number(),
  ordinaryHa: z.number(),
  untouchedHa: z.number(),
});

export const afforestationPage = z.object({
  ...pageBasis,
  goal: goalProgress,
  untouchedGoalHa: z.number(),
  /** Afforestation projects only. */
  byStage: perStage(forestFigures),
  total: forestFigures,
  sketches: forestFigures,
  development: z.array(
    z.object({
      day: z.string(),
      byStageHa: perStage(z.number()),
    }),
  ),
  byMunicipality: z.array(
    z.object({
      ...unitReference.shape,
      retiredOn: z.nullable(z.string()),
      totalHa: z.number(),
      untouchedHa: z.number(),
      byStageHa: perStage(z.number()),
    }),
  ),
  projects: z.array(projectRow),
});
export type AfforestationPage = z.infer<typeof afforestationPage>;

export const readAfforestationPage = contract({
  ...page,
  path: "/status/pages/afforestation",
  summary: "Afforestation by stage, ordinary and untouched forest",
  response: afforestationPage,
});

export const projectsPage = z.object({
  ...pageBasis,
  /** Of those asked for, whether or not `limit` cuts them. */
  total: z.int(),
  /** Measures of those asked for, by name. */
  measures: z.array(z.string()),
  projects: z.array(projectRow),
});
export type ProjectsPage = z.infer<typeof projectsPage>;

const effect = z.enum(effectKeys);
export const projectsQuery = z.extend(asOfQuery, {
  /** Only projects that give this effect. */
  giving: z.optional(effect),
  /** Largest of this effect first. */
  largest: z.optional(effect),
  /** The first so many; all when left out. */
  limit: z.optional(integerInQuery(1, 100)),
});
export type ProjectsQuery = z.infer<typeof projectsQuery>;

export const readProjectsPage = contract({
  ...page,
  path: "/status/pages/projects",
  query: projectsQuery,
  summary: "Every project in public status, as a list, or the largest of them",
  response: projectsPage,
});

/** id, easting, northing, index into `stages`, index into `measures` (-1: none). */
const mapPoint = z.tuple([z.string(), z.number(), z.number(), z.int(), z.int()]);

export const statusMap = z.object({
  ...pageBasis,
  stages: z.array(z.union([countedStage, z.literal("sketch_project")])),
  measures: z.array(z.object({ id: z.string(), name: z.string() })),
  points: z.array(mapPoint),
});
export type StatusMap = z.infer<typeof statusMap>;

export const readStatusMap = contract({
  ...page,
  path: "/status/pages/map",
  query: z.extend(asOfQuery, { sketches: z.optional(z.enum(["true", "false"])) }),
  summary: "Projects as points; with `sketches=true` published sketch projects too",
  response: statusMap,
});
