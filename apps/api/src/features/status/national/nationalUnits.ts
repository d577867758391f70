import type {
  StatusMunicipality,
  StatusNaturePotential,
  StatusPlan,
  StatusUnit,
} from "@mars/contracts/status/status";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { sumEffects } from "@mars/domain/effects/effects";
import { domainTotals } from "../pages/figures.ts";
import type { Plan, Project, Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { type Part, partKey, partsOf } from "../snapshot/unitParts.ts";
import { nationalProject, nationalSketch } from "./nationalProject.ts";

export function nationalPlans(snapshot: Snapshot): StatusPlan[] {
  return snapshot.plans.map((plan) => ({
    firstPublishedTimestamp: plan.firstPublishedAt?.toISOString() ?? null,
    lastPublishedTimestamp: plan.lastPublishedAt?.toISOString() ?? null,
    status: planStatus[plan.status],
    nitrogenReductionGoalT: plan.nitrogenGoalT,
    extractionPotentialHa: plan.extractionPotentialHa,
    fieldRegulationT: plan.fieldRegulationT,
    otherExtractionEffortT: plan.needT,
    ...nationalUnit(snapshot, "plan", plan),
  }));
}

const planStatus = {
  draft: "Draft",
  published: "Published",
  unpublished: "Unpublished",
} as const satisfies Record<Plan["status"], StatusPlan["status"]>;

export function nationalTripartites(snapshot: Snapshot): StatusUnit[] {
  return snapshot.tripartites.map((unit) => nationalUnit(snapshot, "tripartite", unit));
}

export function nationalMunicipalities(snapshot: Snapshot): StatusMunicipality[] {
  return snapshot.municipalities.map((unit) => ({
    code: unit.key,
    vat: unit.vat,
    ...nationalUnit(snapshot, "municipality", unit),
  }));
}

function nationalUnit(snapshot: Snapshot, kind: UnitKind, unit: Unit): StatusUnit {
  const parts = partsOf(snapshot, kind, unit.key);
  const totals = domainTotals(parts);
  const potentials = naturePotentialsOf(snapshot, kind, unit);
  return {
    id: unit.id,
    name: unit.name,
    geoLocationId: unit.geoLocationId,
    totalNitrogenReductionT: totals.total.nitrogenReductionT,
    totalExtractionEffortHa: totals.total.extractionEffortHa,
    totalAfforestationEffortHa: totals.total.afforestationEffortHa,
    totalNaturePotentialAreaHa: potentials.reduce(
      (sum, { overlappingAreaHa }) => sum + (overlappingAreaHa ?? 0),
      0,
    ),
    countApprovedProjects: totals.countApprovedProjects,
    countAssessedProjects: totals.countAssessedProjects,
    countEstablishedProjects: totals.countEstablishedProjects,
    countSketchProjects: totals.countSketchProjects,
    countNaturePotentials: potentials.length,
    mitigationMeasures: measureTotals(parts.projects),
    projects: parts.projects.map(nationalProject),
    sketchProjects: parts.sketches.map(nationalSketch),
    naturePotentials: potentials,
  };
}

function measureTotals(parts: readonly Part<Project>[]) {
  return [...Map.groupBy(parts, ({ item }) => item.measureId)].map(([measureId, own]) => ({
    mitigationMeasureId: measureId,
    ...sumEffects(own.map(({ effects }) => effects)),
  }));
}

function naturePotentialsOf(
  snapshot: Snapshot,
  kind: UnitKind,
  unit: Unit,
): StatusNaturePotential[] {
  const parts = snapshot.naturePotentials.get(partKey(kind, unit.key)) ?? [];
  return parts.map((part) => ({
    naturePotentialId: part.id,
    naturePotentialName: part.name,
    overlappingAreaHa: part.overlapHa,
    biodiversitetOverlappingAreaHa: part.biodiversityHa,
    beskyttetNaturOverlappingAreaHa: part.protectedNatureHa,
    s3NaturOverlappingAreaHa: part.section3Ha,
    natura2000OverlappingAreaHa: part.natura2000Ha,
    geoLocationId: part.geoLocationId,
    created: part.createdAt?.toISOString() ?? null,
    updated: part.updatedAt?.toISOString() ?? null,
  }));
}
