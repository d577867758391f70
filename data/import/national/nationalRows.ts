import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { NATIONAL_STATE_OF_STAGE } from "@mars/domain/lifecycle/stage";
import { onceEach } from "./onceEach.ts";
import type {
  NationalPlan,
  NationalPotential,
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
  area_ha: number;
};
export type ProjectRow = AreaColumns & {
  geo_location_id: string | null;
  status: string;
  original_effects: unknown;
  reduced_area_ha: number | null;
  supplementary_overlap_1_ha: number | null;
  supplementary_overlap_2_ha: number | null;
  applied_at: string | null;
  last_state_changed_at: string | null;
};
export type SketchRow = AreaColumns & { plan_id: string; geo_location_id: string };
export type SupplementRow = {
  project_id: string;
  name: string;
  type_id: string;
  geo_location_id: string | null;
  area_ha: number | null;
};
export type PotentialRow = {
  id: string;
  plan_id: string | null;
  name: string;
  geo_location_id: string;
  area_ha: number;
  created_at: string | null;
  updated_at: string | null;
};
export type PotentialPartRow = {
  nature_potential_id: string;
  unit_kind: OverlapRow["unit_kind"];
  unit_id: string;
  overlap_ha: number | null;
  biodiversity_ha: number | null;
  protected_nature_ha: number | null;
  section_3_ha: number | null;
  natura_2000_ha: number | null;
};
export type OverlapRow = {
  geo_location_id: string;
  unit_kind: "plan" | "tripartite" | "municipality";
  unit_id: string;
  overlap_ha: number;
};

/** The public API shows a project under its last decided stage only. */
const statusOfState: Record<number, ProjectStatus> = {
  [NATIONAL_STATE_OF_STAGE.preliminary_examination_approval]: "preliminary_examination",
  [NATIONAL_STATE_OF_STAGE.establishment_approval]: "approval",
  [NATIONAL_STATE_OF_STAGE.established]: "established",
};

export function planRow(plan: NationalPlan): PlanRow {
  const status = plan.status?.toLowerCase();
  return {
    id: plan.id,
    name: nameOf(plan.name),
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
    // Without one of its own it is known by its id; a plan that is here keeps the one it has.
    geo_location_id: plan.geoLocationId ?? plan.id,
  };
}

/** Null for a state that the public never sees. */
export function projectRow(project: NationalProject): ProjectRow | null {
  const status = statusOfState[project.projectStatus ?? -1];
  if (!status) return null;
  return {
    id: project.projectId,
    name: nameOf(project.projectName),
    status,
    ...effectColumns(project),
    subsidy_scheme_id: factIdOf(project.subsidySchemeId),
    mitigation_measure_id: factIdOf(project.mitigationMeasureId),
    geo_location_id: project.geoLocationId ?? null,
    area_ha: project.overlappingAreaHa ?? 0,
    original_effects: project.originalEffects ?? null,
    reduced_area_ha: project.reducedAreaHa ?? null,
    supplementary_overlap_1_ha: project.supplGeo1OverlappingAreaHa ?? null,
    supplementary_overlap_2_ha: project.supplGeo2OverlappingAreaHa ?? null,
    applied_at: project.applicationTimestamp ?? null,
    last_state_changed_at: project.lastStateChanged ?? null,
  };
}

/** Without an outline a sketch's figures count all the same. */
const locationOf = (part: NationalSketch) => part.geoLocationId ?? part.sketchProjectId;

/** A database text holds every letter but this one. */
const nameOf = (name: string | null | undefined) => (name ?? "").replaceAll("\u0000", "");

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const nobodysId = "00000000-0000-0000-0000-000000000000";

/** An id that is none becomes one that no one has, so that it is counted among the unknown. */
export const factIdOf = (id: string | null | undefined) =>
  !id ? null : guid.test(id) ? id : nobodysId;

