import * as z from "zod/mini";
import { text } from "../projects/projectInput.ts";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { confirmed, planParams, read, write } from "./planAccess.ts";
import { plan, planVersion, publicationPreview, versionDifference } from "./planShapes.ts";
import { integerInQuery } from "../platform/query.ts";

export const publishPlan = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/publish",
  summary: "Publish the draft",
  versioned: true,
  params: planParams,
  /**
   * The reason is asked for where land counts twice or sketches have no measure, and is public. The
   * stamp is that of the preview that was seen; without one only the plan's version is held to.
   */
  body: z.extend(confirmed, {
    reason: z.optional(text),
    stamp: z.optional(line(100)),
  }),
  response: plan,
  problems: ["plan.not-draft", "plan.reason-needed"],
});

/** What the public will see change: asked before publishing. */
export const previewPublication = contract({
  ...read,
  path: "/plans/:id/publication-preview",
  summary:
    "The draft beside the public version: what is missing where, what comes, changes and goes",
  heavy: "queued",
  params: planParams,
  response: publicationPreview,
});

export const unpublishPlan = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/unpublish",
  summary: "Withdraw the published version",
  versioned: true,
  params: planParams,
  body: confirmed,
  response: plan,
  problems: ["plan.not-published"],
});

export const undoPublishing = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/undo-publishing",
  summary: "Return to the previous version, or to draft if there is none",
  versioned: true,
  params: planParams,
  body: confirmed,
  response: plan,
  problems: ["plan.not-published"],
});

export const listVersions = contract({
  ...read,
  path: "/plans/:id/versions",
  summary: "Published versions with number, publisher and date",
  params: planParams,
  response: z.array(planVersion),
});

export const readDifference = contract({
  ...read,
  path: "/plans/:id/versions/:before/difference/:after",
  summary: "What differs between two versions; `draft` is the working state",
  params: z.object({
    id: z.uuid(),
    before: z.union([integerInQuery(1, 100_000), z.literal("draft")]),
    after: z.union([integerInQuery(1, 100_000), z.literal("draft")]),
  }),
  response: versionDifference,
});
