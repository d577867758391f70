import { judgementOf } from "@mars/domain/plans/sketchJudgement";
import type { PlanSketch, SketchProject } from "@mars/contracts/plans/planShapes";
import { containment } from "@mars/domain/areas/containment";
import { type Effects, scaleEffects } from "@mars/domain/effects/effects";
import { may } from "@mars/domain/rights/may";
import type { SketchResource } from "@mars/domain/rights/resources";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import { conflictsOfSketch } from "../doubleCounts/areaConflictQueries.ts";
import { conflictWarnings } from "../doubleCounts/conflictWarnings.ts";
import { givingLandOfSketch, outsideWarnings } from "./givingLandOf.ts";
import { insidePlanHa, readSketch, type SketchRow, writtenTexts } from "./sketchQueries.ts";

export function sketchResource(
  sketch: Pick<SketchRow, "organizationVat" | "responsibleVat">,
): SketchResource {
  return {
    kind: "sketch",
    organisationVat: sketch.organizationVat,
    responsibleVat: sketch.responsibleVat,
  };
}

export function wholeEffects(sketch: SketchRow): Effects {
  return {
    nitrogenReductionT: sketch.nitrogenTons,
    extractionEffortHa: sketch.extractionHa,
    afforestationEffortHa: sketch.afforestationHa,
  };
}

export function planSketch(sketch: SketchRow, person: Person): PlanSketch {
  const whole = wholeEffects(sketch);
  return {
    id: sketch.id,
    ...writtenTexts(sketch),
    ...judgementOf(sketch),
    stage: "sketch_project",
    kind: sketch.kind,
    planId: sketch.planId,
    planTitle: sketch.planTitle,
    isBeside: sketch.isBeside,
    subsidySchemeId: sketch.subsidySchemeId,
    mitigationMeasureId: sketch.mitigationMeasureId,
    included: sketch.included,
    areaHa: sketch.areaHa,
    effects: scaleEffects(whole, sketch.shareOfPlan),
    wholeEffects: whole,
    shareOfPlan: sketch.shareOfPlan,
    subCatchments: (sketch.parts ?? []).map(({ opId, share }) => ({
      opId,
      nitrogenReductionT: (sketch.nitrogenTons ?? 0) * share,
    })),
    geoLocationId: sketch.geoLocationId,
    point: sketch.point,
    updatedAt: sketch.updatedAt.toISOString(),
    carbonOverlapHa: sketch.carbonOverlapHa,
    effectsSource: sketch.effectsSource,
    organizationVat: sketch.organizationVat,
    organization: sketch.organization,
    createdBy: sketch.createdBy,
    isMine: sketch.createdById === person.id,
    mayEdit: sketch.planRetiredAt === null && may(person, "sketch.edit", sketchResource(sketch)),
    version: sketch.version,
  };
}

export async function sketchAnswer(
  database: Queryable,
  planId: string,
  id: string,
  person: Person,
): Promise<SketchProject> {
  const sketch = foundOrProblem(await readSketch(database, planId, id));
  const insideHa = await insidePlanHa(database, sketch.planId, sketch.geoLocationId);
  const inside = containment(sketch.areaHa, insideHa, "report");
  const conflicts = sketch.kind === "uroert_skov" ? [] : await conflictsOfSketch(database, sketch);
  return {
    ...planSketch(sketch, person),
    geometry: sketch.geometry,
    computedEffects: sketch.computedEffects,
    enteredEffects: sketch.enteredEffects,
    createdAt: sketch.createdAt.toISOString(),
    warnings: [
      ...(inside.ok && inside.value.warning ? [inside.value.warning] : []),
      ...outsideWarnings(await givingLandOfSketch(database, sketch)),
      ...conflictWarnings(conflicts),
    ],
  };
}
