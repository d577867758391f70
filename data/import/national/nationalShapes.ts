import * as z from "zod/mini";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";

// Only what is read is checked: the national system adds fields as it grows.
const id = z.guid();
const figure = z.optional(z.nullable(z.number()));
const moment = z.optional(z.nullable(z.iso.datetime({ offset: true, local: true })));
/** Any text: an id that neither side can know does not keep a whole nation out. */
const looseId = z.optional(z.nullable(z.string()));
const optionalName = z.optional(z.nullable(z.string()));
const optionalId = z.optional(z.nullable(id));
/** Read row by row afterwards. */
const list = z.optional(z.nullable(z.array(z.unknown())));

const effects = {
  nitrogenReductionT: figure,
  extractionEffortHa: figure,
  afforestationEffortHa: figure,
};

const nationalSupplement = z.object({
  name: optionalName,
  areaHa: figure,
  supplementaryGeometryTypeId: looseId,
  geoLocationId: optionalId,
});
export type NationalSupplement = z.infer<typeof nationalSupplement>;

const nationalProject = z.object({
  projectId: id,
  projectName: optionalName,
  projectStatus: figure,
  ...effects,
  overlappingAreaHa: figure,
  supplGeo1OverlappingAreaHa: figure,
  supplGeo2OverlappingAreaHa: figure,
  geoLocationId: optionalId,
  subsidySchemeId: looseId,
  mitigationMeasureId: looseId,
  applicationTimestamp: moment,
  lastStateChanged: moment,
  originalEffects: z.optional(z.unknown()),
  reducedAreaHa: figure,
  supplementaryGeometries: list,
});
export type NationalProject = Omit<z.infer<typeof nationalProject>, "supplementaryGeometries"> & {
  supplementaryGeometries: NationalSupplement[];
};

const nationalShare = z.object({ geoLocationId: optionalId, overlappingAreaHa: figure });
type NationalShare = z.infer<typeof nationalShare>;

const nationalPotential = z.object({
  naturePotentialId: id,
  naturePotentialName: optionalName,
  overlappingAreaHa: figure,
  biodiversitetOverlappingAreaHa: figure,
  beskyttetNaturOverlappingAreaHa: figure,
  s3NaturOverlappingAreaHa: figure,
  natura2000OverlappingAreaHa: figure,
  geoLocationId: optionalId,
  created: moment,
  updated: moment,
});
export type NationalPotential = z.infer<typeof nationalPotential>;

const nationalSketch = z.object({
  sketchProjectId: id,
  sketchProjectName: optionalName,
  ...effects,
  geoLocationId: optionalId,
  overlappingAreaHa: figure,
  subsidySchemeId: looseId,
  mitigationMeasureId: looseId,
});
export type NationalSketch = z.infer<typeof nationalSketch>;

const parts = { projects: list, sketchProjects: list, naturePotentials: list };
export type UnitParts = {
  projects: NationalShare[];
  sketchProjects: NationalSketch[];
  naturePotentials: NationalPotential[];
};

const nationalPlan = z.object({
  id,
  name: optionalName,
  geoLocationId: optionalId,
  status: z.optional(z.nullable(z.string())),
  firstPublishedTimestamp: moment,
  lastPublishedTimestamp: moment,
  nitrogenReductionGoalT: figure,
  extractionPotentialHa: figure,
  fieldRegulationT: figure,
  otherExtractionEffortT: figure,
  ...parts,
});
export type NationalPlan = Omit<z.infer<typeof nationalPlan>, keyof UnitParts> & UnitParts;

const nationalUnit = z.object({ id, ...parts });
export type NationalUnit = Omit<z.infer<typeof nationalUnit>, keyof UnitParts> & UnitParts;

const metadata = z.object({ municipalities: z.array(z.unknown()) });
const nationalMunicipality = z.object({ id, code: z.string() });

const masterData = z.object({
  subsidySchemes: z.array(z.unknown()),
  mitigationMeasures: z.array(z.unknown()),
});
const nationalScheme = z.object({
  id,
  name: z.string(),
  mitigationMeasureId: looseId,
  organization: optionalName,
});
const nationalMeasure = z.object({ id, name: z.string() });
export type NationalMasterData = {
  subsidySchemes: z.infer<typeof nationalScheme>[];
  mitigationMeasures: z.infer<typeof nationalMeasure>[];
};

const geometry = z.object({ geometryWkt: z.nullable(z.string()) });

export const nationalShapes = {
  masterData,
  metadata,
  rows: z.array(z.unknown()),
  scheme: nationalScheme,
  measure: nationalMeasure,
  municipality: nationalMunicipality,
  project: nationalProject,
  supplement: nationalSupplement,
  plan: nationalPlan,
  unit: nationalUnit,
  share: nationalShare,
  sketch: nationalSketch,
  potential: nationalPotential,
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