/** Areas that a project carries next to its own; the same outline told twice is one. */
export function supplementRows(projects: readonly NationalProject[]): SupplementRow[] {
  const rows = projects.flatMap((project) =>
    project.supplementaryGeometries.map((each) => ({
      project_id: project.projectId,
      name: nameOf(each.name),
      type_id: factIdOf(each.supplementaryGeometryTypeId) ?? nobodysId,
      geo_location_id: each.geoLocationId ?? null,
      area_ha: each.areaHa ?? null,
    })),
  );
  return onceEach(
    rows,
    ({ project_id, geo_location_id }, index) => `${project_id} ${geo_location_id ?? index}`,
  );
}

/** A nature potential belongs to the plan that holds most of it, if any does. */
export function potentialRows(
  plans: readonly NationalPlan[],
  units: readonly NationalUnit[],
): PotentialRow[] {
  const rows = new Map<string, PotentialRow>();
  const add = (planId: string | null, part: NationalPotential) => {
    const areaHa = part.overlappingAreaHa ?? 0;
    const row = rows.get(part.naturePotentialId);
    if (row && row.area_ha >= areaHa) return;
    rows.set(part.naturePotentialId, {
      id: part.naturePotentialId,
      plan_id: planId ?? row?.plan_id ?? null,
      name: nameOf(part.naturePotentialName),
      geo_location_id: part.geoLocationId ?? part.naturePotentialId,
      area_ha: areaHa,
      created_at: part.created ?? null,
      updated_at: part.updated ?? null,
    });
  };
  for (const plan of plans) for (const part of plan.naturePotentials) add(plan.id, part);
  for (const unit of units) for (const part of unit.naturePotentials) add(null, part);
  return [...rows.values()];
}

export function potentialPartRows(
  unitKind: OverlapRow["unit_kind"],
  units: readonly (NationalUnit | NationalPlan)[],
  unitIdOf: UnitIdOf = (unit) => unit.id,
): PotentialPartRow[] {
  const rows = new Map<string, PotentialPartRow>();
  for (const unit of units) {
    const unitId = unitIdOf(unit);
    if (unitId === null) continue;
    for (const part of unit.naturePotentials) {
      rows.set(`${part.naturePotentialId} ${unitId}`, {
        nature_potential_id: part.naturePotentialId,
        unit_kind: unitKind,
        unit_id: unitId,
        overlap_ha: part.overlappingAreaHa ?? null,
        biodiversity_ha: part.biodiversitetOverlappingAreaHa ?? null,
        protected_nature_ha: part.beskyttetNaturOverlappingAreaHa ?? null,
        section_3_ha: part.s3NaturOverlappingAreaHa ?? null,
        natura_2000_ha: part.natura2000OverlappingAreaHa ?? null,
      });
    }
  }
  return [...rows.values()];
}

type UnitIdOf = (unit: NationalUnit | NationalPlan) => string | null;

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
          name: nameOf(part.sketchProjectName),
          subsidy_scheme_id: factIdOf(part.subsidySchemeId),
          mitigation_measure_id: factIdOf(part.mitigationMeasureId),
          geo_location_id: locationOf(part),
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
  unitIdOf: UnitIdOf = (unit) => unit.id,
): OverlapRow[] {
  const rows = new Map<string, OverlapRow>();
  for (const unit of units) {
    const unitId = unitIdOf(unit);
    if (unitId === null) continue;
    const parts = [
      ...unit.projects.map((part) => ({ ...part, at: part.geoLocationId })),
      ...unit.sketchProjects.map((part) => ({ ...part, at: locationOf(part) })),
    ];
    for (const { at, overlappingAreaHa } of parts) {
      if (!at || !overlappingAreaHa || overlappingAreaHa <= 0) continue;
      rows.set(`${at} ${unitId}`, {
        geo_location_id: at,
        unit_kind: unitKind,
        unit_id: unitId,
        overlap_ha: overlappingAreaHa,
      });
    }
  }
  return [...rows.values()];
}
