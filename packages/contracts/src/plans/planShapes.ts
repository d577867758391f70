import { recordOf } from "@mars/domain/fields/recordOf";
import { writtenSketchFields } from "@mars/domain/fields/sketchFields";
import { GAP_PROOFS } from "@mars/domain/plans/gapProof";
import {
  JUDGEMENT_LEVELS,
  levelFields,
  MAX_COST_PER_HA_DKK,
} from "@mars/domain/plans/sketchJudgement";
import * as z from "zod/mini";
import { needVerdict } from "./coverage.ts";
import { textsOf } from "../projects/fieldSchemas.ts";
import { multiPolygon } from "../datasets/layers.ts";
import { effects, notice, projectStage, projectStatus } from "../projects/projectShapes.ts";

export const planStatus = z.enum(["draft", "published", "unpublished"]);

export const planStage = z.enum([
  "sketch_project",
  "preliminary_examination_approval",
  "establishment_approval",
  "established",
]);

const balanceFigures = z.object({
  needT: z.number(),
  /** False: 'intet behov', and no percent. */
  hasNeed: z.boolean(),
  byStage: z.record(planStage, z.number()),
  plannedT: z.number(),
  achievedT: z.number(),
  remainingT: z.number(),
  surplusT: z.number(),
  dropoutT: z.number(),
  plannedAfterDropoutT: z.number(),
  remainingAfterDropoutT: z.number(),
  /** Covered of the need, never above 1; null where there is none. */
  coveredShare: z.nullable(z.number()),
  isCovered: z.boolean(),
});

/** Nitrogen of a sub-catchment or a plan, in tons, land counted once, and under `gross` as often as
 * it is drawn; see @mars/domain/plans/balance. */
export const balance = z.extend(balanceFigures, {
  gross: balanceFigures,
  /** Of one plan alone: that nothing is missing, 0 to 1, when every project and sketch is kept or
   * lost by its stage's dropout. Good to a whole percent; see @mars/domain/plans/probability. */
  probability: z.optional(z.number()),
});

/** Land that exactly these items share, with the part of each that it is; see
 * @mars/domain/plans/countedOnce. */
const sharedLand = z.object({ ids: z.array(z.string()), shares: z.array(z.number()) });

export const planUnit = z.object({
  /** Municipality code or tripartite id. */
  id: z.string(),
  name: z.string(),
  shareOfPlan: z.number(),
});

/** What the caller may do with this plan; the API enforces the same. */
export const planRights = z.object({
  createSketch: z.boolean(),
  edit: z.boolean(),
  include: z.boolean(),
  publish: z.boolean(),
  /** Also of a retired plan, which nothing else may be done with. */
  unpublish: z.boolean(),
  saveScenario: z.boolean(),
  applyScenario: z.boolean(),
});

const planFields = {
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  mainCatchmentNumber: z.nullable(z.string()),
  responsibleVat: z.nullable(z.string()),
  responsibleOrganization: z.nullable(z.string()),
  status: planStatus,
  versionNumber: z.int(),
  lastPublishedAt: z.nullable(z.string()),
  /** The draft differs from what is public. */
  hasUnpublishedChanges: z.boolean(),
  /** What the plan counts: its own included sketches, its neighbours' published ones and projects of
   * the three stages that it does not leave out, each with its part in the plan; land counted once,
   * and under `gross` as often as it is drawn. */
  planned: effects,
  gross: effects,
  balance,
  verdict: needVerdict,
  /** Sketches and projects that count. */
  sketchCount: z.int(),
  projectCount: z.int(),
  version: z.int(),
  /** Since which day the coastal water group is no more: read, but not changed. Null: it is. */
  retiredOn: z.nullable(z.string()),
};

export const planListItem = z.object(planFields);
export type PlanListItem = z.infer<typeof planListItem>;

export const planSubCatchment = z.object({
  opId: z.string(),
  name: z.string(),
  nitrogenCounts: z.boolean(),
  areaHa: z.number(),
  needSource: z.enum(["official", "edited", "shared-by-area"]),
  /** By the public version; null where nothing is public. */
  publicNeedT: z.nullable(z.number()),
  balance,
  planned: effects,
  gross: effects,
  tripartites: z.array(planUnit),
  municipalities: z.array(planUnit),
  geoLocationId: z.string(),
  version: z.int(),
});
export type PlanSubCatchment = z.infer<typeof planSubCatchment>;

export const share = z.number().check(z.minimum(0), z.maximum(1));

