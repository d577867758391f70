import * as z from "zod/mini";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";

// Only what is read is checked: the national system adds fields as it grows.
const id = z.guid();
const figure = z.optional(z.nullable(z.number()));
const moment = z.optional(z.nullable(z.iso.datetime({ offset: true, local: true })));
/** Any text: an id that neither side can know does not keep a whole nation out. */
const looseId = z.optional(z.nullable(z.string()));
const optionalName = z.optional(z.nullable(z.string()));

const effects = {
  nitrogenReductionT: figure,
  extractionEffortHa: figure,
  afforestationEffortHa: figure,
};

const nationalSupplement = z.object({
  name: optionalName,
  areaHa: figure,
  supplementaryGeometryTypeId: id,
  geoLocationId: id,
});
export type NationalSupplement = z.infer<typeof nationalSupplement>;

const nationalProject = z.object({
  projectId: id,
  projectName: optionalName,
  projectStatus: z.number(),
  ...effects,
  overlappingAreaHa: figure,
  supplGeo1OverlappingAreaHa: figure,
  supplGeo2OverlappingAreaHa: figure,
  geoLocationId: z.nullable(id),
  subsidySchemeId: looseId,
  mitigationMeasureId: looseId,
  applicationTimestamp: moment,
  lastStateChanged: moment,
  originalEffects: z.optional(z.unknown()),
  reducedAreaHa: figure,
  supplementaryGeometries: z.optional(z.nullable(z.array(nationalSupplement))),
});
export type NationalProject = z.infer<typeof nationalProject>;

const share = z.object({ projectId: id, geoLocationId: z.nullable(id), overlappingAreaHa: figure });

const nationalPotential = z.object({
  naturePotentialId: id,
  naturePotentialName: optionalName,
  overlappingAreaHa: figure,
  biodiversitetOverlappingAreaHa: figure,
  beskyttetNaturOverlappingAreaHa: figure,
  s3NaturOverlappingAreaHa: figure,
  natura2000OverlappingAreaHa: figure,
  geoLocationId: id,
  created: moment,
  updated: moment,
});
export type NationalPotential = z.infer<typeof nationalPotential>;
const potentials = z.optional(z.nullable(z.array(nationalPotential)));

const nationalSketch = z.object({
  sketchProjectId: id,
  sketchProjectName: optionalName,
  ...effects,
  geoLocationId: id,
  overlappingAreaHa: figure,
  subsidySchemeId: looseId,
  mitigationMeasureId: looseId,
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
  naturePotentials: potentials,
});
export type NationalPlan = z.infer<typeof nationalPlan>;

const unit = z.object({
  id,
  name: z.string(),
  projects: z.array(share),
  sketchProjects: z.optional(z.nullable(z.array(nationalSketch))),
  naturePotentials: potentials,
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
    z.object({ id, name: z.string(), mitigationMeasureId: looseId, organization: optionalName }),
  ),
  mitigationMeasures: z.array(z.object({ id, name: z.string() })),
});
export type NationalMasterData = z.infer<typeof masterData>;

const geometry = z.object({ geometryWkt: z.nullable(z.string()) });

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
