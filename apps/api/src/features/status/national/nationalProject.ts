import type { StatusProject, StatusSketchProject } from "@mars/contracts/status/status";
import { NATIONAL_STATE_OF_STAGE } from "@mars/domain/lifecycle/stage";
import type { Project, Sketch } from "../snapshot/Snapshot.ts";
import type { Part } from "../snapshot/unitParts.ts";

/** A project, or its part in a unit, as the national system shows it. */
export function nationalProject({ item, effects, overlapHa, share }: Part<Project>): StatusProject {
  const part = (ha: number | null) => (ha === null ? null : ha * share);
  return {
    projectId: item.id,
    projectName: item.name,
    projectStatus: NATIONAL_STATE_OF_STAGE[item.stage],
    ...effects,
    overlappingAreaHa: overlapHa,
    supplGeo1OverlappingAreaHa: part(item.supplementaryOverlap1Ha),
    supplGeo2OverlappingAreaHa: part(item.supplementaryOverlap2Ha),
    geoLocationId: item.geoLocationId,
    subsidySchemeId: item.schemeId,
    mitigationMeasureId: item.measureId,
    applicationTimestamp: item.appliedAt?.toISOString() ?? null,
    lastStateChanged: item.lastStateChanged?.toISOString() ?? null,
    originalEffects: item.originalEffects ?? null,
    reducedAreaHa: item.reducedAreaHa,
  };
}

export function nationalSketch({ item, effects, overlapHa }: Part<Sketch>): StatusSketchProject {
  return {
    sketchProjectId: item.id,
    sketchProjectName: item.name,
    ...effects,
    geoLocationId: item.geoLocationId,
    overlappingAreaHa: overlapHa,
    subsidySchemeId: item.schemeId,
    mitigationMeasureId: item.measureId,
  };
}
