import { MAX_NEED_T } from "@mars/domain/plans/maxNeed";
import * as z from "zod/mini";
import { shortText, text } from "../projects/projectInput.ts";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { multiPolygon } from "../datasets/layers.ts";
import { ids, planParams, read, write } from "./planAccess.ts";
import { plan, planAssumptions, planListItem } from "./planShapes.ts";
import { integerInQuery } from "../platform/query.ts";

export const listPlans = contract({
  ...read,
  path: "/plans",
  summary: "All coastal-water-group reports with their sums",
  response: z.array(planListItem),
});

export const readPlan = contract({
  ...read,
  path: "/plans/:id",
  summary: "One report with its sub-catchments and what the caller may do",
  params: planParams,
  response: plan,
});

export const editPlan = contract({
  ...write,
  method: "PATCH",
  path: "/plans/:id",
  summary: "Change title, description, needs of sub-catchments or what is assumed of dropout",
  versioned: true,
  problems: ["plan.needs-over-goal"],
  params: planParams,
  body: z.object({
    title: z.optional(shortText),
    description: z.optional(text),
    /** Null goes back to the official or shared figure. */
    needs: z.optional(
      z.array(
        z.object({
          opId: line(100),
          needT: z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_NEED_T))),
        }),
      ),
    ),
    assumptions: z.optional(z.extend(planAssumptions, { source: shortText })),
    /** The needs may add up to more than the plan's own; publishing then asks for a reason. */
    allowOverGoal: z.optional(z.boolean()),
  }),
  response: plan,
});

export const setResponsible = contract({
  method: "PUT",
  path: "/plans/:id/responsible",
  tag: write.tag,
  summary: "Which organisation is responsible for the report",
  access: "signedIn",
  roles: ["caseworkerAdmin"],
  versioned: true,
  params: planParams,
  body: z.object({ vat: line(32) }),
});

export const includeInPlan = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/include",
  summary: "Include sketches and projects in the plan's calculation, or leave them out",
  params: planParams,
  body: z.object({ included: z._default(ids, []), excluded: z._default(ids, []) }),
  response: plan,
});

export const readRaises = contract({
  ...read,
  path: "/plans/:id/raises",
  summary: "Sketches left out that would make the plan surer of meeting its needs, best first",
  description: "At most three, each alone, and only where it is a whole percent or more.",
  heavy: "queued",
  params: planParams,
  response: z.array(z.object({ id: z.uuid(), probability: z.number() })),
});

/** One question for the whole map of a report; sketches of a draft are nowhere public. */
export const planOutlines = contract({
  ...read,
  path: "/plans/:id/outlines",
  summary: "Outlines of the report's sub-catchments, sketches and projects, thinned for a map",
  heavy: "queued",
  params: planParams,
  response: z.array(z.object({ geoLocationId: z.uuid(), geometry: multiPolygon })),
});

/** Polled by open pages: what changed in the plan since the last answer. */
export const readPlanChanges = contract({
  ...read,
  path: "/plans/:id/changes",
  summary: "Changes in the report after a number, with who is looking at it",
  params: planParams,
  query: z.object({
    after: z._default(integerInQuery(0, Number.MAX_SAFE_INTEGER), 0),
    /** Names this open page, so that others see who is here. */
    presence: z.optional(line(64)),
    editing: z.optional(z.uuid()),
  }),
  response: z.object({
    next: z.int(),
    changes: z.array(
      z.object({
        kind: z.string(),
        entityId: z.string(),
        at: z.string(),
        by: z.nullable(z.string()),
        isMine: z.boolean(),
      }),
    ),
    present: z.array(
      z.object({
        initials: z.string(),
        name: z.string(),
        isMe: z.boolean(),
        editing: z.nullable(z.string()),
      }),
    ),
  }),
});