/** See @mars/domain/plans/probability. */
export const planAssumptions = z.object({
  sketchDropout: share,
  preliminaryDropout: share,
  /** Where the two come from; empty: no one has said. */
  source: z.string(),
  /** Whether readers of the published report are told how sure it is. */
  isPublic: z.boolean(),
});

export const plan = z.object({
  ...planFields,
  assumptions: planAssumptions,
  description: z.string(),
  /** Written for the demonstration; false as soon as someone wrote it again. */
  isTextInvented: z.boolean(),
  firstPublishedAt: z.nullable(z.string()),
  nitrogenGoalT: z.number(),
  fieldRegulationT: z.number(),
  otherExtractionT: z.number(),
  extractionPotentialHa: z.number(),
  subCatchments: z.array(planSubCatchment),
  /** Part of what is planned that lies in the plan, but in none of its sub-catchments. */
  outsideSubCatchments: effects,
  /** Of everything that may count, also what does not. */
  sharedLand: z.array(sharedLand),
  /** Sketches of other plans that lie here and are not published: next to the figures, not in them. */
  unpublishedNeighbours: z.object({ count: z.int(), nitrogenReductionT: z.number() }),
  municipalities: z.array(planUnit),
  tripartites: z.array(planUnit),
  geoLocationId: z.string(),
  /** west, south, east, north in EPSG:25832; null until its outline is loaded. */
  extent: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  geographySource: z.enum(["none", "demo", "official"]),
  rights: planRights,
});
export type Plan = z.infer<typeof plan>;

/** A project or sketch as the plan counts it: its effects are the part that lies in this plan. */
const counted = {
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  stage: planStage,
  subsidySchemeId: z.nullable(z.string()),
  mitigationMeasureId: z.nullable(z.string()),
  included: z.boolean(),
  areaHa: z.number(),
  effects,
  /** The whole area's, before sharing. */
  wholeEffects: effects,
  shareOfPlan: z.number(),
  /** Nitrogen in each sub-catchment of this plan, in tons. */
  subCatchments: z.array(z.object({ opId: z.string(), nitrogenReductionT: z.number() })),
  geoLocationId: z.string(),
  /** A point inside, for pins and choosing; null for an area without a usable outline. */
  point: z.nullable(z.tuple([z.number(), z.number()])),
  updatedAt: z.string(),
};

const level = z.nullable(z.enum(JUDGEMENT_LEVELS));

/** What planners judge a sketch by next to its figures; never public. */
export const sketchJudgement = {
  costPerHaDkk: z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_COST_PER_HA_DKK))),
  ...recordOf(levelFields, () => level),
};

export const planSketch = z.object({
  ...counted,
  ...sketchJudgement,
  ...textsOf(writtenSketchFields),
  kind: z.enum(["sketch_project", "uroert_skov"]),
  /** The plan it was made for, which alone decides whether it counts; others only lie under it. */
  planId: z.uuid(),
  planTitle: z.string(),
  /** Of another plan that has not published it: shown, but counted nowhere but there. */
  isBeside: z.boolean(),
  /** Of its area, where the soil has been measured. */
  carbonOverlapHa: z.nullable(z.number()),
  effectsSource: z.nullable(z.enum(["computed", "imported", "entered"])),
  organizationVat: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  createdBy: z.nullable(z.string()),
  isMine: z.boolean(),
  mayEdit: z.boolean(),
  version: z.int(),
});
export type PlanSketch = z.infer<typeof planSketch>;

export const sketchProject = z.extend(planSketch, {
  geometry: multiPolygon,
  computedEffects: z.nullable(effects),
  enteredEffects: z.nullable(effects),
  createdAt: z.string(),
  /** Partly outside the report's area, overlaps with other projects. */
  warnings: z.array(notice),
});
export type SketchProject = z.infer<typeof sketchProject>;

export const planProject = z.object({
  ...counted,
  stage: projectStage,
  status: projectStatus,
  lastStateChangedAt: z.nullable(z.string()),
});
export type PlanProject = z.infer<typeof planProject>;

export const planVersion = z.object({
  number: z.int(),
  status: z.enum(["published", "superseded", "unpublished", "undone"]),
  title: z.string(),
  publishedAt: z.string(),
  publishedBy: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** Sketches that counted. */
  sketchCount: z.int(),
  /** What the plan counted when it was published. */
  totals: effects,
  /** Why it was published although land counted twice or sketches had no measure; mostly empty. */
  reason: z.string(),
  /** Nitrogen on land that was counted twice; null for versions from before it was kept. */
  nitrogenTwiceT: z.nullable(z.number()),
});

const fieldChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });
const changedItem = z.object({ id: z.string(), name: z.string() });

