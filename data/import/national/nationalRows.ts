import type {
  NationalPlan,
  NationalProject,
  NationalSketch,
  NationalUnit,
} from "./nationalShapes.ts";

export type PlanRow = {
  id: string;
  name: string;
  status: "published" | "unpublished" | "draft";
  first_published_at: string | null;
  last_published_at: string | null;
  nitrogen_goal_tons: number;
  extraction_potential_ha: number;
  field_regulation_tons: number;
  other_extraction_tons: number;
  geo_location_id: string;
};
type EffectColumns = {
  nitrogen_tons: number | null;
  extraction_ha: number | null;
  afforestation_ha: number | null;
};
type AreaColumns = EffectColumns & {
  id: string;
  name: string;
  subsidy_scheme_id: string | null;
  mitigation_measure_id: string | null;
  geo_location_id: string;
  area_ha: number;
};
export type ProjectRow = AreaColumns & {
  status: string;
  original_effects: unknown;
  reduced_area_ha: number | null;
  supplementary_overlap_1_ha: number | null;
  supplementary_overlap_2_ha: number | null;
  applied_at: string | null;
  last_state_changed_at: string | null;
};
export type SketchRow = AreaColumns & { plan_id: string };
export type OverlapRow = {
  geo_location_id: string;
  unit_kind: "plan" | "tripartite" | "municipality";
  unit_id: string;
  overlap_ha: number;
};

/** The public API shows a project under its last decided stage only. */
const statusOfState: Record<number, string> = {
  6: "preliminary_examination",
  10: "approval",
  15: "established",
};

export function planRow(plan: NationalPlan): PlanRow {
  const status = plan.status?.toLowerCase();
  return {
    id: plan.id,
    name: plan.name,
    status:
      status === undefined || status === "published"
        ? "published"
        : status === "draft"
          ? "draft"
          : "unpublished",
    first_published_at: plan.firstPublishedTimestamp ?? null,
    last_published_at: plan.lastPublishedTimestamp ?? null,
    nitrogen_goal_tons: plan.nitrogenReductionGoalT ?? 0,
    extraction_potential_ha: plan.extractionPotentialHa ?? 0,
    field_regulation_tons: plan.fieldRegulationT ?? 0,
    other_extraction_tons: plan.otherExtractionEffortT ?? 0,
    geo_location_id: plan.geoLocationId,
  };
}

/** Null for a state that the public never sees. */
export function projectRow(project: NationalProject): ProjectRow | null {
  const status = statusOfState[project.projectStatus];
  if (!status) return null;
  return {
    id: project.projectId,
    name: project.projectName ?? "",
    status,
    ...effectColumns(project),
    subsidy_scheme_id: project.subsidySchemeId ?? null,
    mitigation_measure_id: project.mitigationMeasureId ?? null,
    geo_location_id: project.geoLocationId,
    area_ha: project.overlappingAreaHa ?? 0,
    original_effects: project.originalEffects ?? null,
    reduced_area_ha: project.reducedAreaHa ?? null,
    supplementary_overlap_1_ha: project.supplGeo1OverlappingAreaHa ?? null,
    supplementary_overlap_2_ha: project.supplGeo2OverlappingAreaHa ?? null,
    applied_at: project.applicationTimestamp ?? null,
    last_state_changed_at: project.lastStateChanged ?? null,
  };
}

function effectColumns(
  effects: Pick<
    NationalSketch,
    "nitrogenReductionT" | "extractionEffortHa" | "afforestationEffortHa"
  >,
): EffectColumns {
  return {
    nitrogen_tons: effects.nitrogenReductionT ?? null,
    extraction_ha: effects.extractionEffortHa ?? null,
    afforestation_ha: effects.afforestationEffortHa ?? null,
  };
}

/**
 * A sketch comes only in the parts that lie in each plan: together they are the whole. It
 * belongs to the plan that holds most of it.
 */
export function sketchRows(plans: readonly NationalPlan[]): SketchRow[] {
  const rows = new Map<string, SketchRow & { largestHa: number }>();
  for (const plan of plans) {
    for (const part of plan.sketchProjects) {
      const areaHa = part.overlappingAreaHa ?? 0;
      const row = rows.get(part.sketchProjectId);
      if (!row) {
        rows.set(part.sketchProjectId, {
          id: part.sketchProjectId,
          plan_id: plan.id,
          name: part.sketchProjectName ?? "",
          subsidy_scheme_id: part.subsidySchemeId ?? null,
          mitigation_measure_id: part.mitigationMeasureId ?? null,
          geo_location_id: part.geoLocationId,
          area_ha: areaHa,
          ...effectColumns(part),
          largestHa: areaHa,
        });
        continue;
      }
      const added = effectColumns(part);
      row.area_ha += areaHa;
      row.nitrogen_tons = sum(row.nitrogen_tons, added.nitrogen_tons);
      row.extraction_ha = sum(row.extraction_ha, added.extraction_ha);
      row.afforestation_ha = sum(row.afforestation_ha, added.afforestation_ha);
      if (areaHa > row.largestHa) {
        row.largestHa = areaHa;
        row.plan_id = plan.id;
      }
    }
  }
  return [...rows.values()].map(({ largestHa: _largestHa, ...row }) => row);
}

function sum(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : a + b;
}

/** The overlaps as published, for all areas that are imported. */
export function overlapRows(
  unitKind: OverlapRow["unit_kind"],
  units: readonly (NationalUnit | NationalPlan)[],
  unitIdOf: (unit: NationalUnit | NationalPlan) => string | null = (unit) => unit.id,
): OverlapRow[] {
  const rows = new Map<string, OverlapRow>();
  for (const unit of units) {
    const unitId = unitIdOf(unit);
    if (unitId === null) continue;
    for (const part of [...unit.projects, ...(unit.sketchProjects ?? [])]) {
      if (!part.overlappingAreaHa || part.overlappingAreaHa <= 0) continue;
      rows.set(`${part.geoLocationId} ${unitId}`, {
        geo_location_id: part.geoLocationId,
        unit_kind: unitKind,
        unit_id: unitId,
        overlap_ha: part.overlappingAreaHa,
      });
    }
  }
  return [...rows.values()];
}
