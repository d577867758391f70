import { recordOf } from "@mars/domain/fields/recordOf";
import { NO_WEIGHTS, weightFields, WEIGHTS } from "@mars/domain/plans/gapWeights";
import { MAX_EXTRACTION_GOAL_HA } from "@mars/domain/plans/maxNeed";
import * as z from "zod/mini";
import { shortText } from "../projects/projectInput.ts";
import { contract } from "../platform/contract.ts";
import { confirmed, ids, planParams, read, write } from "./planAccess.ts";
import { gapAlternatives, gapAnswer, plan, scenario, share } from "./planShapes.ts";

const scenarioParams = z.object({ id: z.uuid(), scenarioId: z.uuid() });

export const listScenarios = contract({
  ...read,
  path: "/plans/:id/scenario",
  summary: "Saved scenarios",
  params: planParams,
  response: z.array(scenario),
});

const scenarioBody = z.object({
  name: shortText,
  dropoutShare: z._default(share, 0.2),
  choices: z._default(z.record(z.uuid(), z.boolean()), {}),
  pinned: z._default(ids, []),
});

export const createScenario = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/scenario",
  summary: "Save a scenario, also as a copy of another",
  status: 201,
  params: planParams,
  body: scenarioBody,
  response: scenario,
});

export const editScenario = contract({
  ...write,
  method: "PUT",
  path: "/plans/:id/scenario/:scenarioId",
  summary: "Change a scenario",
  versioned: true,
  params: scenarioParams,
  body: scenarioBody,
  response: scenario,
});

export const deleteScenario = contract({
  ...write,
  method: "DELETE",
  path: "/plans/:id/scenario/:scenarioId",
  summary: "Delete a scenario",
  versioned: true,
  params: scenarioParams,
});

export const applyScenario = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/scenario/:scenarioId/apply",
  summary: "Apply the scenario's choices to the plan, in one step",
  /** The plan's: applying changes the plan, not the scenario. */
  versioned: true,
  params: scenarioParams,
  /** The scenario is refused as stale, with the one that stands, where it is no longer the one seen. */
  body: z.extend(confirmed, { scenarioVersion: z.optional(z.int()) }),
  response: plan,
});

const weight = z._default(z.enum(WEIGHTS), "none");

const gapQuestion = z.object({
  /** Kept whatever the answer is. */
  pinned: z._default(ids, []),
  /** Never chosen. */
  barred: z._default(ids, []),
  /** Lost: what is found makes up for it next to what is pinned, and for nothing else that is missing. */
  replaces: z.optional(z.uuid()),
  /** Applied projects and untouched forest that a trial counts, or leaves out, unlike the plan. */
  projectChoices: z._default(z.record(z.uuid(), z.boolean()), {}),
  dropoutShare: z._default(share, 0.2),
  extractionGoalHa: z._default(
    z.number().check(z.minimum(0), z.maximum(MAX_EXTRACTION_GOAL_HA)),
    0,
  ),
  smallest: z._default(z.enum(["area", "count"]), "area"),
  /** How much what maps and planners say of the sketches' land counts next to their size. */
  weights: z._default(z.object(recordOf(weightFields, () => weight)), NO_WEIGHTS),
  maxSeconds: z._default(z.number().check(z.minimum(0.5), z.maximum(20)), 5),
});

export const closeGap = contract({
  ...read,
  method: "POST",
  path: "/plans/:id/gap",
  summary: "The smallest set of sketch projects that meets the need in every sub-catchment",
  description: "Stops when the caller disconnects. Changes nothing.",
  heavy: true,
  params: planParams,
  body: gapQuestion,
  response: gapAnswer,
});

export const listGapAlternatives = contract({
  ...read,
  method: "POST",
  path: "/plans/:id/gap/alternatives",
  summary: "Other sets of nearly the same size that meet the same needs",
  description:
    "Each can spare none of its own, smallest first. Stops when the caller disconnects. Changes nothing.",
  heavy: true,
  params: planParams,
  body: z.extend(gapQuestion, {
    /** The answer that others are wanted for. */
    chosen: ids,
  }),
  response: gapAlternatives,
});
