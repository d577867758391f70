import * as z from "zod/mini";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";

// Only what is read is checked: the national system adds fields as it grows.
const id = z.string().check(z.minLength(1));
const figure = z.optional(z.nullable(z.number()));
const moment = z.optional(z.nullable(z.iso.datetime({ offset: true, local: true })));
const optionalId = z.optional(z.nullable(z.string()));

const effects = {
  nitrogenReductionT: figure,
  extractionEffortHa: figure,
  afforestationEffortHa: figure,
};

const nationalProject = z.object({
  projectId: id,
  projectName: z.optional(z.nullable(z.string())),
  projectStatus: z.number(),
  ...effects,
  overlappingAreaHa: figure,
  supplGeo1OverlappingAreaHa: figure,
  supplGeo2OverlappingAreaHa: figure,
  geoLocationId: id,
  subsidySchemeId: optionalId,
  mitigationMeasureId: optionalId,
  applicationTimestamp: moment,
  lastStateChanged: moment,
  originalEffects: z.optional(z.unknown()),
  reducedAreaHa: figure,
});
export type NationalProject = z.infer<typeof nationalProject>;

const share = z.object({ projectId: id, geoLocationId: id, overlappingAreaHa: figure });

const nationalSketch = z.object({
  sketchProjectId: id,
  sketchProjectName: z.optional(z.nullable(z.string())),
  ...effects,
  geoLocationId: id,
  overlappingAreaHa: figure,
  subsidySchemeId: optionalId,
  mitigationMeasureId: optionalId,
});
export type NationalSketch = z.infer<typeof nationalSketch>;

const nationalPlan = z.object({
  id,
  name: z.string(),
  geoLocationId: id,
  status: z.optional(z.nullable(z.string())),
  firstPublishedTimestamp: moment,
  lastPublishedTimestamp: moment,
  nitrogenReductionGoalT: figure,
  extractionPotentialHa: figure,
  fieldRegulationT: figure,
  otherExtractionEffortT: figure,
  projects: z.array(share),
  sketchProjects: z.array(nationalSketch),
});
export type NationalPlan = z.infer<typeof nationalPlan>;

const unit = z.object({
  id,
  name: z.string(),
  projects: z.array(share),
  sketchProjects: z.optional(z.array(nationalSketch)),
});
export type NationalUnit = z.infer<typeof unit>;

const named = z.object({ id, name: z.string(), geoLocationId: id });
const metadata = z.object({
  plans: z.array(named),
  municipalities: z.array(z.extend(named, { code: z.string() })),
  vos: z.array(named),
});
export type NationalMetadata = z.infer<typeof metadata>;

const masterData = z.object({
  subsidySchemes: z.array(
    z.object({ id, name: z.string(), mitigationMeasureId: optionalId, organization: optionalId }),
  ),
  mitigationMeasures: z.array(z.object({ id, name: z.string() })),
});
export type NationalMasterData = z.infer<typeof masterData>;

const geometry = z.object({ geometryWkt: z.string() });

export const nationalShapes = {
  masterData,
  metadata,
  projects: z.array(nationalProject),
  plans: z.array(nationalPlan),
  units: z.array(unit),
};
export type Shape = z.core.$ZodType;
export const geometryShape = geometry;

/** Checks an answer, and names the first place where it is not what the national system gives. */
export function checked<S extends Shape>(path: string, shape: S, value: unknown): z.core.output<S> {
  const result = z.safeParse(shape, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new GeodataFault(
    "national.bad-answer",
    `${path} is not what the national system answers: at ${issue?.path.join(".") || "its root"}, ${issue?.message.toLowerCase() ?? "unknown"}`,
    { path },
  );
}