export const versionDifference = z.object({
  fields: z.array(fieldChange),
  added: z.array(changedItem),
  removed: z.array(changedItem),
  changed: z.array(z.extend(changedItem, { changes: z.array(fieldChange) })),
  count: z.int(),
  /** Of these, what the public sees; sketches that do not count are no one else's to see. */
  publicCount: z.int(),
});

const shownItem = z.extend(changedItem, {
  /** Thinned for a small map; null without a usable outline. */
  geometry: z.nullable(multiPolygon),
});

export const publicationPreview = z.object({
  /** The public version; null where nothing is public. */
  before: z.nullable(z.int()),
  /** What the public version counts, as it was frozen, by its own needs. */
  published: z.nullable(z.object({ balance, projectCount: z.int(), areaHa: z.number() })),
  /** What is missing after the expected dropout: by the public version, and by the draft. */
  subCatchments: z.array(
    z.object({
      opId: z.string(),
      name: z.string(),
      needT: z.number(),
      beforeT: z.nullable(z.number()),
      afterT: z.number(),
    }),
  ),
  fields: z.array(fieldChange),
  added: z.array(shownItem),
  changed: z.array(shownItem),
  removed: z.array(shownItem),
  /** Sent along when publishing: refused as stale where the draft would by then be another one. */
  stamp: z.string(),
});
export type PublicationPreview = z.infer<typeof publicationPreview>;

export const scenario = z.object({
  id: z.uuid(),
  name: z.string(),
  dropoutShare: z.number(),
  /** Only what differs from the plan: id → included. */
  choices: z.record(z.string(), z.boolean()),
  pinned: z.array(z.string()),
  organizationVat: z.nullable(z.string()),
  /** Who saved it first; an instance before an upgrade does not say. */
  createdBy: z.optional(z.nullable(z.string())),
  updatedAt: z.string(),
  mayEdit: z.boolean(),
  version: z.int(),
});
export type Scenario = z.infer<typeof scenario>;

export const gapAnswer = z.object({
  /** optimal: the proven gap is at most the one asked for. time-limit: the best found so far. */
  outcome: z.enum(["optimal", "time-limit", "infeasible-closest", "nothing-needed"]),
  /** Proven distance to the best possible answer, 0–1. */
  provenGap: z.nullable(z.number()),
  /** none-better: no set is better to what can be seen. close: none is better by more than the gap. */
  proof: z.enum(GAP_PROOFS),
  seconds: z.number(),
  /** Sketches and projects that count, in the order they are explained. */
  chosen: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      alreadyIncluded: z.boolean(),
      pinned: z.boolean(),
      areaHa: z.number(),
      effects,
      /** What it is chosen for: tons that close a gap, per sub-catchment. */
      closes: z.array(z.object({ opId: z.string(), tons: z.number() })),
    }),
  ),
  areaHa: z.number(),
  balance,
  subCatchments: z.array(z.object({ opId: z.string(), balance })),
  /** Sub-catchments that no set of sketches closes, with the tons left. */
  unclosed: z.array(z.object({ opId: z.string(), tonsLeft: z.number() })),
  extractionHa: z.number(),
  extractionShortHa: z.number(),
});
export type GapAnswer = z.infer<typeof gapAnswer>;

export const gapAlternatives = z.object({
  /** Ids of the plan's own sketches that each would include, smallest first; without the answer
   * they were requested. */
  alternatives: z.array(
    z.object({
      ids: z.array(z.string()),
      areaHa: z.number(),
      nitrogenReductionT: z.number(),
      /** Hectares or number, weighed: what was made as small as possible. */
      size: z.number(),
    }),
  ),
  /** Of the answer they were requested; where that was not proven, one of them may be smaller. */
  answerSize: z.number(),
  /** enough: there may be more. no-more: there is none of nearly the same size. time-limit: the
   * time was up. */
  end: z.enum(["enough", "no-more", "time-limit"]),
});
export type GapAlternatives = z.infer<typeof gapAlternatives>;

export const doubleCount = z.object({
  clippedId: z.string(),
  clippedName: z.string(),
  keptId: z.string(),
  keptName: z.string(),
  /** The plan of the area that is kept, where it is another one. */
  keptPlan: z.nullable(z.string()),
  overlapHa: z.number(),
  /** A point on the shared land, in EPSG:25832. */
  at: z.tuple([z.number(), z.number()]),
  effects,
  clippedStage: planStage,
  keptStage: planStage,
  mayClip: z.boolean(),
  /** Where the one that usually keeps the land is a sketch the caller may edit. */
  keptMayClip: z.boolean(),
});
