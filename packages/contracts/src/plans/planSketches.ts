import { WRITTEN_SKETCH_FIELDS } from "@mars/domain/fields/sketchFields";
import * as z from "zod/mini";
import { shortText } from "../projects/projectInput.ts";
import { contract } from "../platform/contract.ts";
import { givenTextsOf } from "../projects/fieldSchemas.ts";
import { areaGeometry } from "../datasets/layers.ts";
import { planParams, read, sketchParams, write } from "./planAccess.ts";
import { planSketch, sketchJudgement, sketchProject } from "./planShapes.ts";
import { effects, notice } from "../projects/projectShapes.ts";

export const listSketches = contract({
  ...read,
  path: "/plans/:id/sketch-projects",
  summary: "Sketch projects in the report's area",
  params: planParams,
  query: z.object({ kind: z.optional(z.enum(["sketch_project", "uroert_skov"])) }),
  response: z.array(planSketch),
});

const newSketch = z.object({
  ...givenTextsOf(WRITTEN_SKETCH_FIELDS),
  name: shortText,
  kind: z._default(z.enum(["sketch_project", "uroert_skov"]), "sketch_project"),
  subsidySchemeId: z.optional(z.nullable(z.uuid())),
  mitigationMeasureId: z.optional(z.nullable(z.uuid())),
  geometry: areaGeometry,
  geometrySource: z._default(z.enum(["drawn", "picked", "uploaded"]), "drawn"),
});

export const createSketches = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/sketch-projects",
  summary: "Create one sketch project, or several from a file after confirmation",
  status: 201,
  params: planParams,
  body: z.object({
    sketches: z.array(newSketch).check(z.minLength(1), z.maxLength(500)),
    /** Needed for more than one: it cannot be undone. */
    confirmed: z._default(z.boolean(), false),
  }),
  response: z.array(sketchProject),
  problems: ["sketch.not-confirmed", "geometry.outside-report", "text.required", "text.too-long"],
});

export const readSketch = contract({
  ...read,
  path: "/plans/:id/sketch-projects/:sketchId",
  summary: "One sketch project with its geometry",
  params: sketchParams,
  response: sketchProject,
});

export const editSketch = contract({
  ...write,
  method: "PATCH",
  path: "/plans/:id/sketch-projects/:sketchId",
  summary: "Change a sketch project; effects are recalculated from its area and measure",
  versioned: true,
  params: sketchParams,
  body: z.object({
    ...givenTextsOf(WRITTEN_SKETCH_FIELDS),
    subsidySchemeId: z.optional(z.nullable(z.uuid())),
    mitigationMeasureId: z.optional(z.nullable(z.uuid())),
    geometry: z.optional(areaGeometry),
    geometrySource: z.optional(z.enum(["drawn", "picked", "uploaded"])),
    /** Null lets the computed effects count again. */
    enteredEffects: z.optional(z.nullable(effects)),
    ...z.partial(z.object(sketchJudgement)).shape,
    autosave: z._default(z.boolean(), false),
  }),
  response: sketchProject,
});

export const deleteSketch = contract({
  ...write,
  method: "DELETE",
  path: "/plans/:id/sketch-projects/:sketchId",
  summary: "Delete a sketch project; published versions keep it",
  versioned: true,
  params: sketchParams,
});

/** Before saving: whether an area lies in the report, and what it overlaps. */
export const checkSketchArea = contract({
  ...read,
  method: "POST",
  path: "/plans/:id/check-area",
  // Asked with every corner that is drawn.
  heavy: "queued",
  summary: "Whether an area is in the report, and its effects under a measure",
  params: planParams,
  body: z.object({
    geometry: areaGeometry,
    subsidySchemeId: z.optional(z.nullable(z.uuid())),
    mitigationMeasureId: z.optional(z.nullable(z.uuid())),
    kind: z._default(z.enum(["sketch_project", "uroert_skov"]), "sketch_project"),
    /** The sketch that is drawn again: it does not overlap itself. */
    sketchId: z.optional(z.uuid()),
    /** Also answers the area without what is taken, or the part of it that gives something. */
    clip: z.optional(z.enum(["taken", "giving"])),
  }),
  response: z.object({
    areaHa: z.number(),
    insideHa: z.number(),
    /**
     * `geometry.partly-outside-report` {outsideHa, areaHa}; `overlap.projects` and
     * `overlap.sketches` {count, overlapHa, names}: approved projects and other sketches on the
     * same land, which several of them cover once; `ground.outside` {outsideHa, areaHa, purpose}:
     * land that cannot give what the sketch is for, and is left out of its effects.
     */
    warnings: z.array(notice),
    /** Of the part in the plan: what lies in a neighbour's counts there. */
    effects: z.nullable(effects),
    subCatchments: z.array(
      z.object({ opId: z.string(), name: z.string(), nitrogenReductionT: z.number() }),
    ),
    /** What else is known of the land; null where its map is not loaded. */
    land: z.object({
      carbonRichHa: z.number(),
      protectedHa: z.nullable(z.number()),
      parcelCount: z.nullable(z.number()),
    }),
    /** Land that is left out of the effects, for the map. */
    leftOut: z.nullable(areaGeometry),
    /** Where it was requested; null when nothing of the area would be left. */
    clipped: z.optional(z.nullable(areaGeometry)),
  }),
});
