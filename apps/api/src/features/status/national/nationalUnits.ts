import type { StatusMunicipality, StatusPlan, StatusUnit } from "@mars/contracts/status";
import type { UnitKind } from "@mars/contracts/statusShapes";
import { sumEffects } from "@mars/domain/effects/effects";
import { domainTotals } from "../pages/figures.ts";
import type { Plan, Project, Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { type Part, partsOf, sharesOf } from "../snapshot/unitParts.ts";
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
    totalNaturePotentialAreaHa: potentials.reduce((sum, each) => sum + each.overlappingAreaHa, 0),
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

function naturePotentialsOf(snapshot: Snapshot, kind: UnitKind, unit: Unit) {
  return snapshot.naturePotentials.flatMap(({ id, name, geoLocationId }) =>
    sharesOf(snapshot, geoLocationId, kind)
      .filter(({ unitKey }) => unitKey === unit.key)
      .map(({ overlapHa }) => ({
        naturePotentialId: id,
        naturePotentialName: name,
        geoLocationId,
        overlappingAreaHa: overlapHa,
      })),
  );
}
