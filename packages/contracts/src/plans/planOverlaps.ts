import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { planParams, read, sketchParams, write } from "./planAccess.ts";
import { doubleCount, sketchProject } from "./planShapes.ts";
import { effects } from "../projects/projectShapes.ts";

export const listDoubleCounts = contract({
  ...read,
  path: "/plans/:id/overlaps",
  heavy: true,
  summary: "Land counted in several projects and sketches, also across reports",
  params: planParams,
  response: z.object({
    pairs: z.array(doubleCount),
    overlapHa: z.number(),
    before: effects,
    after: effects,
    /** The share of each area on land that a more certain one already counts. */
    lost: z.array(z.object({ id: z.string(), share: z.number() })),
  }),
});

export const clipSketch = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/sketch-projects/:sketchId/clip",
  // All overlaps of a plan are worked through one after the other.
  heavy: "queued",
  summary: "Cut away what another project or sketch already covers",
  versioned: true,
  params: sketchParams,
  body: z.object({ keptId: z.uuid() }),
  response: sketchProject,
});

/** An outline that was changed, with what it takes to put it back. */
const changedOutline = z.object({
  sketchId: z.uuid(),
  name: z.string(),
  /** The outline before. */
  geoLocationId: z.uuid(),
  /** The outline it was left with: while it has that one, the one before can be put back. */
  leftGeoLocationId: z.uuid(),
  /** The sketch's version after. */
  version: z.int(),
});

const reason = z.object({ sketchId: z.uuid(), code: z.string() });

export const clipSketches = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/clip",
  heavy: "queued",
  summary: "Cut several sketches, each once; those not reached in time are returned",
  params: planParams,
  body: z.object({
    clips: z
      .array(z.object({ sketchId: z.uuid(), keptId: z.uuid() }))
      .check(z.minLength(1), z.maxLength(5000)),
  }),
  response: z.object({
    clipped: z.array(changedOutline),
    /** Nothing of them would be left, they may not be cut, or it failed. */
    refused: z.array(z.uuid()),
    /** Why, by the problem's code. */
    reasons: z.array(reason),
    /** Not reached before the time was up: ask again. */
    left: z.array(z.uuid()),
  }),
});

export const restoreOutlines = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/restore-outlines",
  heavy: "queued",
  summary: "Put back outlines of sketches that were cut, unless someone has changed them since",
  params: planParams,
  body: z.object({
    outlines: z
      .array(
        z.object({
          sketchId: z.uuid(),
          geoLocationId: z.uuid(),
          version: z.int(),
          /** The outline it must have; without it, it must have the version. */
          leftGeoLocationId: z.optional(z.uuid()),
        }),
      )
      .check(z.minLength(1), z.maxLength(5000)),
  }),
  response: z.object({
    restored: z.array(z.uuid()),
    refused: z.array(z.uuid()),
    reasons: z.array(reason),
    left: z.array(z.uuid()),
  }),
});
